import { expect, test } from "vitest";
import { quoteLife, QUOTE_EXTENSION_SECONDS, QUOTE_LIFETIME_SECONDS } from "#domain/prices/quote-life.ts";

const QUOTED = Date.UTC(2026, 2, 10, 9, 0);
const LIFE = QUOTE_LIFETIME_SECONDS * 1000;
const EXTENSION = QUOTE_EXTENSION_SECONDS * 1000;

test.each([
  ["of this moment is valid", 0, "valid"],
  ["of a clock that was set back is valid", -5000, "valid"],
  ["one millisecond before 15 minutes is valid", LIFE - 1, "valid"],
  ["of 15 minutes must be asked again", LIFE, "recheck"],
  ["one millisecond before two hours must be asked again", EXTENSION - 1, "recheck"],
  ["of two hours has expired", EXTENSION, "expired"],
  ["of a day has expired", 86_400_000, "expired"],
])("T-11: a quote %s", (_, age, life) => {
  expect(quoteLife(QUOTED, QUOTED + age)).toBe(life);
});

test("T-11: a quote lives for 15 minutes and can be extended to two hours", () => {
  expect([QUOTE_LIFETIME_SECONDS, QUOTE_EXTENSION_SECONDS]).toEqual([900, 7200]);
});
