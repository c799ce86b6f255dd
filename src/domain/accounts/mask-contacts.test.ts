import { expect, test } from "vitest";
import { maskContacts } from "#domain/accounts/mask-contacts.ts";

test.each([
  ["Anna, anna@example.com, wrote", "Anna, •••@•••, wrote"],
  ["почта: пётр@пример.рф.", "почта: •••@•••."],
  ["anna@ example. com typed with gaps", "•••@••• typed with gaps"],
  ["Call +7 903 555-01-42 or 8 (903) 555‑01‑42", "Call ••• or •••"],
  ["+49 30 123456", "•••"],
  ["Order 1000042 of 24.12.2026, 14:30, 1 234 567,00 ₽", "Order 1000042 of 24.12.2026, 14:30, 1 234 567,00 ₽"],
  ["#12211B;font-size:16px", "#12211B;font-size:16px"],
])("OPS-30: %s is read as %s by those who see no phones and e-mails", (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});
