import { expect, test } from "vitest";
import { commonValue } from "#domain/prices/common-value.ts";

const cars = (...values: readonly (readonly [group: string, value: number])[]) =>
  commonValue(
    values,
    ([group]) => group,
    ([, value]) => value,
  );

test("F21: what most cars share is said once, and a whole group that differs stands beside it", () => {
  expect(cars(["sedans", 4], ["sedans", 6], ["minivans", 4], ["buses", 3], ["buses", 3], ["other", 4])).toEqual({
    value: 4,
    exceptions: [{ group: "buses", value: 3 }],
  });
});

test("a group that is not of one mind is no exception, and no cars have nothing in common", () => {
  expect(cars(["sedans", 4], ["sedans", 4], ["buses", 3], ["buses", 4])).toEqual({ value: 4, exceptions: [] });
  expect(cars()).toBeUndefined();
});
