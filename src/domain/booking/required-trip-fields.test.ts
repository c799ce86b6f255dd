import { expect, test } from "vitest";
import { askedTripFields, mayComeLater, type TripField } from "#domain/booking/asked-trip-fields.ts";
import { demandedTripFields, requiredTripFields } from "#domain/booking/required-trip-fields.ts";
import type { EndKind } from "#domain/places/place-kind.ts";

/** The fields of a trip in the order of the form; those in brackets may be left empty. */
const TABLE: readonly (readonly [EndKind, EndKind | "rent", string])[] = [
  ["suburb", "suburb", "dateArrival"],
  ["suburb", "airport", "dateDeparture (departureNumber) (departureTerminal) dateArrival"],
  ["suburb", "station", "dateDeparture (departureTrainNumber) dateArrival"],
  ["suburb", "rent", "dateArrival"],
  ["airport", "suburb", "dateArrival arrivalNumber (arrivalTerminal)"],
  [
    "airport",
    "airport",
    "dateArrival arrivalNumber (arrivalTerminal) (dateDeparture) (departureNumber) (departureTerminal)",
  ],
  ["airport", "station", "dateArrival arrivalNumber (arrivalTerminal) (dateDeparture) (departureTrainNumber)"],
  ["airport", "rent", "dateArrival arrivalNumber (arrivalTerminal)"],
  ["station", "suburb", "dateArrival arrivalTrainNumber arrivalWagonTrainNumber"],
  [
    "station",
    "airport",
    "dateArrival arrivalTrainNumber arrivalWagonTrainNumber (dateDeparture) (departureNumber) (departureTerminal)",
  ],
  [
    "station",
    "station",
    "dateArrival arrivalTrainNumber (arrivalWagonTrainNumber) (dateDeparture) (departureTrainNumber)",
  ],
  ["station", "rent", "dateArrival arrivalTrainNumber arrivalWagonTrainNumber"],
];

const requiredOf = (fields: string) => fields.split(" ").filter((field) => !field.startsWith("("));

test.each(TABLE)("BKF-03, BKF-04, BKF-05, BKF-20, OPN-036 (B6): a trip %s to %s asks %s", (start, finish, fields) => {
  const asked = askedTripFields({ start, finish }).map(({ field, isRequired }) => (isRequired ? field : `(${field})`));
  expect(asked.join(" ")).toBe(fields);
});

test.each(TABLE)(
  "VAL-01 to VAL-06, OPN-033: of a trip %s to %s, what is in no brackets in %s is required",
  (...row) => {
    const [start, finish, fields] = row;
    expect(requiredTripFields({ start, finish })).toEqual(requiredOf(fields));
  },
);

test.each(TABLE)(
  "A6: an order of a trip %s to %s is never refused for a field that old clients leave out",
  (...row) => {
    const [start, finish, fields] = row;
    const demanded = ["dateArrival", ...(start === "airport" ? ["arrivalNumber"] : [])];
    expect(demandedTripFields({ start, finish })).toEqual(demanded);
    expect(fields.split(" ")).toEqual(expect.arrayContaining(demanded));
  },
);

test.each(TABLE)("ruling 31: what brings the traveller of a trip %s to %s may come later", (start, finish, fields) => {
  const numbers: readonly TripField[] = ["arrivalNumber", "arrivalTrainNumber", "arrivalWagonTrainNumber"];
  const isLater = mayComeLater(start);
  expect(isLater).toBe(start !== "suburb");
  expect(requiredTripFields({ start, finish }, isLater)).toEqual(
    requiredOf(fields).filter((field) => !numbers.some((number) => number === field)),
  );
  expect(demandedTripFields({ start, finish }, isLater)).toEqual(["dateArrival"]);
});
