import { expect, test } from "vitest";
import { textParts } from "#domain/orders/text-parts.ts";

test.each([
  ["a".repeat(160), 1],
  ["a".repeat(161), 2],
  ["a".repeat(306), 2],
  ["a".repeat(307), 3],
  ["я".repeat(70), 1],
  ["я".repeat(71), 2],
  ["я".repeat(134), 2],
  ["я".repeat(135), 3],
  [`${"a".repeat(158)}€`, 1],
  [`${"a".repeat(159)}€`, 2],
  [`${"a".repeat(70)}–`, 2],
])("%s is sent in %i parts", (text, parts) => {
  expect(textParts(text)).toBe(parts);
});
