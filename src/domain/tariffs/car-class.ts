import type { Named } from "#domain/values/named.ts";

/** Shape of the car, for its drawing. */
export type CarBody = "sedan" | "estate" | "suv" | "minivan" | "minibus" | "bus";

/** A class of cars an operator offers. */
export interface CarClass {
  readonly id: number;
  readonly name: Named;
  readonly body: CarBody;
  readonly models: readonly string[];
  readonly photo: string;
  /** Passenger seats. */
  readonly capacity: number;
  /** Medium suitcases (ruling 17). */
  readonly luggage: number;
}
