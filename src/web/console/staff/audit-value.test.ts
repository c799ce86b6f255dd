import { expect, test } from "vitest";
import words from "#i18n/messages/en/console.json" with { type: "json" };
import { auditValue } from "./audit-value.ts";

const t = (key: string): string => (words as Readonly<Record<string, string>>)[key] ?? key;

test.each([
  ["state", "confirmed", "Confirmed"],
  ["state", "new", "New"],
  ["state", "answered", "Answered"],
  ["payBy", "card", "by card"],
  ["payBy", "cash", "to the driver"],
  ["driver", "card", "card"],
  ["state", "unheard-of", "unheard-of"],
])("OPS-123: an entry tells %s %s in words: %s", (field, value, told) =>
  expect(auditValue(field, value, t)).toBe(told),
);
