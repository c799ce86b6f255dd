import { describe, expect, test } from "vitest";
import { isInYachtWindow, yachtWindow } from "#domain/yachts/yacht-window.ts";

describe("YAC-18, YAC-19: a yacht can be requested", () => {
  test.each([
    ["2026-11-21", "2026-11-22", "2027-05-21"],
    ["2026-12-31", "2027-01-01", "2027-06-30"],
    ["2026-08-31", "2026-09-01", "2027-02-28"],
    ["2027-08-29", "2027-08-30", "2028-02-29"],
    ["2026-02-28", "2026-03-01", "2026-08-28"],
  ])("on %s from %s to %s", (today, first, last) => {
    expect(yachtWindow(today)).toEqual({ first, last });
  });

  const noon = Date.UTC(2026, 10, 21, 12, 0);
  test.each([
    ["2026-11-21 23:59", false],
    // It is still the 21st where the day ends last, so tomorrow is the 22nd.
    ["2026-11-22 00:00", true],
    ["2027-05-21 10:00", true],
    // It is already the 22nd where the day begins first.
    ["2027-05-22 10:00", true],
    ["2027-05-23 00:00", false],
  ])("at noon of 21 November in Greenwich for %s: %s", (time, isOpen) => {
    expect(isInYachtWindow(time, noon)).toBe(isOpen);
  });

  test("before noon in Greenwich its own day is still open, for it is tomorrow where the day ends last", () => {
    const morning = Date.UTC(2026, 10, 21, 11, 59);
    expect(["2026-11-20 23:59", "2026-11-21 00:00"].map((time) => isInYachtWindow(time, morning))).toEqual([
      false,
      true,
    ]);
  });

  test("where the clock is known, from its own tomorrow on", () => {
    const late = Date.UTC(2026, 10, 20, 20, 30);
    const inDubai = (time: string) => isInYachtWindow(time, late, "Asia/Dubai");
    expect(["2026-11-21 23:00", "2026-11-22 00:00", "2027-05-21 10:00", "2027-05-22 00:00"].map(inDubai)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
