import { expect, test } from "vitest";
import { EMPTY_TRIP, type TripFields, type TripText } from "#domain/booking/trip-fields.ts";
import type { TripKind } from "#domain/booking/trip-kind.ts";
import { messagesFor } from "#i18n/messages.ts";
import { checkEnds } from "./check-ends.ts";

const HOME: TripKind = { start: "suburb", finish: "suburb" };
const TO_AIRPORT: TripKind = { start: "suburb", finish: "airport" };
const FROM_AIRPORT: TripKind = { start: "airport", finish: "suburb" };
const FROM_STATION: TripKind = { start: "station", finish: "suburb" };
const BETWEEN_STATIONS: TripKind = { start: "station", finish: "station" };
const TO_FLIGHT: TripKind = { start: "station", finish: "airport" };

const PICKUP = { date: "2026-12-01", time: "10:00" };
const DEPARTURE = { departureDate: "2026-12-01", departureTime: "15:00" };

const TABLE: readonly (readonly [string, TripKind, Partial<TripFields>, readonly TripText[]])[] = [
  ["VAL-01, BKF-07: a trip from door to door needs its pick-up", HOME, {}, ["date", "time"]],
  [
    "VAL-02: a trip to a flight needs its departure first",
    TO_AIRPORT,
    {},
    ["departureDate", "departureTime", "date", "time"],
  ],
  ["OPN-036: but neither its flight nor its terminal", TO_AIRPORT, { ...PICKUP, ...DEPARTURE }, []],
  ["VAL-06: an arrival by air needs its flight, and no terminal", FROM_AIRPORT, PICKUP, ["flight"]],
  ["VAL-03, VAL-04: an arrival by train needs train and carriage", FROM_STATION, PICKUP, ["train", "carriage"]],
  ["VAL-05: between stations it needs no carriage", BETWEEN_STATIONS, PICKUP, ["train"]],
  ["B6: after an arrival a departure can be left out", TO_FLIGHT, { ...PICKUP, train: "7", carriage: "2" }, []],
  [
    "B6: half a departure is none, so its other half is asked for",
    TO_FLIGHT,
    { ...PICKUP, train: "7", carriage: "2", departureDate: "2026-12-01" },
    ["departureTime"],
  ],
  [
    "B6: an onward flight is not taken without the time that it is checked by",
    TO_FLIGHT,
    { ...PICKUP, train: "7", carriage: "2", departureFlight: "SU 2455" },
    ["departureDate", "departureTime"],
  ],
  [
    "B6: nor an onward train",
    BETWEEN_STATIONS,
    { ...PICKUP, train: "7", departureTrain: "020У" },
    ["departureDate", "departureTime"],
  ],
  [
    "B6: the number of a flight that is no longer asked for counts for nothing",
    BETWEEN_STATIONS,
    { ...PICKUP, train: "7", departureFlight: "SU 2455" },
    [],
  ],
  [
    "B6: with its time it is",
    TO_FLIGHT,
    { ...PICKUP, ...DEPARTURE, train: "7", carriage: "2", departureFlight: "SU 2455" },
    [],
  ],
  ["ruling 31: a flight may come later", FROM_AIRPORT, { ...PICKUP, flightLater: true }, []],
  ["ruling 31: a train may come later, with its carriage", FROM_STATION, { ...PICKUP, flightLater: true }, []],
  ["ruling 31: its time may not", FROM_AIRPORT, { flightLater: true }, ["date", "time"]],
  [
    "ruling 31: what was typed before the tick does not matter",
    FROM_AIRPORT,
    { ...PICKUP, flight: "!", flightLater: true },
    [],
  ],
  ["B11: punctuation is no flight", FROM_AIRPORT, { ...PICKUP, flight: "!!!" }, ["flight"]],
  ["B11: nor a terminal", FROM_AIRPORT, { ...PICKUP, flight: "SU 1", terminal: "?" }, ["terminal"]],
  ["B11: an unusual number is taken", FROM_AIRPORT, { ...PICKUP, flight: "Lufthansa" }, []],
];

test.each(TABLE)("%s", (_title, kind, typed, wrong) => {
  expect(checkEnds(kind, { ...EMPTY_TRIP, ...typed }).map(([field]) => field)).toEqual(wrong);
});

test.each([FROM_STATION, FROM_AIRPORT, TO_AIRPORT, HOME])(
  "B9: empty days and times are named as their labels: %o",
  (kind) => {
    const said = checkEnds(kind, EMPTY_TRIP).map(([, [key]]) => key);
    const start = kind.start === "suburb" ? "suburb" : kind.start;
    expect(said).toContain(`booking.need.date.${start}`);
    expect(said).toContain(`booking.need.time.${start}`);
    expect(said.includes("booking.need.departureTime.airport")).toBe(kind === TO_AIRPORT);
    // A flight that comes later has a pick-up, and no landing.
    const later = checkEnds(kind, { ...EMPTY_TRIP, flightLater: true }).map(([, [key]]) => key);
    expect(later).toContain("booking.need.time.suburb");
  },
);

test.each(["ru", "en"] as const)("B9: an empty number says in %s which one to enter", (locale) => {
  const texts = messagesFor(locale);
  const said = checkEnds(FROM_STATION, { ...EMPTY_TRIP, ...PICKUP }).map(([, [key]]) => texts[key]);
  expect(new Set(said).size).toBe(2);
  expect(said).not.toContain(texts["DataForms.Forms.Error.Required"]);
});
