import { describe, expect, test } from "vitest";
import { EMPTY_CAR } from "#domain/booking/further-cars.ts";
import { messagesFor, type MessageKey } from "#i18n/messages.ts";
import { translate, type MessageValues } from "#i18n/translate.ts";
import { errorText, type FormError } from "#web/features/booking/checks/form-error.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { formFaults, spokenFaults, type FaultForm } from "./form-faults.ts";

const LOCALES = ["ru", "en"] as const;

const pageIn = (locale: (typeof LOCALES)[number], texts: Readonly<Record<string, string>> = messagesFor(locale)) => ({
  locale,
  t: (key: MessageKey, values?: MessageValues) => translate(texts[key] ?? key, values, locale),
  tIfKnown: (key: string, fallback: string) => texts[key] ?? fallback,
});
const english = pageIn("en");
const ONE: FaultForm = { trips: [{ way: "single" } as OfferTrip], cars: [] };
const BOTH: FaultForm = { trips: [{ way: "there" } as OfferTrip, { way: "back" } as OfferTrip], cars: [] };
type Entry = readonly [FieldId, FormError];
const listOf = (form: FaultForm, ...errors: readonly Entry[]) =>
  formFaults(new Map(errors), form, english).map(({ place, text }) => [place, text]);

describe("VAL-24, B9: a refused form lists what to do, in the order of the screen", () => {
  const flight: Entry = ["trip-0-flight", ["booking.end.need.flight"]];
  const back: Entry = ["trip-1-time", ["trans.booking_module.reverse_trip_error", { time: "2026-12-01 14:06" }]];
  const other: Entry = ["passenger-1-name", ["booking.need.nameOther"]];
  const viewer: Entry = ["viewer-2", ["booking.phone.short"]];
  const number: Entry = ["order-number", ["booking.need.orderNumber"]];
  const consent: Entry = ["personal-data", ["booking.agree.consentError"]];
  const consentText = english.t("booking.agree.consentError");

  test("a single trip needs no name", () => {
    expect(listOf(ONE, flight, consent)).toEqual([
      ["", "Enter your flight number"],
      ["", consentText],
    ]);
  });

  test("of several trips, passengers and phones it says which; times are written as on the page", () => {
    expect(listOf(BOTH, flight, back, other, number, viewer)).toEqual([
      ["Outbound trip", "Enter your flight number"],
      ["Return trip", "The return trip can start at 1\u00a0December, 14:06 at the earliest"],
      ["Passenger 2", "Enter this passenger’s full name"],
      ["", "Enter your reference for the booking"],
      ["Phone 3", "Check the phone number: it is too short"],
    ]);
  });

  test("a field of a further car is named by its car, which the order's page calls the same", () => {
    const cars = [
      { ...EMPTY_CAR, id: "4", ways: "back" },
      { ...EMPTY_CAR, id: "5", ways: "both" },
    ] as const;
    const seat: Entry = ["car-5-child-seats", ["DataForms.Forms.childSeats"]];
    const name: Entry = ["car-4-passenger-0-name", ["booking.need.nameOther"]];
    expect(listOf({ ...BOTH, cars }, seat, name).map(([place]) => place)).toEqual([
      "Car 2",
      "Return trip, car 3 · Passenger 1",
    ]);
    expect(listOf({ ...ONE, cars }, seat).map(([place]) => place)).toEqual(["Car 2"]);
  });

  test("a stop is named as its field, and what a field says of its own text is said here in the same words", () => {
    const errors = new Map<FieldId, FormError>([
      ["trip-0-time", ["booking.need.time.airport"]],
      ["place-stop-3", ["places.unchosen"]],
    ]);
    const said = { "trip-0-time": { words: "24:00 is already the next day" }, "place-stop-3": { name: "Stop 2" } };
    expect(formFaults(errors, ONE, english, said).map(({ place, text }) => [place, text])).toEqual([
      ["", "24:00 is already the next day"],
      ["Stop 2", english.t("places.unchosen")],
    ]);
    const settled = { ...said, "trip-0-time": { words: "" } };
    expect(formFaults(errors, ONE, english, settled)[0]?.text).toBe(english.t("booking.need.time.airport"));
  });

  test("all of it is said in one breath", () => {
    expect(spokenFaults("Check 2 fields", formFaults(new Map([other, consent]), ONE, english))).toBe(
      `Check 2 fields. Passenger 2, Enter this passenger’s full name. ${consentText}`,
    );
  });
});

describe("VAL-07: an error without words of its own has others", () => {
  const error: FormError = ["booking.need.name"];
  const without = (locale: (typeof LOCALES)[number], ...keys: readonly string[]) =>
    pageIn(locale, Object.fromEntries(Object.entries(messagesFor(locale)).filter(([key]) => !keys.includes(key))));

  test.each([
    ["ru", "Напишите имя и фамилию", "Заполните поле", "Ошибка"],
    ["en", "Enter the passenger’s full name", "Fill in this field", "Error"],
  ] as const)("%s: its own, those of any required field, a word that is always there", (locale, own, any, none) => {
    expect(errorText(error, without(locale))).toBe(own);
    expect(errorText(error, without(locale, error[0]))).toBe(any);
    expect(errorText(error, without(locale, error[0], "DataForms.Forms.Error.Required"))).toBe(none);
  });

  test.each(LOCALES)("B9: no two fields say the same in %s, and none says only that it is empty", (locale) => {
    const texts = messagesFor(locale);
    const needs = Object.keys(texts).filter((key) => /^(booking\.(end\.)?|accounts\.)need\./.test(key));
    const said = needs.map((key) => texts[key]);
    expect(needs.length).toBeGreaterThan(20);
    expect(new Set(said).size).toBe(said.length);
    expect(said).not.toContain(texts["DataForms.Forms.Error.Required"]);
  });
});
