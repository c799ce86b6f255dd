import { expect, it } from "vitest";
import { changeWay } from "./change-meaning.ts";

const OPEN = { ride: true, details: true };
const LATE = { ride: false, details: true };
const CLOSED = { ride: false, details: false };

it.each([
  ["sign", OPEN, "free"],
  ["stops", OPEN, "priced"],
  ["certificate", OPEN, "call"],
  ["sign", LATE, "free"],
  ["time", LATE, "call"],
  ["passengers", CLOSED, "call"],
  ["services", CLOSED, "call"],
] as const)("the %s of a trip of which %o may be changed is changed so: %s", (given, may, way) => {
  expect(changeWay(given, may)).toBe(way);
});
