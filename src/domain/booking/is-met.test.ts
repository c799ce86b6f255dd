import { expect, test } from "vitest";
import { includedWhereMet, isMet } from "#domain/booking/is-met.ts";

test.each([
  ["airport", ["meeting", "parking"], true, ["meeting", "parking"]],
  ["station", ["meeting"], true, ["meeting"]],
  ["airport", ["parking"], false, ["parking"]],
  ["suburb", ["meeting", "parking"], false, ["parking"]],
] as const)("B12: from %s with %j, a driver with a sign: %s", (start, included, met, left) => {
  expect(isMet(start, included)).toBe(met);
  expect(includedWhereMet(start, included)).toEqual(left);
});
