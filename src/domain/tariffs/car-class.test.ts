import { expect, test } from "vitest";
import { carGrade } from "#domain/tariffs/car-class.ts";

test("the grade of a class is the operator's choice, otherwise the usual one for its id", () => {
  expect(carGrade({ id: 2, grade: "premium" })).toBe("premium");
  expect([2, 3, 4, 5, 6].map((id) => carGrade({ id }))).toEqual([
    "economy",
    "standard",
    "comfort",
    "business",
    "premium",
  ]);
  expect([7, 16, 100].map((id) => carGrade({ id }))).toEqual(["standard", "standard", "standard"]);
});
