import { describe, expect, it } from "vitest";
import { clampRentHours, hoursToTake, proposedRentStart, rentEnd, rentHoursUntil } from "#domain/booking/rent-hours.ts";
import { rentSeconds } from "#domain/booking/rent-seconds.ts";

const MOSCOW = "Europe/Moscow";
const VIENNA = "Europe/Vienna";

describe("the hours of a rent", () => {
  it.each([
    [30, 24],
    [24, 24],
    [0, 1],
    [-3, 1],
    [5, 5],
    [2.5, 3],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 24],
  ])("RNT-05: %d becomes %d", (typed, hours) => {
    expect(clampRentHours(typed)).toBe(hours);
  });

  it("RNT-07: 5 hours are 18000 seconds", () => {
    expect(rentSeconds(5)).toBe(18_000);
  });

  it.each([
    [1, 7200, 2],
    [2, 7200, undefined],
    [3, 7200, undefined],
    [1, 3600, undefined],
    [1, 5400, 2],
  ])("PRC-12, RNT-12, OPN-031: %d hours of a class with a minimum of %d s", (asked, minimum, taken) => {
    expect(hoursToTake(asked, minimum)).toBe(taken);
  });
});

describe("the end of a rent", () => {
  it.each([
    ["2026-12-17 10:00", 5, MOSCOW, "2026-12-17 15:00"],
    ["2026-12-31 20:30", 7, MOSCOW, "2027-01-01 03:30"],
    ["2026-12-17 10:00", 24, VIENNA, "2026-12-18 10:00"],
    // Clocks go back at 03:00: the night has an hour more.
    ["2026-10-24 22:00", 8, VIENNA, "2026-10-25 05:00"],
    // Clocks go forward at 02:00: an hour less.
    ["2027-03-27 22:00", 8, VIENNA, "2027-03-28 07:00"],
    // 02:30 does not exist that night; the server says so.
    ["2027-03-28 02:30", 2, VIENNA, "2027-03-28 04:30"],
  ])("OPN-032: from %s for %d h in %s is %s", (start, hours, zone, end) => {
    expect(rentEnd(start, hours, zone)).toBe(end);
  });

  it.each([
    ["2026-12-17 10:00", "13:00", MOSCOW, 3],
    ["2026-12-17 10:00", "15:30", MOSCOW, 6],
    ["2026-12-17 22:00", "04:00", MOSCOW, 6],
    ["2026-12-17 10:00", "10:00", MOSCOW, 24],
    ["2026-12-17 10:00", "09:30", MOSCOW, 24],
    ["2026-10-24 22:00", "05:00", VIENNA, 8],
    ["2027-03-27 22:00", "07:00", VIENNA, 8],
    // The whole night with the additional hour is longer than a rent can be.
    ["2026-10-24 10:00", "10:00", VIENNA, 24],
    ["2027-03-27 22:00", "02:30", VIENNA, 4],
    ["2027-03-28 02:30", "04:30", VIENNA, 2],
  ])("RNT-08: from %s until %s in %s is %d h", (start, clock, zone, hours) => {
    expect(rentHoursUntil(start, clock, zone)).toBe(hours);
  });

  it("stays where it is when its hours are counted again, in nights when clocks change too", () => {
    for (const start of ["2026-10-24 20:00", "2027-03-27 20:00", "2026-12-17 09:30"]) {
      for (let hours = 1; hours < 24; hours += 1) {
        const end = rentEnd(start, hours, VIENNA);
        // In the doubled hour one end belongs to two numbers of hours; the shorter rent is meant.
        const again = rentHoursUntil(start, end.slice(11), VIENNA);
        expect([start, rentEnd(start, again, VIENNA)]).toEqual([start, end]);
      }
    }
  });
});

it.each([
  ["2026-11-22 09:00", "2026-11-23 10:00"],
  ["2026-11-22 10:00", "2026-11-23 10:00"],
  ["2026-11-22 10:01", "2026-11-24 10:00"],
  ["2026-12-31 18:00", "2027-01-02 10:00"],
])("at %s the proposed start is %s, a day away at least", (now, start) => {
  expect(proposedRentStart(now)).toBe(start);
});
