import { Value } from "typebox/value";
import { describe, expect, test } from "vitest";
import { readOrderRequest } from "#contract/orders/order-request.ts";
import { placeOrder } from "#contract/orders/orders.ts";
import { cleanText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { changeDraft, EMPTY_DRAFT, type TripDraft, type TripDraftChange } from "#domain/booking/trip-draft.ts";
import { checkForm } from "#web/features/booking/checks/check-form.ts";
import { accountRules } from "#web/trip/account-rules.ts";
import { readPerson, readTabTrip, tabPerson, tabTrip } from "#web/trip/stored-trip.ts";
import { IN_ENGLISH, sampleOffer } from "../../../../../tests/support/sample-offer.ts";
import { orderBody } from "./order-body.ts";

const offer = sampleOffer();

const NASTY: Readonly<Record<string, string>> = {
  "nothing but spaces": "   \t  ",
  "no-break spaces": "\u00A0Anna\u00A0\u202FIvanova\u00A0",
  "a zero width space": "An\u200Bna",
  "a byte order mark": "\uFEFFAnna",
  "a soft hyphen": "Iva\u00ADnova",
  "an emoji": "Anna 😀",
  "a family of emoji": "👨‍👩‍👧‍👦",
  "a flag": "🇬🇧 Anna",
  "half an emoji": "Anna \uD83D",
  "the other half": "\uDE00 Anna",
  "letters of twenty marks": `Z${"\u0351".repeat(20)}algo`,
  "a name of combining letters": "Cafe\u0301",
  "200 letters": "А".repeat(200),
  "5000 letters": "x".repeat(5000),
  "200 emoji": "😀".repeat(200),
  Arabic: "محمد بن سلمان",
  Hebrew: "דוד בן־גוריון",
  "Persian with a joiner": "می‌خواهم",
  "a text turned round": "Anna \u202Eavonavi\u202C",
  "isolated directions": "\u2067Anna\u2069",
  Chinese: "王小明",
  Thai: "สมชาย ใจดี",
  Georgian: "გიორგი",
  "capital I with a dot": "İstanbul",
  "a sharp s": "Straße",
  ligatures: "ﬁrst ﬂight",
  "digits of other scripts": "٢٤٥٥",
  "full width letters": "ＡＮＮＡ",
  "a table pasted": "Anna\tIvanova\t+7 916\r\nPyotr\tIvanov\t+7 917",
  lines: "one\ntwo\r\nthree\u2028four\u2029five",
  "a tag": "<b>Anna</b>",
  "a script": "<script>alert(1)</script>Anna",
  "a tag that never ends": "Anna <img src=x onerror=alert(1)",
  "an entity": "Anna &amp; Pyotr &#x27;",
  SQL: "'; drop table orders; --",
  "a formula": '=HYPERLINK("http://example.org","Anna")',
  "a template": "{name} ${name} {{name}} %s",
  "a backslash": "C:\\Users\\Anna\\",
  quotes: "«Анна» “Anna” 'Anna' \"Anna\"",
  "control characters": "An\u0000na\u0007\u001B[31m",
  JSON: '{"__proto__":{"admin":true}}',
  "a number": "-1e999",
  null: "null",
};

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
    expect(Object.keys(NASTY).length).toBeGreaterThanOrEqual(40);
  });

  test.each(Object.entries(NASTY))(
    "VAL-30: %s breaks nothing on the way to an order, and nothing typed is lost",
    (_, text) => {
      const draft = typed(text).reduce<TripDraft>(changeDraft, EMPTY_DRAFT);
      expect(draft.comment).toBe(text);
      expect(draft.people.list[0]).toMatchObject({ name: text, phone: text, email: text });

      // A reload gives back every letter; half an emoji is the only thing that text cannot keep.
      const stored = JSON.parse(JSON.stringify([tabTrip({ offer, draft }), tabPerson(draft)])) as unknown[];
      expect({ ...readTabTrip(stored[0])?.draft, ...readPerson(stored[1]) }).toEqual(draft);

      const errors = checkForm(offer, draft, accountRules(null), { pickup: "RU", ...IN_ENGLISH });
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
        readPhone: (phone) => phone,
      }).trips;
      expect(trip?.comment).toBe(cleanText(text, TEXT_LIMITS.comment));
      expect(trip?.sign.length).toBeLessThanOrEqual(TEXT_LIMITS.sign);
      const kept = JSON.stringify(trip);
      expect(kept.isWellFormed()).toBe(true);
      expect(kept).not.toMatch(/<script|<b>|\\u0000/);
      // The server cleans as the page does, so cleaning again changes nothing.
      expect(trip?.passengers[0]?.name).toBe(cleanText(trip?.passengers[0]?.name ?? "", TEXT_LIMITS.name));
      expect(trip?.start.flightNumber).toBe(body.trips[0]?.start_location.flight_number ?? "");
    },
  );
});
