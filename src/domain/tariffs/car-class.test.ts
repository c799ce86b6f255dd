import { expect, test } from "vitest";
import { carClassGroup, carGrade, type CarClassGroup } from "#domain/tariffs/car-class.ts";

const GROUPS: readonly (readonly [CarClassGroup, readonly number[]])[] = [
  ["sedans", [2, 3, 4, 5, 6]],
  ["roomy", [7, 8, 9]],
  ["minivans", [10, 11, 12, 13]],
  ["buses", [14, 15, 16, 17]],
  ["other", [-1, 0, 1, 18, 100]],
];

test.each(GROUPS.flatMap(([group, ids]) => ids.map((id) => [id, group] as const)))(
  "PRC-13, OPN-017: class %i is listed under %s",
  (id, group) => {
    expect(carClassGroup(id)).toBe(group);
  },
);

test("the grade of a class is what the operator says, otherwise what is usual for its id", () => {
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
