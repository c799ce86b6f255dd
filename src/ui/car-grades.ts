/** Grades of a car from the plainest to the finest; they decide its paint, its chrome and how long it is drawn. */
export const carGrades = ["economy", "standard", "comfort", "business", "premium"] as const;

/** One of the grades. */
export type CarGrade = (typeof carGrades)[number];
