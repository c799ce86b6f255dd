import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addMinutes,
  displayLocalTime,
  fromWallMs,
  minutesBetween,
  parseLocalTime,
  wallMs,
} from "#domain/values/local-time.ts";

const local = fc
  .integer({ min: Date.UTC(1990, 0, 1) / 60_000, max: Date.UTC(2100, 0, 1) / 60_000 })
  .map((minutes) => fromWallMs(minutes * 60_000));

describe("I18-09: a local time is read", () => {
  test.each([
    ["2026-03-10 14:30", "2026-03-10 14:30"],
    ["2026-03-10T14:30", "2026-03-10 14:30"],
    ["2026-03-10 14:30:00", "2026-03-10 14:30"],
    ["2026-03-10 14:30:59", "2026-03-10 14:30"],
    ["  2026-03-10 00:00 ", "2026-03-10 00:00"],
    ["2028-02-29 23:59", "2028-02-29 23:59"],
  ])("%j is read as %j", (text, expected) => {
    expect(parseLocalTime(text)).toBe(expected);
  });

  test.each([
    "",
    "2026-03-10",
    "14:30",
    "2026-02-31 10:00",
    "2026-02-29 10:00",
    "2026-13-01 10:00",
    "2026-00-10 10:00",
    "2026-03-00 10:00",
    "2026-03-10 24:00",
    "2026-03-10 10:60",
    "2026-03-10 10:00:60",
    "2026-03-10 10:00:99",
    "2026-3-10 10:00",
    "2026-03-10 9:00",
    "10.03.2026 10:00",
    "2026-03-10 10:00Z",
    "2026-03-10 10:00+03:00",
    "0026-03-10 10:00",
    "2026-03-10  10:00",
    "٢٠٢٦-03-10 10:00",
  ])("%j is refused", (text) => {
    expect(parseLocalTime(text)).toBeUndefined();
  });

  test("every time we write reads back the same", () => {
    fc.assert(
      fc.property(local, (time) => {
        expect(parseLocalTime(time)).toBe(time);
        expect(fromWallMs(wallMs(time))).toBe(time);
      }),
    );
  });

  test("no text makes the reader throw, and every result exists in the calendar", () => {
    const two = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, "0"));
    const shaped = fc
      .tuple(fc.integer({ min: 0, max: 9999 }), two, two, two, two)
      .map(([year, month, day, hour, minute]) => `${String(year).padStart(4, "0")}-${month}-${day} ${hour}:${minute}`);
    fc.assert(
      fc.property(fc.oneof(shaped, fc.string({ unit: "binary" })), (text) => {
        const read = parseLocalTime(text);
        if (read === undefined) return;
        expect(read).toBe(text);
        expect(new Date(`${read.replace(" ", "T")}Z`).toISOString().slice(0, 16)).toBe(read.replace(" ", "T"));
      }),
      { numRuns: 500 },
    );
  });
});

describe("moving the wall clock", () => {
  test.each([
    ["2026-03-10 14:30", 45, "2026-03-10 15:15"],
    ["2026-12-31 23:59", 1, "2027-01-01 00:00"],
    ["2028-03-01 00:00", -1, "2028-02-29 23:59"],
    ["2026-03-10 14:30", 0, "2026-03-10 14:30"],
  ])("%s and %i minutes is %s", (time, minutes, expected) => {
    expect(addMinutes(time, minutes)).toBe(expected);
  });

  test("seconds behind a time change nothing", () => {
    expect(wallMs("2026-03-10 14:30:59")).toBe(wallMs("2026-03-10 14:30"));
  });

  test("moving there and back changes nothing, and the difference equals the minutes added", () => {
    fc.assert(
      fc.property(local, fc.integer({ min: -1_000_000, max: 1_000_000 }), (time, minutes) => {
        const moved = addMinutes(time, minutes);
        expect(addMinutes(moved, -minutes)).toBe(time);
        expect(minutesBetween(time, moved)).toBe(minutes);
        expect(minutesBetween(moved, time)).toBe(minutes === 0 ? 0 : -minutes);
      }),
    );
  });

  test("times sorted as texts are in clock order", () => {
    fc.assert(
      fc.property(local, local, (a, b) => {
        expect(Math.sign(minutesBetween(a, b))).toBe(a === b ? 0 : a < b ? 1 : -1);
      }),
    );
  });
});

test("ruling 25, I18-10: a time is shown day first", () => {
  expect(displayLocalTime("2026-03-10 14:05")).toBe("10.03.2026 14:05");
  expect(displayLocalTime("2026-03-10 14:05:59")).toBe("10.03.2026 14:05");
});
