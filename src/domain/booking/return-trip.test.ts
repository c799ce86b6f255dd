import fc from "fast-check";
import { expect, test } from "vitest";
import { isReturnLateEnough, outboundArrival, RETURN_GAP_SECONDS } from "#domain/booking/return-trip.ts";
import { addMinutes } from "#domain/values/local-time.ts";

test.each([
  ["2026-03-10 10:00", 3600, "2026-03-10 11:00"],
  ["2026-03-10 10:00", 3601, "2026-03-10 11:01"],
  ["2026-03-10 10:00", 0, "2026-03-10 10:00"],
  ["2026-12-31 23:30", 3600, "2027-01-01 00:30"],
])("OPN-045: a trip from %s of %i s arrives at %s", (pickup, seconds, arrival) => {
  expect(outboundArrival(pickup, seconds)).toBe(arrival);
});

test.each([
  ["VAL-27", "2026-03-10 11:00", "2026-03-10 10:30", false],
  ["VAL-27", "2026-03-10 11:00", "2026-03-10 11:30", true],
  ["VAL-28", "2026-03-10 11:00", "2026-03-10 11:00", false],
  ["VAL-28", "2026-03-10 11:00", "2026-03-10 11:05", false],
  ["VAL-28", "2026-03-10 11:00", "2026-03-10 11:06", true],
  ["VAL-28", "2026-03-10 23:58", "2026-03-11 00:03", false],
  ["VAL-28", "2026-03-10 23:58", "2026-03-11 00:04", true],
])("%s: after an arrival at %s a return at %s is accepted: %s", (_, arrival, start, accepted) => {
  expect(isReturnLateEnough(arrival, start)).toBe(accepted);
});

test("VAL-28: the gap is 300 s, and a return is accepted exactly when more of it has passed", () => {
  expect(RETURN_GAP_SECONDS).toBe(300);
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (minutes) => {
      const arrival = "2026-06-01 12:00";
      expect(isReturnLateEnough(arrival, addMinutes(arrival, minutes))).toBe(minutes > 5);
    }),
  );
});
