import { expect, test } from "vitest";
import { PHONE_PLANS } from "#web/trip/phone/phone-plans.ts";
import type { RequestDraft } from "./request-draft.ts";
import { requestFaults } from "./request-faults.ts";

const phones = { pickup: "RU", locale: "en", operator: "", plans: PHONE_PLANS } as const;
const anna: RequestDraft = { date: "", name: "Anna", phone: "8 916 123-45-67", email: "mailto:a@b.org", text: "" };

test.each<[string, Partial<RequestDraft>, readonly string[], readonly string[]]>([
  ["a filled request", {}, [], []],
  [
    "an empty one is told at the first try what to do",
    { name: " ", phone: "", email: "" },
    [],
    ["name: prices.request.need.name", "phone: prices.request.need.phone", "email: prices.request.need.email"],
  ],
  ["VAL-09: digits alone are no name", { name: "12345" }, [], ["name: prices.request.need.name"]],
  ["VAL-09: two addresses", { email: "a@b.org, c@d.org" }, [], ["email: booking.email.two"]],
  ["VAL-14: letters in a phone", { phone: "916 abc 1" }, [], ["phone: booking.phone.letters"]],
  [
    "VAL-30: a long name says so at once",
    { name: "A".repeat(61) },
    ["name: booking.tooLong"],
    ["name: booking.tooLong"],
  ],
  ["VAL-30: a long wish too", { text: "A".repeat(1001) }, ["text: booking.tooLong"], ["text: booking.tooLong"]],
  ["VAL-30: spaces that are not kept do not count", { text: `A${" ".repeat(2000)}A` }, [], []],
])("%s", (_, fields, before, after) => {
  const said = (tried: boolean) =>
    [...requestFaults({ ...anna, ...fields }, phones, tried)].map(([field, [key]]) => `${field}: ${key}`);
  expect([said(false), said(true)]).toEqual([before, after]);
});
