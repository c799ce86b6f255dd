import { expect, test } from "vitest";
import { stepInRow } from "#ui/step-in-row.ts";

test("arrows wrap around, Home and End go to the ends, other keys nowhere", () => {
  const walk = (key: string, at: number) => stepInRow(key, at, 3, "down");
  expect([walk("ArrowDown", 0), walk("ArrowDown", 2), walk("ArrowUp", 0), walk("ArrowUp", 2)]).toEqual([1, 0, 2, 1]);
  expect([walk("Home", 2), walk("End", 0), walk("ArrowRight", 0), walk("x", 0)]).toEqual([0, 2, undefined, undefined]);
  expect(stepInRow("ArrowLeft", 0, 3, "across")).toBe(2);
});

test("from nowhere the arrows go to the first and to the last", () => {
  expect([stepInRow("ArrowDown", -1, 3, "down"), stepInRow("ArrowUp", -1, 3, "down")]).toEqual([0, 2]);
});
