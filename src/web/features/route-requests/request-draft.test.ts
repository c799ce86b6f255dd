import { expect, test } from "vitest";
import type { Suggestion } from "#contract/places.ts";
import { PHONE_PLANS } from "#web/trip/phone/phone-plans.ts";
import { requestBody, requestFaults, type RequestDraft } from "./request-draft.ts";

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

const place = (place_id: string, secondary_text = "") =>
  ({
    place_id,
    structured_formatting: { main_text: `Place ${place_id}`, secondary_text },
    geometry: { location: { lat: 55.5, lng: 37.25 } },
  }) as unknown as Suggestion;

const way = { from: place("g1", "Russia"), to: place("g2"), roundTrip: true };
const typed = {
  date: "",
  name: " Anna  Ivanova ",
  phone: " +7 916 123-45-67 ",
  email: " a@example.org",
  text: "",
};

test("a request has both ends as shown, and the typed texts cleaned", () => {
  expect(requestBody(way, { ...typed, date: "2026-12-01", text: "two\npairs of skis" }, phones)).toEqual({
    start: { place_id: "g1", title: "Place g1, Russia", location: "55.5,37.25" },
    finish: { place_id: "g2", title: "Place g2", location: "55.5,37.25" },
    round_trip: true,
    date: "2026-12-01",
    contact: { name: "Anna Ivanova", phone: "79161234567", email: "a@example.org" },
    text: "two\npairs of skis",
  });
});

test("an unknown day is not sent", () => {
  expect(requestBody(way, typed, phones)).not.toHaveProperty("date");
});
