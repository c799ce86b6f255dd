import { expect, test } from "vitest";
import { readSearch } from "#contract/search-address.ts";
import { askedIn, askedParty, isOfferOf } from "./asked-offer.ts";
import type { PickedOffer } from "./picked-offer.ts";

const page = askedIn({ locale: "en", currency: "GBP" });
const offer = {
  from: { place_id: "g1" },
  to: { place_id: "g2" },
  roundTrip: false,
  stops: [{ place_id: "g3" }],
  when: "2026-12-01 10:00",
  askedIn: page,
  price: { car_class: { car_class_id: 3 }, service_provider: { id: 2 } },
} as unknown as PickedOffer;

const ADDRESS = "?from=g1&to=g2&subAddress=g3&when=2026-12-01T10:00&car=3.2";

test.each([
  ["its own address", ADDRESS, page, true],
  ["an address that names no car", "", page, true],
  ["another place", ADDRESS.replace("g2", "g9"), page, false],
  ["another car", ADDRESS.replace("3.2", "4.2"), page, false],
  ["another time", ADDRESS.replace("T10", "T11"), page, false],
  ["no stops", ADDRESS.replace("&subAddress=g3", ""), page, false],
  ["a way back", `${ADDRESS}&back=1`, page, false],
  ["B4: another language, so that every word of the form comes anew", ADDRESS, "ru GBP", false],
  ["B4: another currency", ADDRESS, "en EUR", false],
  ["B4: another language at an address that names no car", "", "ru GBP", false],
])("BKF-16: at %s the offer is the form's or not", (_, query, asked, isOf) => {
  expect(isOfferOf(offer, readSearch(query), asked)).toBe(isOf);
});

test("who travels is taken from the address, and what it leaves out is left open", () => {
  expect(askedParty(readSearch("?people=3&children=1&bags=0"))).toEqual({ adults: 3, children: 1, luggage: 0 });
  expect(askedParty(readSearch("?people=x"))).toEqual({});
});
