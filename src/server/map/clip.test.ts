import { expect, test } from "vitest";
import { clipLine, clipRing } from "#server/map/clip.ts";

const box = { left: 0, top: 0, right: 10, bottom: 10 };

test("a ring is cut at the edges of the box, one around it becomes the box, one beside it nothing", () => {
  expect(Array.from(clipRing([5, 5, 15, 5, 15, 8, 5, 8], box))).toEqual([5, 5, 10, 5, 10, 8, 5, 8]);
  expect(new Set(Array.from(clipRing([-5, -5, 20, -5, 20, 20, -5, 20], box)))).toEqual(new Set([0, 10]));
  expect(clipRing([20, 20, 30, 20, 30, 30], box)).toHaveLength(0);
});

test("a line that leaves the box and comes back is two lines", () => {
  expect(clipLine([-5, 2, 5, 2, 5, 12, 8, 12, 8, 5], box)).toEqual([
    [0, 2, 5, 2, 5, 10],
    [8, 10, 8, 5],
  ]);
});
