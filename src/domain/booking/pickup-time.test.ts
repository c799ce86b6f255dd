import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BOOKING_HORIZON_DAYS,
  DEPARTURE_BUFFER_MINUTES,
  nearFutureTime,
  recommendedPickup,
  refusePickupTime,
  type PickupQuestion,
  type TimeRefusal,
} from "#domain/booking/pickup-time.ts";
import { addMinutes, fromWallMs, minutesBetween, wallMs } from "#domain/values/local-time.ts";

const NOW = Date.UTC(2026, 2, 10, 9, 0);
const MINUTE = 60_000;
const DAY = 86_400_000;

/** A question about a place on UTC, so that moments and wall clock are easy to compare. */
const at = (moment: number, more: Partial<PickupQuestion> = {}): PickupQuestion => ({
  pickup: fromWallMs(moment),
  resolved: { kind: "moment", at: moment },
  now: NOW,
  nowLocal: "2026-03-10 09:00",
  leadMinutes: 120,
  travelSeconds: 3600,
  ...more,
});

test("bookings end a year ahead", () => {
  expect(BOOKING_HORIZON_DAYS).toBe(365);
});

describe("a pick-up time is judged", () => {
  test.each<[string, PickupQuestion, TimeRefusal | undefined]>([
    ["a time in good time can be booked", at(NOW + 180 * MINUTE), undefined],
    ["a time that has passed is refused", at(NOW - 1), { reason: "past" }],
    ["this very moment has not passed, but is too near", at(NOW), { reason: "too-soon", earliest: "2026-03-10 11:01" }],
    ["this very moment can be booked where no lead is asked", at(NOW, { leadMinutes: 0 }), undefined],
    [
      "BKF-34: a time within the lead is refused with the earliest one",
      at(NOW + 120 * MINUTE - 1),
      { reason: "too-soon", earliest: "2026-03-10 11:01" },
    ],
    ["BKF-34: exactly at the lead a car can come", at(NOW + 120 * MINUTE), undefined],
    ["a year ahead can be booked", at(NOW + BOOKING_HORIZON_DAYS * DAY), undefined],
    ["more than a year ahead is refused", at(NOW + BOOKING_HORIZON_DAYS * DAY + 1), { reason: "too-far" }],
    [
      "ruling 18: a time that clocks skip is refused with the next one, whatever else is wrong",
      at(NOW - DAY, { resolved: { kind: "gap", next: "2026-03-29 03:00" } }),
      { reason: "clock-gap", next: "2026-03-29 03:00" },
    ],
    [
      "of a doubled hour the first counts: it has passed",
      at(NOW + DAY, { resolved: { kind: "twice", first: NOW - 30 * MINUTE, second: NOW + 30 * MINUTE } }),
      { reason: "past" },
    ],
    [
      "of a doubled hour the first counts: it can be booked",
      at(NOW + DAY, { resolved: { kind: "twice", first: NOW + DAY, second: NOW + DAY + 60 * MINUTE } }),
      undefined,
    ],
    [
      "VAL-25: leaving after departure minus travel time is refused with the latest time",
      at(NOW + 181 * MINUTE, { departure: "2026-03-10 13:00" }),
      { reason: "too-late-for-departure", latest: "2026-03-10 12:00" },
    ],
    ["VAL-25: leaving exactly then is allowed", at(NOW + 180 * MINUTE, { departure: "2026-03-10 13:00" }), undefined],
    [
      "VAL-25: a begun minute of travel counts whole",
      at(NOW + 180 * MINUTE, { departure: "2026-03-10 13:00", travelSeconds: 3601 }),
      { reason: "too-late-for-departure", latest: "2026-03-10 11:59" },
    ],
  ])("%s", (_, question, expected) => {
    expect(refusePickupTime(question)).toEqual(expected);
  });

  test("the earliest time named in a refusal is accepted", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 59_999 }),
        fc.integer({ min: 1, max: 3 * 1440 }),
        fc.integer({ min: 0, max: 3 * 1440 }),
        (millis, leadMinutes, offset) => {
          const now = NOW + millis;
          const refusal = refusePickupTime(at(now + offset * 1000, { now, leadMinutes }));
          if (refusal?.reason !== "too-soon") return;
          expect(refusePickupTime(at(wallMs(refusal.earliest), { now, leadMinutes }))).toBeUndefined();
        },
      ),
    );
  });

  test("the latest time named in a refusal is accepted", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 600 }), (travelSeconds, minutes) => {
        const departure = "2026-03-12 09:00";
        const question = at(wallMs(departure) + (minutes - 300) * MINUTE, { departure, travelSeconds });
        const refusal = refusePickupTime(question);
        if (refusal?.reason !== "too-late-for-departure") return;
        expect(refusePickupTime(at(wallMs(refusal.latest), { departure, travelSeconds }))).toBeUndefined();
      }),
    );
  });
});

describe("BKF-40: the recommended pick-up leaves time at the airport or station", () => {
  test.each([
    ["airport", "2026-03-10 09:00"],
    ["station", "2026-03-10 10:30"],
    ["suburb", "2026-03-10 11:00"],
  ] as const)("for a departure from %s", (finish, expected) => {
    expect(recommendedPickup("2026-03-10 12:00", 3600, finish)).toBe(expected);
  });

  test("a started minute of travel counts as a whole one, across midnight too, and the time is round", () => {
    expect(recommendedPickup("2026-03-10 01:02", 61, "airport")).toBe("2026-03-09 23:00");
    expect(recommendedPickup("2026-03-10 01:01", 61, "airport")).toBe("2026-03-09 22:55");
  });

  test("the recommended pick-up is never too late for its departure", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }),
        fc.constantFrom("airport", "station", "suburb"),
        (travelSeconds, finish) => {
          const departure = "2026-03-12 23:00";
          const pickup = recommendedPickup(departure, travelSeconds, finish);
          expect(refusePickupTime(at(wallMs(pickup), { departure, travelSeconds, leadMinutes: 0 }))).toBeUndefined();
          expect(minutesBetween(addMinutes(pickup, travelSeconds / 60), departure)).toBeGreaterThanOrEqual(
            DEPARTURE_BUFFER_MINUTES[finish],
          );
        },
      ),
    );
  });
});

test("BKF-36: the nearest time on offer is two minutes after the earliest possible one", () => {
  expect(nearFutureTime("2026-12-01 12:00")).toBe("2026-12-01 12:02");
  expect(nearFutureTime("2026-12-31 23:59")).toBe("2027-01-01 00:01");
});
