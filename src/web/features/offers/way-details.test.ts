import { describe, expect, test } from "vitest";
import type { OfferView } from "#contract/requests/offers.ts";
import { PHONE_PLANS } from "#web/trip/phone/phone-plans.ts";
import { wayDetailsBody, storedWayDetails, type WayDetails, wayDetailsFaults } from "./way-details.ts";

const end = (kind: OfferView["ways"][number]["from"]["kind"], title: string) => ({
  title,
  kind,
  zone: "Europe/Moscow",
  country_code: "RU",
});
const OFFER = {
  offer_id: 7,
  ways: [
    { from: end("airport", "Шереметьево"), to: end("suburb", "Тверь"), price: 4500, seconds: 7200, metres: 150_000 },
  ],
  day: "2026-12-05",
  car: { name: "Economy", models: [], capacity: 3, luggage: 2, body: "sedan" },
  contact: { name: "Анна Иванова", phone: "79161234567", email: "anna@example.org" },
  wish: "Две пары лыж",
  pay_by: ["card"],
} as unknown as OfferView;
const phones = { pickup: "RU", locale: "ru", operator: "", plans: PHONE_PLANS } as const;
const FILLED: WayDetails = {
  ...storedWayDetails(OFFER),
  ways: [
    {
      fields: { arrivalNumber: "SU 2455" },
      pickupDay: "2026-12-05",
      pickupClock: "12:00",
      departureDay: "",
      departureClock: "",
      isLater: false,
      from: "",
      to: "Советская, 1",
    },
  ],
};
const said = (changes: Partial<WayDetails>, asksConsent = false) => [
  ...wayDetailsFaults({ ...FILLED, ...changes }, { offer: OFFER, phones, asksConsent }).keys(),
];
const way = (changes: object) => ({ ways: [{ ...FILLED.ways[0], ...changes }] }) as Partial<WayDetails>;

describe("OPS-90: the details of an offer", () => {
  test("begin with what the request has said, and ask for what the booking form asks", () => {
    expect(storedWayDetails(OFFER)).toMatchObject({ name: "Анна Иванова", comment: "Две пары лыж", payBy: "card" });
    expect(said({})).toEqual([]);
    expect(said(way({ pickupClock: "", fields: {} }))).toEqual(["offer-0-pickupClock", "offer-0-arrivalNumber"]);
    expect(said(way({ isLater: true, fields: {} }))).toEqual([]);
    expect(said({ name: "1", phone: "12", email: "" })).toEqual(["offer-name", "offer-phone", "offer-email"]);
    expect(said({ adults: 3, children: 1 })).toEqual(["offer-adults"]);
    expect(said({}, true)).toEqual(["offer-agrees"]);
  });

  test("hold for the day of the offer alone", () => {
    expect(said(way({ pickupDay: "2026-12-06" }))).toEqual(["offer-0-pickupDay"]);
  });

  test("are sent as an order has them", () => {
    const body = wayDetailsBody(FILLED, { offer: OFFER, phones, consents: [] });
    expect(body.trips).toEqual([
      {
        start_location: { time: "2026-12-05 12:00", address: "Шереметьево", flight_number: "SU 2455" },
        finish_location: { address: "Тверь, Советская, 1" },
        passengers: [{ name: "Анна Иванова", phone: "79161234567", email: "anna@example.org" }],
        adults_amount: 1,
        children_amount: 0,
        luggage_amount: 0,
        comment: "Две пары лыж",
      },
    ]);
  });
});
