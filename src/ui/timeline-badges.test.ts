import { expect, it } from "vitest";
import { timelineBadges } from "#ui/timeline-badges.ts";

const bars = [
  { start: 0, end: 100 },
  { start: 60, end: 160 },
  { start: 80, end: 120 },
];
const words = "Overlap 25 min";

it("OPS-09: words of an overlap stand beside the later bar, and those of two in one lane never lie on each other", () => {
  const clashes = [
    { start: 60, end: 100, words },
    { start: 80, end: 100, words },
    { start: 80, end: 120, words },
  ];
  const [first, second, third] = timelineBadges(clashes, bars, [0, 1, 2], (at) => at);
  expect(first).toEqual({ lane: 1, left: 168 });
  expect(second).toEqual({ lane: 2, left: 168 });
  expect(third?.lane).toBe(2);
  expect(third?.left).toBeGreaterThan(168 + words.length * 7);
});
