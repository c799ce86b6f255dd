import { expect, it } from "vitest";
import { reachOf } from "#domain/orders/reach.ts";

it.each([
  ["a@example.com", false, { email: true, text: true }, "email"],
  ["a@example.com", true, { email: true, text: false }, "email"],
  // Without a mail server an address reaches nobody, and texts are for callers without one.
  ["a@example.com", true, { email: false, text: true }, "call"],
  ["", true, { email: true, text: true }, "text"],
  ["", true, { email: true, text: false }, "call"],
  ["", false, { email: true, text: true }, "call"],
] as const)("a traveller with e-mail %j (by telephone: %j) is reached, where %j can be sent, by %s", (...line) => {
  const [email, isByPhone, sending, reach] = line;
  expect(reachOf({ email, isByPhone }, sending)).toBe(reach);
});
