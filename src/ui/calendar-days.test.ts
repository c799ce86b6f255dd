import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  clampDay,
  endOfWeek,
  isRealDay,
  judgeDay,
  nearestDay,
  stepDay,
  usualLimits,
  weekday,
  weeksOfMonth,
} from "#ui/calendar-days.ts";

const limits = { earliest: "2026-02-05", latest: "2026-03-20", offDays: ["2026-02-11", "2026-02-17"] };

describe("arithmetic", () => {
  it("knows which days exist", () => {
    expect(isRealDay("2028-02-29")).toBe(true);
    for (const text of ["2026-02-29", "2026-02-31", "2026-13-01", "2026-00-10", "2026-1-01", ""])
      expect(isRealDay(text)).toBe(false);
  });

  it("moves over month and year ends", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
    expect(addMonths("2026-01-15", -1200)).toBe("1926-01-15");
  });

  it("UIK-20: starts weeks on Monday", () => {
    expect(weekday("2026-11-23")).toBe(0);
    expect(weekday("2026-11-29")).toBe(6);
  });

  it("UIK-21: lays a month out in four to six weeks, never seven", () => {
    expect(weeksOfMonth("2026-02")).toHaveLength(5);
    expect(weeksOfMonth("2027-02")).toHaveLength(4);
    expect(weeksOfMonth("2026-08")).toHaveLength(6);
    expect(weeksOfMonth("2026-11")[0]?.[0]).toBe("2026-10-26");
    for (let month = 0; month < 240; month += 1) {
      const name = addMonths("2020-01-01", month).slice(0, 7);
      expect(weeksOfMonth(name).length).toBeLessThanOrEqual(6);
    }
  });
});

describe("limits", () => {
  it("UIK-19: are a hundred years back and one year ahead by default", () => {
    expect(usualLimits("2026-11-20")).toEqual({ earliest: "1926-11-20", latest: "2027-11-20" });
  });

  it("UIK-13: judge each day", () => {
    expect(judgeDay("2026-02-10", limits)).toBe("fine");
    expect(judgeDay("2026-02-31", limits)).toBe("impossible");
    expect(judgeDay("2026-02-04", limits)).toBe("early");
    expect(judgeDay("2026-03-21", limits)).toBe("late");
    expect(judgeDay("2026-02-11", limits)).toBe("off");
  });

  it("UIK-15, UIK-16: let arrows step over off days and stop at the ends", () => {
    expect(stepDay("2026-02-09", 1, limits)).toBe("2026-02-10");
    expect(stepDay("2026-02-10", 1, limits)).toBe("2026-02-12");
    expect(stepDay("2026-02-12", -1, limits)).toBe("2026-02-10");
    expect(stepDay("2026-02-10", 7, limits)).toBe("2026-02-18");
    expect(stepDay("2026-02-12", 7, limits)).toBe("2026-02-19");
    expect(stepDay("2026-02-05", -1, limits)).toBe("2026-02-05");
    expect(stepDay("2026-03-20", 7, limits)).toBe("2026-03-20");
  });

  it("let Home and End reach the first or last day of the week that can be picked", () => {
    expect(endOfWeek("2026-02-12", -1, limits)).toBe("2026-02-09");
    expect(endOfWeek("2026-02-12", 1, limits)).toBe("2026-02-15");
    expect(endOfWeek("2026-02-18", -1, limits)).toBe("2026-02-16");
    expect(endOfWeek("2026-02-06", -1, limits)).toBe("2026-02-05");
    expect(endOfWeek("2026-02-09", -1, limits)).toBe("2026-02-09");
  });

  it("keep a day within them", () => {
    expect(clampDay("2020-01-01", limits)).toBe("2026-02-05");
    expect(clampDay("2030-01-01", limits)).toBe("2026-03-20");
    expect(clampDay("2026-02-11", limits)).toBe("2026-02-11");
  });

  it("move a day to the nearest one of its month that can be picked", () => {
    expect(nearestDay("2020-01-01", limits)).toBe("2026-02-05");
    expect(nearestDay("2026-02-11", limits)).toBe("2026-02-12");
    expect(nearestDay("2026-02-28", { ...limits, offDays: ["2026-02-28"] })).toBe("2026-02-27");
  });

  it("leave a day unchanged when its whole month is off", () => {
    const offDays = Array.from({ length: 28 }, (_, day) => addDays("2026-02-01", day));
    expect(nearestDay("2026-02-11", { ...limits, offDays })).toBe("2026-02-11");
  });
});
