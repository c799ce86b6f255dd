import { Value } from "typebox/value";
import { describe, expect, test } from "vitest";
import { readOrderRequest } from "#contract/orders/order-request.ts";
import { placeOrder } from "#contract/orders/orders.ts";
import { cleanLines, cleanText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { changeDraft, EMPTY_DRAFT, type TripDraft, type TripDraftChange } from "#domain/booking/trip-draft.ts";
import { checkForm } from "#web/features/booking/checks/check-form.ts";
import { accountRules } from "#web/trip/account-rules.ts";
import { readPerson, readTabTrip, tabPerson, tabTrip } from "#web/trip/stored-trip.ts";
import { NASTY_TEXTS } from "../../../../../tests/support/nasty-texts.ts";
import { IN_ENGLISH, sampleOffer } from "../../../../../tests/support/sample-offer.ts";
import { orderBody } from "./order-body.ts";

const offer = sampleOffer();

/** The same text in every field of the form that takes text. */
const typed = (text: string): readonly TripDraftChange[] => [
  { type: "start", trips: 1, capacity: 3 },
  {
    type: "trip",
    index: 0,
    fields: { date: "2026-12-01", time: "10:00", flight: text, train: text, carriage: text, terminal: text },
  },
  { type: "passenger", fields: { name: text, phone: text, email: text } },
  { type: "people", fields: { sign: text, viewers: [{ id: "1", phone: text }] } },
  { type: "address", trip: 0, end: "dropoff", placeId: "g2", text },
  { type: "comment", text },
];

describe("nasty inputs", () => {
  test("are forty and more", () => {
    expect(Object.keys(NASTY_TEXTS).length).toBeGreaterThanOrEqual(40);
  });

  test.each(Object.entries(NASTY_TEXTS))(
    "VAL-30: %s breaks nothing on the way to an order, and nothing typed is lost",
    (_, text) => {
      const draft = typed(text).reduce<TripDraft>(changeDraft, EMPTY_DRAFT);
      expect(draft.comment).toBe(text);
      expect(draft.people.list[0]).toMatchObject({ name: text, phone: text, email: text });

      // A reload gives back every letter; half an emoji is the only thing that text cannot keep.
      const stored = JSON.parse(JSON.stringify([tabTrip({ offer, draft }), tabPerson(draft)])) as unknown[];
      expect({ ...readTabTrip(stored[0])?.draft, ...readPerson(stored[1]) }).toEqual(draft);

      const errors = checkForm(offer, draft, accountRules(null), { pickup: "RU", ...IN_ENGLISH });
      const isLong = [...text].length > TEXT_LIMITS.name;
      // What is too long is refused by the form, and never cut.
      if (isLong) return expect(errors.get("name")).toMatchObject(["booking.tooLong", { most: TEXT_LIMITS.name }]);
      const body = orderBody(offer, draft, IN_ENGLISH, accountRules(null));
      const sent = JSON.parse(JSON.stringify(body)) as typeof body;
      // What the form refuses is never sent.
      for (const trip of sent.trips) {
        for (const passenger of trip.passengers) {
          if (errors.has("email")) passenger.email = "";
          if (errors.has("phone")) passenger.phone = "";
        }
      }
      expect([...Value.Errors(placeOrder.body, sent)]).toEqual([]);
      const [trip] = readOrderRequest(sent, {
        lang: "en",
        userHint: null,
      }).trips;
      expect(trip?.comment).toBe(cleanLines(text));
      expect(trip?.sign.length).toBeLessThanOrEqual(TEXT_LIMITS.sign);
      const kept = JSON.stringify(trip);
      expect(kept.isWellFormed()).toBe(true);
      expect(kept).not.toContain("\\u0000");
      // The server cleans as the page does, so cleaning again changes nothing.
      expect(trip?.passengers[0]?.name).toBe(cleanText(trip?.passengers[0]?.name ?? ""));
      expect(trip?.start.flightNumber).toBe(body.trips[0]?.start_location.flight_number ?? "");
    },
  );
});
