import { expect, test } from "vitest";
import { DEFAULT_ACCENT, DEFAULT_BASE_PATH } from "#contract/page-options.ts";

test("APP-01, LAY-03: without options the module lives under /booking and is green", () => {
  expect([DEFAULT_BASE_PATH, DEFAULT_ACCENT]).toEqual(["/booking", "#00AD5A"]);
});
