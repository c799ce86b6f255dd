import { expect, it } from "vitest";
import { timelineLanes } from "#ui/timeline-lanes.ts";

const bars = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([start, end]) => ({ start, end }));

it.each([
  ["one after another share a lane, also when they touch", bars([0, 2], [2, 3], [5, 6]), 0, [0, 0, 0]],
  ["two at once stand in two lanes, and the next takes the first free one", bars([0, 4], [1, 2], [2, 3]), 0, [0, 1, 1]],
  ["three at once stand in three", bars([0, 9], [1, 9], [2, 9]), 0, [0, 1, 2]],
  ["words need room as well", bars([0, 1], [2, 3], [6, 7]), 5, [0, 1, 0]],
] as const)("OPS-09: %s", (_, stretches, room, lanes) => {
  expect(timelineLanes(stretches, room)).toEqual(lanes);
});
