import { expect, test } from "vitest";
import { isProvedAt } from "#domain/accounts/proof.ts";

const NOW = Date.UTC(2026, 10, 21, 12, 0);

test.each([
  [NOW, true],
  [NOW - 899_999, true],
  [NOW - 900_000, false],
  [null, false],
])("T-08: a password shown at %s is not asked for again: %s", (provedAt, isProved) => {
  expect(isProvedAt(provedAt, NOW)).toBe(isProved);
});
