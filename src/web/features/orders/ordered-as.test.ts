import { expect, test } from "vitest";
import { EMPTY_CAR } from "#domain/booking/further-cars.ts";
import { changeDraft, EMPTY_DRAFT, type TripDraftChange } from "#domain/booking/trip-draft.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { chosenWay, earlierWay, orderedAs, wayNow, type EarlierWay } from "./ordered-as.ts";

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
const typed: readonly TripDraftChange[] = [
  { type: "start", trips: 1, capacity: 3 },
  { type: "passenger", fields: { name: "Анна Петрова", phone: "+7 916 123-45-67" } },
  { type: "trip", index: 0, fields: { date: "2026-12-09", time: "12:00" } },
];
const draft = typed.reduce(changeDraft, EMPTY_DRAFT);
const ordered = orderedAs(offer, draft);

test.each<[string, TripDraftChange, string]>([
  ["a note", { type: "comment", text: "Two pairs of skis" }, "changeable"],
  ["another time", { type: "trip", index: 0, fields: { time: "18:40" } }, "changeable"],
  ["another phone", { type: "passenger", fields: { phone: "+7" } }, "changeable"],
  ["a slip in the name put right", { type: "passenger", fields: { name: "Анна Петрова-" } }, "changeable"],
  ["another passenger, with the phone of the first", { type: "passenger", fields: { name: "Борис Ким" } }, "apart"],
  ["another day", { type: "trip", index: 0, fields: { date: "2026-12-21" } }, "apart"],
  ["one more person", { type: "party", party: { adults: 2 } }, "changeable"],
  ["a service", { type: "money", fields: { services: { 9004: 1 } } }, "changeable"],
  ["a trip that is not part of the order", { type: "trip", index: 1, fields: { time: "18:40" } }, "same"],
  ["an agreement", { type: "agree", agreed: true }, "same"],
  ["a certificate", { type: "money", fields: { certificate: "GIFT" } }, "other"],
  ["another car", { type: "cars", fields: { cars: [{ ...EMPTY_CAR, id: "1" }], carPeople: [] } }, "other"],
  ["another way of paying", { type: "company", fields: { payBy: "cash" } }, "other"],
])("B3: after %s the form is the %s order", (_, change, way) => {
  expect(earlierWay(ordered, orderedAs(offer, changeDraft(draft, change)))).toBe(way);
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
  expect(earlierWay(ordered, orderedAs({ ...offer, ...changes }, draft))).toBe(way);
});

test("B3: where it is not known what was ordered, nothing is changed", () => {
  expect(earlierWay(undefined, ordered)).toBe("other");
});

test.each<[string, EarlierWay, string, string, string, EarlierWay]>([
  ["waits for its payment", "same", "placed", "open", "EUR", "same"],
  ["was paid late, or in another tab", "same", "confirmed", "paid", "EUR", "paid"],
  ["was paid, and the form was changed since", "changeable", "confirmed", "paid", "EUR", "changeable"],
  ["stands in another currency", "same", "placed", "open", "USD", "currency"],
  ["lapsed or was cancelled", "changeable", "cancelled", "none", "EUR", "cancelled"],
])("found 10: an order that %s makes a form that is “%s” …", (_, way, state, payment, currency, then) => {
  const order = { state: state as "placed", payment, currency };
  expect(wayNow(way, order, "EUR")).toBe(then);
  expect(wayNow(way, undefined, "EUR")).toBe(way);
});

test("found 10: a form whose currency was switched makes a second order, which is said, because an order keeps its own", () => {
  const inEuros = { ...ordered, currency: "EUR" };
  expect(earlierWay(inEuros, { ...inEuros, currency: "USD" })).toBe("currency");
  expect(earlierWay(ordered, { ...inEuros, currency: "USD" })).toBe("same");
});

test("B3, BKF-18: a form that was opened to change an order changes it, whoever stands in it", () => {
  expect(earlierWay({ fixed: "", free: "" }, ordered)).toBe("changeable");
});

test("B3: the traveller decides between a change and a separate order, wherever both can be done", () => {
  const apart = { orderId: 7, way: "apart" } as const;
  expect(chosenWay("changeable", 7, apart)).toBe("apart");
  expect(chosenWay("apart", 7, { orderId: 7, way: "changeable" })).toBe("changeable");
  expect(chosenWay("changeable", 8, apart)).toBe("changeable");
  expect(chosenWay("same", 7, apart)).toBe("same");
  expect(chosenWay("other", 7, { orderId: 7, way: "changeable" })).toBe("other");
});
