import type { Named } from "#domain/values/named.ts";

/** Shape of the car, for its drawing. */
export type CarBody = "sedan" | "estate" | "suv" | "minivan" | "minibus" | "bus";

/** Grades of a class, from the plainest to the finest. */
export const CAR_GRADES = ["economy", "standard", "comfort", "business", "premium"] as const;

/** The grade of a class; it decides how its drawing is painted. */
export type CarGrade = (typeof CAR_GRADES)[number];

/** A class of cars an operator offers. */
export interface CarClass {
  readonly id: number;
  readonly name: Named;
  readonly body: CarBody;
  /** Missing in books stored before files could carry it. */
  readonly grade?: CarGrade;
  readonly models: readonly string[];
  readonly photo: string;
  /** Passenger seats. */
  readonly capacity: number;
  /** Medium suitcases. */
  readonly luggage: number;
  /** The operator's usual choice; at most one class of a book. */
  readonly usual?: true;
}

/** Classes with a fixed id that are not of the standard grade. */
const USUAL_GRADES: Readonly<Record<number, CarGrade>> = {
  2: "economy",
  4: "comfort",
  5: "business",
  6: "premium",
  9: "premium",
  11: "comfort",
  12: "business",
};

/** The grade of a class: the operator's choice, otherwise the usual one for its id. */
export function carGrade({ id, grade }: Pick<CarClass, "id" | "grade">): CarGrade {
  return grade ?? USUAL_GRADES[id] ?? "standard";
}
