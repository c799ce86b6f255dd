import { expect, test } from "vitest";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { aboveBegin, beginOf } from "./begin-of.ts";

const trips = (states: Readonly<Record<number, BoardTripView["state"]>>) =>
  Object.entries(states).map(([id, state]) => ({ trip_id: Number(id), state }) as BoardTripView);

const DAY = trips({ 1: "completed", 2: "no-show", 3: "confirmed", 4: "placed" });

test.each([
  ["the first trip that still goes", { trips: DAY, from: 0, begins: 2 }, { id: 3, index: 2 }],
  ["the first trip where all are over", { trips: DAY.slice(0, 2), from: 0, begins: null }, { id: 1, index: 0 }],
  ["what has to be brought, past a hundred that are over", { trips: DAY, from: 0, begins: 240 }, { bring: 240 }],
  ["what has been brought", { trips: DAY, from: 200, begins: 202 }, { id: 3, index: 202 }],
  ["nothing where nothing is found", { trips: [], from: 0, begins: null }, undefined],
] as const)("OPS-01: a list begins with %s", (_, atHand, begin) => {
  expect(beginOf(atHand)).toEqual(begin);
});

test("OPS-01: what goes is never among the trips above, whatever has come or gone since the list began", () => {
  const begun = { id: 3, index: 2 };
  const above = (now: readonly BoardTripView[], from = 0) => aboveBegin(begun, { trips: now, from, begins: null });
  expect(above(DAY)).toBe(2);
  expect(above(DAY.slice(1))).toBe(1);
  expect(above([...trips({ 9: "completed" }), ...DAY])).toBe(2);
  // The trip with which it began has moved to the evening, or out of sight.
  expect(above([DAY[0], DAY[1], DAY[3], DAY[2]].flatMap((trip) => trip ?? []))).toBe(2);
  expect(above(DAY.slice(3), 300)).toBe(2);
});
