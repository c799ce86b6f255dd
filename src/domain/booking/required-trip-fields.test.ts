import { expect, test } from "vitest";
import { demandedTripFields, requiredTripFields, type TripField } from "#domain/booking/required-trip-fields.ts";
import type { EndKind } from "#domain/places/place-kind.ts";

const TABLE: readonly (readonly [EndKind, EndKind | "rent", readonly TripField[]])[] = [
  ["suburb", "suburb", ["dateArrival"]],
  ["suburb", "airport", ["dateArrival", "dateDeparture"]],
  ["suburb", "station", ["dateArrival", "dateDeparture"]],
  ["suburb", "rent", ["dateArrival"]],
  ["airport", "suburb", ["dateArrival", "arrivalNumber"]],
  ["airport", "airport", ["dateArrival", "arrivalNumber"]],
  ["airport", "station", ["dateArrival", "arrivalNumber"]],
  ["airport", "rent", ["dateArrival", "arrivalNumber"]],
  ["station", "suburb", ["dateArrival", "arrivalTrainNumber", "arrivalWagonTrainNumber"]],
  ["station", "airport", ["dateArrival", "arrivalTrainNumber", "arrivalWagonTrainNumber"]],
  ["station", "station", ["dateArrival", "arrivalTrainNumber"]],
  ["station", "rent", ["dateArrival", "arrivalTrainNumber", "arrivalWagonTrainNumber"]],
];

test.each(TABLE)("VAL-01 to VAL-06, OPN-033: a trip %s to %s needs %j", (start, finish, fields) => {
  expect(requiredTripFields({ start, finish })).toEqual(fields);
});

test.each(TABLE)(
  "A6: an order of a trip %s to %s is never refused for a field that old clients leave out",
  (...row) => {
    const [start, finish, fields] = row;
    const demanded = ["dateArrival", ...(start === "airport" ? ["arrivalNumber"] : [])];
    expect(demandedTripFields({ start, finish })).toEqual(demanded);
    expect(fields).toEqual(expect.arrayContaining(demanded));
  },
);
