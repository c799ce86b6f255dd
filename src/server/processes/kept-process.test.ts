import { expect, it } from "vitest";
import { pauseBefore } from "#server/processes/kept-process.ts";

it("a process that ends again and again is started after a pause that grows to half a minute", () => {
  expect([1, 2, 3, 6, 7, 50].map(pauseBefore)).toEqual([500, 1000, 2000, 16_000, 30_000, 30_000]);
});
