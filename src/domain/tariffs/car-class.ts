import type { Named } from "#domain/values/named.ts";

/** Shape of the car, for its drawing. */
export type CarBody = "sedan" | "estate" | "suv" | "minivan" | "minibus" | "bus";

/** Groups in which classes are listed (PRC-13, OPN-017). */
export type CarClassGroup = "sedans" | "roomy" | "minivans" | "buses" | "other";

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

/** The group of a class id; ids outside 2 to 17 are "other". */
export function carClassGroup(id: number): CarClassGroup {
  if (id >= 2 && id <= 6) return "sedans";
  if (id >= 7 && id <= 9) return "roomy";
  if (id >= 10 && id <= 13) return "minivans";
  if (id >= 14 && id <= 17) return "buses";
  return "other";
}
