import { expect, test } from "vitest";
import { duplicateReason, type ComparedTrip } from "#domain/orders/duplicate-reason.ts";

const MINUTE = 60_000;
const trip: ComparedTrip = {
  pickupAt: Date.parse("2026-12-09T10:00:00Z"),
  phones: ["9035550142"],
  names: ["ana ivanova"],
  travels: ["su1124"],
  start: "1 sheremetevo",
  finish: "2 metropol",
};
const stranger: ComparedTrip = {
  pickupAt: trip.pickupAt,
  phones: ["9160000000"],
  names: ["oleg petrov"],
  travels: ["lh900"],
  start: "3 vnukovo",
  finish: "4 arbat",
};

test.each<[string, Partial<ComparedTrip>, string | undefined]>([
  ["nothing in common", {}, undefined],
  ["the same phone", { phones: ["", "9035550142"] }, "phone"],
  ["the same name and flight", { names: ["ana ivanova"], travels: ["su1124"] }, "name-and-flight"],
  ["the same name, another flight", { names: ["ana ivanova"] }, undefined],
  ["the same flight, another name", { travels: ["su1124"] }, undefined],
  ["the same two places", { start: trip.start, finish: trip.finish }, "places"],
  ["the same start alone", { start: trip.start }, undefined],
  ["30 minutes later", { phones: trip.phones, pickupAt: trip.pickupAt + 30 * MINUTE }, "phone"],
  ["30 minutes before", { phones: trip.phones, pickupAt: trip.pickupAt - 30 * MINUTE }, "phone"],
  ["31 minutes later", { ...trip, pickupAt: trip.pickupAt + 31 * MINUTE }, undefined],
  ["31 minutes before", { ...trip, pickupAt: trip.pickupAt - 31 * MINUTE }, undefined],
])("OPS-22: a trip with %s says %s", (_, changes, reason) => {
  expect(duplicateReason(trip, { ...stranger, ...changes })).toBe(reason);
  expect(duplicateReason({ ...stranger, ...changes }, trip)).toBe(reason);
});

test("OPS-22: what is not known of two trips is not the same", () => {
  const unknown = { ...trip, phones: [""], names: [""], travels: [""], start: "", finish: "" };
  expect(duplicateReason(unknown, unknown)).toBeUndefined();
});
