import { describe, expect, test } from "vitest";
import type { Suggestion } from "#contract/places.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { changeDraft, EMPTY_DRAFT, type TripDraft } from "#domain/booking/trip-draft.ts";
import { messagesFor } from "#i18n/messages.ts";
import { accountRules } from "#web/trip/account-rules.ts";
import { PHONE_PLANS } from "#web/trip/phone/phone-plans.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { checkForm } from "./check-form.ts";

const at = (lat: number, lng: number) => ({ place_id: `g${lat}`, geometry: { location: { lat, lng } } }) as Suggestion;

/** Five hours from St Petersburg to Helsinki and back; in winter the clocks there are an hour behind. */
const offer = {
  from: at(59.9386, 30.3141),
  to: at(60.1695, 24.9354),
  roundTrip: true,
  price: {
    travel_time: 5 * 3600,
    car_class: { capacity: 3 },
    blackout_date: [] as string[],
    start_place: { place_id: 1, type: 5, timezone: "Europe/Moscow" },
    finish_place: { place_id: 2, type: 5, timezone: "Europe/Helsinki" },
    reverse_price: { price_id: 8, price: 30.2 },
    additional_services: [],
  } as unknown as PriceItem,
} as PickedOffer;

const backAt = (time: string) => {
  const there = { date: "2026-12-01", time: "10:00" };
  const draft = [
    { type: "start", trips: 2, capacity: 3 } as const,
    { type: "trip", index: 0, fields: there } as const,
    { type: "trip", index: 1, fields: { date: "2026-12-01", time } } as const,
  ].reduce<TripDraft>(changeDraft, EMPTY_DRAFT);
  return checkForm(offer, draft, accountRules(null), {
    pickup: "RU",
    locale: "en",
    operator: "",
    plans: PHONE_PLANS,
  }).get("trip-1-time");
};

describe("A1, rule 19: the form checks a way back as the server does, across time zones", () => {
  test("it may start as soon as the way there ends, on the clock of its own start", () => {
    expect(backAt("14:06")).toBeUndefined();
    expect(backAt("14:05")).toEqual(["trans.booking_module.reverse_trip_error", { time: "2026-12-01 14:06" }]);
  });

  test.each(["ru", "en"] as const)("B8, VAL-29: the sentence is the server's in %s, and names the time", (locale) => {
    const texts = messagesFor(locale);
    expect(texts["trans.booking_module.reverse_trip_error"]).toBe(texts["errors.return-too-early"]);
    expect(texts["errors.return-too-early"]).toContain("{time}");
  });
});

test("SCR-05: a stop that was typed and not chosen is wrong, after the addresses of the way there", () => {
  const draft = changeDraft(EMPTY_DRAFT, { type: "start", trips: 2, capacity: 3 });
  const reading = { pickup: "RU", locale: "en", operator: "", plans: PHONE_PLANS } as const;
  const errors = checkForm(offer, draft, accountRules(null), reading, ["place-stop-2"]);
  expect(errors.get("place-stop-2")).toEqual(["places.unchosen"]);
  const wrong = [...errors.keys()];
  expect(wrong.indexOf("place-stop-2")).toBe(wrong.indexOf("trip-1-date") - 1);
  expect(wrong.indexOf("place-stop-2")).toBeGreaterThan(wrong.indexOf("trip-0-pickup"));
});
