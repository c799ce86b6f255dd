import { expect, test } from "vitest";
import { isInRange, lackOf, NO_PARTY, peopleRanges } from "#domain/prices/party-fit.ts";

test("ranges of people come from the seats of the cars on offer, and the fifth has no upper end", () => {
  const told = (seats: readonly number[]) => peopleRanges(seats).map(({ from, to }) => `${from}-${to ?? ""}`);
  expect(told([3, 3, 4, 6, 8, 10, 13, 19, 30])).toEqual(["1-3", "4-4", "5-6", "7-8", "9-"]);
  expect(told([4, 3])).toEqual(["1-3", "4-4"]);
  expect(told([])).toEqual([]);
});

test("a number of people lies in the range that names it", () => {
  expect([4, 5, 6, 7].map((people) => isInRange({ from: 5, to: 6 }, people))).toEqual([false, true, true, false]);
  expect(isInRange({ from: 9, to: null }, 40)).toBe(true);
});

test("children take seats, and every car fits a party nobody has named", () => {
  const room = { seats: 3, bags: 2 };
  expect(lackOf(room, NO_PARTY)).toBeUndefined();
  expect(lackOf(room, { people: 2, children: 1, bags: 2 })).toBeUndefined();
  expect(lackOf(room, { people: 3, children: 1, bags: 5 })).toBe("seats");
  expect(lackOf(room, { people: null, children: 0, bags: 3 })).toBe("bags");
  expect(lackOf({ ...room, stops: 1 }, { ...NO_PARTY, stops: 1 })).toBeUndefined();
  expect(lackOf({ ...room, stops: 1 }, { ...NO_PARTY, stops: 2 })).toBe("stops");
});
