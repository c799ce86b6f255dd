import type { PriceItem } from "#contract/prices/prices.ts";
import { CAR_GRADES, type CarBody } from "#domain/tariffs/car-class.ts";

const BODIES: readonly CarBody[] = ["sedan", "estate", "suv", "minivan", "minibus", "bus"];

/** How to draw a class: its body, recut and painted by its grade and its seats, so that no two look alike. */
export function classDrawing({ body, grade, capacity }: Pick<PriceItem["car_class"], "body" | "grade" | "capacity">) {
  return {
    body: BODIES.find((name) => name === body) ?? "sedan",
    grade: CAR_GRADES.find((name) => name === grade) ?? "comfort",
    seats: capacity,
  } as const;
}
