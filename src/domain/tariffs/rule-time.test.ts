import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isOnDates, isValidOn, timeMisfit, weekdayOf } from "#domain/tariffs/rule-time.ts";
import type { RuleTime } from "#domain/tariffs/tariff-book.ts";

const ANY: RuleTime = { hours: null, weekdays: [], dates: [] };
const NIGHT = { from: "23:00", to: "06:00" };

const isRuleTime = (...asked: Parameters<typeof timeMisfit>) => timeMisfit(...asked) === undefined;

describe("hours", () => {
  test.each([
    ["22:59", false],
    ["23:00", true],
    ["23:59", true],
    ["00:00", true],
    ["05:59", true],
    ["06:00", false],
  ])("a window across midnight at %s: %s", (time, fits) => {
    expect(isRuleTime({ ...ANY, hours: NIGHT }, `2026-12-01 ${time}`)).toBe(fits);
  });

  test.each([
    ["07:59", false],
    ["08:00", true],
    ["19:59", true],
    ["20:00", false],
  ])("a window within a day at %s: %s", (time, fits) => {
    expect(isRuleTime({ ...ANY, hours: { from: "08:00", to: "20:00" } }, `2026-12-01 ${time}`)).toBe(fits);
  });

  test("a window until 24:00 includes the last minute; one with equal ends covers the whole day", () => {
    expect(isRuleTime({ ...ANY, hours: { from: "20:00", to: "24:00" } }, "2026-12-01 23:59")).toBe(true);
    expect(isRuleTime({ ...ANY, hours: { from: "20:00", to: "24:00" } }, "2026-12-01 00:00")).toBe(false);
    expect(isRuleTime({ ...ANY, hours: { from: "06:00", to: "06:00" } }, "2026-12-01 05:00")).toBe(true);
  });
});

describe("weekdays", () => {
  test.each([
    ["2026-11-30", 1],
    ["2026-12-05", 6],
    ["2026-12-06", 7],
    ["2028-02-29", 2],
  ])("%s is day %i", (date, day) => {
    expect(weekdayOf(date)).toBe(day);
  });

  test("the pick-up decides the day: after midnight a Sunday night belongs to Monday", () => {
    const time = { ...ANY, hours: NIGHT, weekdays: [7] };
    expect(isRuleTime(time, "2026-12-06 23:30")).toBe(true);
    expect(isRuleTime(time, "2026-12-07 00:30")).toBe(false);
  });
});

describe("dates", () => {
  test.each<[string, string, string, boolean]>([
    ["12-31", "01-02", "2026-12-30", false],
    ["12-31", "01-02", "2026-12-31", true],
    ["12-31", "01-02", "2027-01-02", true],
    ["12-31", "01-02", "2027-01-03", false],
    ["06-01", "08-31", "2030-08-31", true],
    ["06-01", "08-31", "2030-09-01", false],
    ["02-29", "02-29", "2028-02-29", true],
    ["02-29", "02-29", "2027-02-28", false],
    ["02-29", "02-29", "2027-03-01", false],
    ["02-25", "02-29", "2027-02-28", true],
    ["02-29", "03-05", "2027-03-01", true],
    ["2026-12-31", "2027-01-02", "2027-01-01", true],
    ["2026-12-31", "2027-01-02", "2027-12-31", false],
    ["2026-12-31", "2026-12-31", "2026-12-31", true],
  ])("%s to %s has %s: %s", (from, to, date, has) => {
    expect(isOnDates([{ from, to }], date)).toBe(has);
  });

  test("any of several ranges is enough, and an empty list contains no day", () => {
    const dates = [
      { from: "05-01", to: "05-01" },
      { from: "05-09", to: "05-09" },
    ];
    expect(isOnDates(dates, "2026-05-09")).toBe(true);
    expect(isOnDates([], "2026-05-09")).toBe(false);
  });
});

describe("a rule's time", () => {
  test("is any time when it has no conditions, even without a pick-up", () => {
    expect([isRuleTime(null, null), isRuleTime(ANY, null), isRuleTime(ANY, "2026-12-01 12:00")]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test.each<Partial<RuleTime>>([{ hours: NIGHT }, { weekdays: [1] }, { dates: [{ from: "01-01", to: "12-31" }] }])(
    "has come for no unknown pick-up: %j",
    (asked) => {
      expect(isRuleTime({ ...ANY, ...asked }, null)).toBe(false);
    },
  );

  test("has come when all its conditions hold", () => {
    const time = { hours: NIGHT, weekdays: [4], dates: [{ from: "12-31", to: "12-31" }] };
    expect(isRuleTime(time, "2026-12-31 23:30")).toBe(true);
    expect(isRuleTime(time, "2026-12-31 22:30")).toBe(false);
    expect(isRuleTime(time, "2027-12-31 23:30")).toBe(false);
    expect(isRuleTime(time, "2026-12-24 23:30")).toBe(false);
  });

  test("always: a window and its complement cover the whole day exactly once", () => {
    const hour = fc.integer({ min: 0, max: 23 }).map((at) => `${String(at).padStart(2, "0")}:00`);
    fc.assert(
      fc.property(hour, hour, hour, (from, to, at) => {
        fc.pre(from !== to);
        const pickup = `2026-12-01 ${at}`;
        const within = isRuleTime({ ...ANY, hours: { from, to } }, pickup);
        expect(isRuleTime({ ...ANY, hours: { from: to, to: from } }, pickup)).toBe(!within);
      }),
    );
  });
});

test.each([
  [null, null, true],
  ["2026-12-01", null, true],
  ["2026-12-02", null, false],
  [null, "2026-12-01", true],
  [null, "2026-11-30", false],
  ["2026-12-01", "2026-12-01", true],
])("valid from %s to %s on 1 December: %s", (from, to, valid) => {
  expect(isValidOn({ from, to }, "2026-12-01")).toBe(valid);
});
