/** Shape of the car, for its drawing. */
export type CarBody = "sedan" | "estate" | "suv" | "minivan" | "minibus" | "bus";

/** How fine a class is, from the plainest to the finest. */
export const CAR_GRADES = ["economy", "standard", "comfort", "business", "premium"] as const;

/** How fine a class is; its drawing is painted by it. */
export type CarGrade = (typeof CAR_GRADES)[number];

/** Groups in which classes are listed (PRC-13, OPN-017). */
export type CarClassGroup = "sedans" | "roomy" | "minivans" | "buses" | "other";

/** A class of cars an operator offers. */
export interface CarClass {
  readonly id: number;
  readonly titleEn: string;
  readonly titleRu: string;
  readonly body: CarBody;
  /** Lacks in books that were kept before files could say it. */
  readonly grade?: CarGrade;
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

/** Classes whose id is fixed and which are not of the standard grade. */
const USUAL_GRADES: Readonly<Record<number, CarGrade>> = {
  2: "economy",
  4: "comfort",
  5: "business",
  6: "premium",
  9: "premium",
  11: "comfort",
  12: "business",
};

/** The grade of a class: what the operator says, otherwise what is usual for its id. */
export function carGrade({ id, grade }: Pick<CarClass, "id" | "grade">): CarGrade {
  return grade ?? USUAL_GRADES[id] ?? "standard";
}
