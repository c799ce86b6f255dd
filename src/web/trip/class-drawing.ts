import type { PriceItem } from "#contract/prices/prices.ts";
import type { CarBody, CarGrade } from "#domain/tariffs/car-class.ts";

const BODIES: readonly CarBody[] = ["sedan", "estate", "suv", "minivan", "minibus", "bus"];

/** Grades that are painted differently from the middle ones. */
const PAINT = new Map<string, "light" | "dark">([
  ["economy", "light"],
  ["business", "dark"],
  ["premium", "dark"],
] satisfies [CarGrade, "light" | "dark"][]);

/** How to draw a class: its body, with a darker paint for the finer classes. */
export function classDrawing({ body, grade }: Pick<PriceItem["car_class"], "body" | "grade">) {
  return { body: BODIES.find((name) => name === body) ?? "sedan", tint: PAINT.get(grade) ?? "mid" } as const;
}
