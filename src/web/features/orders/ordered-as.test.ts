import { expect, test } from "vitest";
import { changeDraft, EMPTY_DRAFT, type TripDraftChange } from "#domain/booking/trip-draft.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { earlierWay, orderedAs } from "./ordered-as.ts";

const offer = {
  from: { place_id: "g1" },
  to: { place_id: "g2" },
  roundTrip: false,
  askedIn: "ru RUB",
  price: {
    price_id: 7,
    price: 24,
    reverse_price: null,
    car_class: { car_class_id: 3 },
    service_provider: { id: 2 },
    start_place: { type: 2 },
    finish_place: { type: 5 },
  },
} as PickedOffer;
const ordered = orderedAs(offer, EMPTY_DRAFT);

test.each<[string, TripDraftChange, string]>([
  ["a note", { type: "comment", text: "Two pairs of skis" }, "changeable"],
  ["another time", { type: "trip", index: 0, fields: { time: "18:40" } }, "changeable"],
  ["another phone", { type: "passenger", fields: { phone: "+7" } }, "changeable"],
  ["one more person", { type: "party", party: { adults: 2 } }, "changeable"],
  ["a service", { type: "money", fields: { services: { 9004: 1 } } }, "changeable"],
  ["a trip that is not part of the order", { type: "trip", index: 1, fields: { time: "18:40" } }, "same"],
  ["an agreement", { type: "agree", agreed: true }, "same"],
  ["a certificate", { type: "money", fields: { certificate: "GIFT" } }, "other"],
  ["another way of paying", { type: "company", fields: { payBy: "cash" } }, "other"],
])("B3: after %s the form is the %s order", (_, change, way) => {
  expect(earlierWay(ordered, orderedAs(offer, changeDraft(EMPTY_DRAFT, change)))).toBe(way);
});

test.each<[string, Partial<PickedOffer>, string]>([
  [
    "a renewed price in another language",
    { askedIn: "en EUR", price: { ...offer.price, price_id: 9, price: 25 } },
    "same",
  ],
  ["another car", { price: { ...offer.price, car_class: { car_class_id: 4 } } as PickedOffer["price"] }, "changeable"],
  ["another place", { to: { place_id: "g3" } as PickedOffer["to"] }, "other"],
  ["a rent", { hours: 3 }, "other"],
])("B3: %s makes it the %s order", (_, changes, way) => {
  expect(earlierWay(ordered, orderedAs({ ...offer, ...changes }, EMPTY_DRAFT))).toBe(way);
});

test("B3: where it is not known what was ordered, nothing is changed", () => {
  expect(earlierWay(undefined, ordered)).toBe("other");
});
