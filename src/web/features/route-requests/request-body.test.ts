import { expect, test } from "vitest";
import type { Suggestion } from "#contract/places.ts";
import { PHONE_PLANS } from "#web/trip/phone/phone-plans.ts";
import { requestBody } from "./request-body.ts";

const place = (place_id: string, secondary_text = "") =>
  ({
    place_id,
    structured_formatting: { main_text: `Place ${place_id}`, secondary_text },
    geometry: { location: { lat: 55.5, lng: 37.25 } },
  }) as unknown as Suggestion;

const way = { from: place("g1", "Russia"), to: place("g2"), roundTrip: true };
const phones = { pickup: "RU", locale: "en", operator: "", plans: PHONE_PLANS } as const;
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
