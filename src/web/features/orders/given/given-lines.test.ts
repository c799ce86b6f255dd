import { expect, it } from "vitest";
import { englishPage, shownTrip } from "../../../../../tests/support/shown-order.ts";
import { peopleLines, tripLines, type GivenLine } from "./given-lines.ts";

const GIVEN = {
  passengers: [
    { name: "Olivia Hartley", phone: "+447700900123", email: "olivia@example.org" },
    { name: "Tom Hartley", phone: "", email: "" },
  ],
  adults: 2,
  children: 1,
  luggage: 3,
  carriage_number: "",
  comment: "",
  viewers: [],
  coordinator_number: "",
  internal_number: "",
  cost_center: "",
  bonus_number: "",
  certificate: "SPRING",
};
const trip = (changes: Parameters<typeof shownTrip>[0] = {}) =>
  shownTrip({
    given: GIVEN,
    lines: [
      { name: "Economy", kind: "ride", price: 52, included: false },
      { name: "Booster", kind: "baby_seat", price: 5, included: false },
      { name: "Booster", kind: "baby_seat", price: 5, included: false },
      { name: "Name sign", kind: "table", price: 0, included: true },
    ],
    stops: ["Slough"],
    sign: "Olivia Hartley",
    terminal_number: "3",
    departure_time: null,
    departure_flight: "",
    departure_train: "",
    departure_terminal: "",
    ...changes,
  });
const said = (lines: readonly GivenLine[]) =>
  lines.map(({ given, value, field }) => [given, value.replaceAll("\u00a0", " "), field ?? null]);

it("a trip says its time, flight, addresses, stops and extras, each with its field on the form", () => {
  expect(said(tripLines(trip(), 1, englishPage))).toEqual([
    ["time", "16 December, 07:40", "trip-1-time"],
    ["numbers", "EK 4, terminal 3", "trip-1-flight"],
    ["places", "221b Baker Street", "trip-1-dropoff"],
    ["stops", "Slough", "place-stop-1"],
    ["services", "Booster × 2", "child-seats"],
  ]);
});

it("a trip to an airport names the flight that leaves, and a train not yet known is said to be so", () => {
  const { start, finish } = trip();
  const leaving = tripLines(trip({ start: finish, finish: start }), 0, englishPage);
  expect(leaving).toContainEqual(
    expect.objectContaining({ value: "EK 4, terminal 3", field: "trip-0-departureFlight" }),
  );
  expect(leaving).toContainEqual(expect.objectContaining({ value: "221b Baker Street", field: "trip-0-pickup" }));
  const station = { start: { ...start, kind: "station" }, flight_number: "", flight_later: true };
  const byTrain = tripLines(trip(station), 0, englishPage);
  expect(byTrain).toContainEqual(expect.objectContaining({ value: "not known yet", field: "trip-0-train" }));
});

it("people are said with their sign, their number and what cannot be changed, and an empty note can be filled in", () => {
  expect(said(peopleLines(trip(), englishPage))).toEqual([
    ["passengers", "Olivia Hartley", "name"],
    ["passengers", "+447700900123", "phone"],
    ["passengers", "olivia@example.org", "email"],
    ["sign", "Olivia Hartley", "sign"],
    ["party", "2 adults, 1 child", "adults"],
    ["passengers", "Tom Hartley", "passenger-0-name"],
    ["luggage", "3", "luggage"],
    ["comment", "none", "comment"],
    ["certificate", "SPRING", null],
  ]);
});

it("the phone of a passenger whose name runs from right to left is read in its own order", () => {
  const passengers = [...GIVEN.passengers.slice(0, 1), { name: "محمد", phone: "+971 50 123 4567", email: "" }];
  expect(peopleLines(trip({ given: { ...GIVEN, passengers } }), englishPage)).toContainEqual(
    expect.objectContaining({ value: "\u2068محمد\u2069, +971 50 123 4567" }),
  );
});
