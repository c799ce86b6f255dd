import { expect, test } from "vitest";
import { withSeatsFor } from "./with-seats-for.ts";

test("PRC-14, PRC-15: with a number of passengers given, only classes with enough seats are shown", () => {
  const items = [3, 4, 5, 8].map((capacity) => ({ car_class: { capacity } }));
  const seats = (count: number) => withSeatsFor(items, count)?.length;
  expect([seats(0), seats(5), seats(9)]).toEqual([4, 2, 0]);
  expect(withSeatsFor(undefined, 5)).toBeUndefined();
});
