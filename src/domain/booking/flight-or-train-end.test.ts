import { expect, test } from "vitest";
import { flightOrTrainEnd } from "#domain/booking/flight-or-train-end.ts";
import type { TripKind } from "#domain/booking/trip-kind.ts";

test.each<[TripKind["start"], TripKind["finish"], "start" | "finish"]>([
  ["airport", "suburb", "start"],
  ["station", "airport", "start"],
  ["airport", "rent", "start"],
  ["suburb", "airport", "finish"],
  ["suburb", "station", "finish"],
  ["suburb", "suburb", "start"],
  ["suburb", "rent", "start"],
])("A6: the flight or train of a trip %s to %s belongs to its %s", (start, finish, end) => {
  expect(flightOrTrainEnd({ start, finish })).toBe(end);
});
