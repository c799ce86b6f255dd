import { expect, test } from "vitest";
import { dayInZone } from "#domain/values/day-in-zone.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";

const HOUR = 3_600_000;
const hours = (day: string, zone: string) => {
  const { from, to } = dayInZone(day, zone);
  return (to - from) / HOUR;
};

test.each([
  ["2026-03-29", "Europe/Berlin", 23],
  ["2026-10-25", "Europe/Berlin", 25],
  ["2026-03-29", "Europe/Moscow", 24],
  ["2026-04-24", "Africa/Cairo", 23],
  ["2026-10-29", "Africa/Cairo", 25],
  ["2026-03-08", "America/St_Johns", 23],
  ["2026-11-01", "America/St_Johns", 25],
  ["2026-10-04", "Australia/Lord_Howe", 23.5],
])("OPR-02: the day of %s in %s has %s hours", (day, zone, count) => {
  expect(hours(day, zone)).toBe(count);
});

test.each(["Europe/Berlin", "Africa/Cairo", "America/Santiago", "Asia/Kathmandu", "Australia/Lord_Howe"])(
  "OPR-02: in %s each day of a year begins with its first minute, where the day before ends",
  (zone) => {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 24 * HOUR) {
      const day = new Date(at).toISOString().slice(0, 10);
      const { from, to } = dayInZone(day, zone);
      expect([toLocalTime(from, zone).slice(0, 10), toLocalTime(to - 60_000, zone).slice(0, 10)]).toEqual([day, day]);
      expect(toLocalTime(from - 60_000, zone) < `${day} 00:00`).toBe(true);
    }
  },
);
