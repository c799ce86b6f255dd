import { expect, test } from "vitest";
import { alongBends, bendsOf } from "#domain/places/bends.ts";

const line = [
  { x: 0, y: 0 },
  { x: 10, y: 2 },
  { x: 200, y: 90 },
  { x: 205, y: 40 },
];

test("MAP-04: the curve goes through every point of the line in order", () => {
  const bends = bendsOf(line);
  expect([line[0], ...bends.map(({ to }) => to)]).toEqual(line);
});

test("a short stretch beside a long one does not swing out of the way", () => {
  const along = alongBends(bendsOf(line));
  const [xs, ys] = [along.filter((_, at) => at % 2 === 0), along.filter((_, at) => at % 2 === 1)];
  expect([Math.min(...xs) > -5, Math.max(...xs) < 220]).toEqual([true, true]);
  expect([Math.min(...ys) > -5, Math.max(...ys) < 105]).toEqual([true, true]);
});
