import { expect, test } from "vitest";
import { isRecoveryGood, mayRecover } from "#domain/accounts/recovery.ts";

const NOW = Date.UTC(2026, 10, 21, 12, 0);

test.each([
  [[], true],
  [[NOW - 59_999], false],
  [[NOW - 60_000], true],
  [[1, 2, 3, 4, 5].map((hours) => NOW - hours * 3_600_000), false],
])("T-25: an account that was sent letters at %j gets another: %s", (earlier, may) => {
  expect(mayRecover(earlier, NOW)).toBe(may);
});

test.each([
  [{ askedAt: NOW - 3_599_999, usedAt: null }, true],
  [{ askedAt: NOW - 3_600_000, usedAt: null }, false],
  [{ askedAt: NOW, usedAt: NOW }, false],
])("T-08: the link of a letter %j sets a password: %s", (recovery, isGood) => {
  expect(isRecoveryGood(recovery, NOW)).toBe(isGood);
});
