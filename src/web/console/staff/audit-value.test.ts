import { expect, test } from "vitest";
import words from "#i18n/messages/en/console.json" with { type: "json" };
import { textsOf } from "#web/console/app/texts-of.ts";
import { auditValue } from "./audit-value.ts";

const { wordOf } = textsOf({ messages: words, locale: "en" });

test.each([
  ["state", "confirmed", "Confirmed"],
  ["state", "new", "New"],
  ["state", "answered", "Answered"],
  ["payBy", "card", "by card"],
  ["payBy", "cash", "to the driver"],
  ["driver", "card", "card"],
  ["state", "unheard-of", "unheard-of"],
])("OPS-123: an entry tells %s %s in words: %s", (field, value, told) =>
  expect(auditValue(field, value, wordOf)).toBe(told),
);
