import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { earliestReturn, RETURN_GAP_SECONDS, type TimedTrip } from "#domain/booking/return-trip.ts";
import { addMinutes } from "#domain/values/local-time.ts";
import { momentOf, resolveLocalTime } from "#domain/values/zoned-time.ts";

const SVO = { place: 1, point: { lat: 55.9726, lng: 37.4146 } };
const MOSCOW = { place: 2, point: { lat: 55.7522, lng: 37.6156 } };
const TVER = { place: 3, point: { lat: 56.8587, lng: 35.9176 } };
const PETERSBURG = { place: 4, point: { lat: 59.9386, lng: 30.3141 } };
const HELSINKI = { place: 5, point: { lat: 60.1695, lng: 24.9354 } };

const trip = (
  start: TimedTrip["start"],
  finish: TimedTrip["finish"],
  pickup: string,
  { zone = "Europe/Moscow", seconds = 3600 } = {},
): TimedTrip => ({ start, finish, zone, seconds, pickupAt: momentOf(resolveLocalTime(pickup, zone)) ?? Number.NaN });

const there = trip(SVO, MOSCOW, "2026-03-10 10:00");

test.each([
  ["VAL-27", "2026-03-10 10:30", "2026-03-10 11:06"],
  ["VAL-27", "2026-03-10 11:30", undefined],
  ["VAL-28", "2026-03-10 11:00", "2026-03-10 11:06"],
  ["VAL-28", "2026-03-10 11:05", "2026-03-10 11:06"],
  ["VAL-28", "2026-03-10 11:06", undefined],
])(
  "%s, OPN-045: after a ride from 10:00 to 11:00 a way back at %s could start at %s at the earliest",
  (_, at, from) => {
    expect(earliestReturn(there, trip(MOSCOW, SVO, at))).toBe(from);
  },
);

test("VAL-28: the gap is 300 s, and the named time is the first whole minute that is accepted", () => {
  expect(RETURN_GAP_SECONDS).toBe(300);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: -500, max: 500 }), (seconds, minutes) => {
      const outbound = { ...there, seconds };
      const at = addMinutes("2026-03-10 12:00", minutes);
      const from = earliestReturn(outbound, trip(MOSCOW, SVO, at));
      if (from === undefined) return;
      expect(from > at).toBe(true);
      expect(earliestReturn(outbound, trip(MOSCOW, SVO, from))).toBeUndefined();
      expect(earliestReturn(outbound, trip(MOSCOW, SVO, addMinutes(from, -1)))).toBe(from);
    }),
  );
});

describe("A1: two ends on different clocks", () => {
  const outbound = trip(PETERSBURG, HELSINKI, "2026-12-01 10:00", { seconds: 5 * 3600 });
  const back = (at: string) => trip(HELSINKI, PETERSBURG, at, { zone: "Europe/Helsinki" });

  test("the way back from Helsinki may start on its own clock, an hour behind St Petersburg", () => {
    expect(earliestReturn(outbound, back("2026-12-01 14:06"))).toBeUndefined();
    expect(earliestReturn(outbound, back("2026-12-01 14:05"))).toBe("2026-12-01 14:06");
  });

  test("an hour that the clocks skip does not count as travel time", () => {
    const zone = "Europe/Helsinki";
    const night = trip(HELSINKI, TVER, "2026-03-29 02:00", { zone, seconds: 3300 });
    expect(earliestReturn(night, trip(TVER, HELSINKI, "2026-03-29 04:00", { zone }))).toBe("2026-03-29 04:01");
  });
});

describe("W2: only a trip in the opposite direction is a way back", () => {
  const at = "2026-03-10 10:00";

  test("a second car at the same time is not a way back, nor is a leg onward", () => {
    expect(earliestReturn(there, trip(SVO, MOSCOW, at))).toBeUndefined();
    expect(earliestReturn(there, trip(MOSCOW, TVER, at))).toBeUndefined();
    expect(earliestReturn(there, trip(TVER, SVO, at))).toBeUndefined();
  });

  test("another address in the same town, or a nearby place with another number, is the same end", () => {
    const suburb = { place: 2, point: { lat: 55.65, lng: 37.75 } };
    const terminal = { place: 11, point: { lat: 55.96, lng: 37.42 } };
    expect(earliestReturn(there, trip(suburb, terminal, at))).toBe("2026-03-10 11:06");
  });

  test("within one town the points tell the direction, and without them nothing is refused", () => {
    const hotel = { place: 2, point: { lat: 55.76, lng: 37.62 } };
    const theatre = { place: 2, point: { lat: 55.74, lng: 37.6 } };
    const across = trip(hotel, theatre, at);
    expect(earliestReturn(across, trip(hotel, theatre, at))).toBeUndefined();
    expect(earliestReturn(across, trip(theatre, hotel, at))).toBe("2026-03-10 11:06");
    const nowhere = { place: 2, point: undefined };
    expect(earliestReturn(trip(nowhere, nowhere, at), trip(nowhere, nowhere, at))).toBeUndefined();
  });

  test("two rents from one place are two cars", () => {
    expect(earliestReturn(trip(MOSCOW, MOSCOW, at), trip(MOSCOW, MOSCOW, at))).toBeUndefined();
  });
});
