import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isValidOn, timeMisfit } from "#domain/tariffs/rule-time.ts";
import { doTimesMeet, doValiditiesMeet } from "#domain/tariffs/rules-meet.ts";
import type { RuleTime, TariffRule } from "#domain/tariffs/tariff-book.ts";
import { OPEN } from "../../../tests/support/sample-tariff.ts";

type Asked = Pick<TariffRule, "time" | "valid">;

const at = (time: Partial<RuleTime> | null, valid: Asked["valid"] = OPEN): Asked => ({
  time: time === null ? null : { hours: null, weekdays: [], dates: [], ...time },
  valid,
});
const once = (from: string, to: string) => at({ dates: [{ from, to }] });
const NIGHT = at({ hours: { from: "23:00", to: "06:00" } });

test.each([
  [OPEN, OPEN, true],
  [{ from: null, to: "2026-05-31" }, { from: "2026-06-01", to: null }, false],
  [{ from: null, to: "2026-06-01" }, { from: "2026-06-01", to: null }, true],
  [{ from: "2026-01-01", to: "2026-12-31" }, { from: "2026-05-01", to: "2026-05-02" }, true],
])("validity %j and %j share a day: %s", (one, other, meet) => {
  expect(doValiditiesMeet(one, other)).toBe(meet);
  expect(doValiditiesMeet(other, one)).toBe(meet);
});

describe("two rules can both apply to one pick-up", () => {
  test.each<[string, Asked, Asked, boolean]>([
    ["a night and any time", NIGHT, at(null), true],
    ["a night and a day", NIGHT, at({ hours: { from: "06:00", to: "23:00" } }), false],
    ["a night and an evening", NIGHT, at({ hours: { from: "20:00", to: "23:01" } }), true],
    ["workdays and weekends", at({ weekdays: [1, 2, 3, 4, 5] }), at({ weekdays: [6, 7] }), false],
    ["a night and a Sunday", NIGHT, at({ weekdays: [7] }), true],
    ["New Year every year and 2 January", once("12-31", "01-02"), once("01-02", "01-02"), true],
    ["summer and winter", once("06-01", "08-31"), once("12-01", "02-28"), false],
    ["New Year every year and 1 January 2027", once("12-31", "01-02"), once("2027-01-01", "2027-01-01"), true],
    ["New Year every year and one May", once("12-31", "01-02"), once("2027-05-01", "2027-05-01"), false],
    ["one winter and New Year", once("2026-12-01", "2027-02-15"), once("12-31", "01-02"), true],
    ["one winter and summer", once("2026-12-01", "2027-02-15"), once("06-01", "08-31"), false],
    ["two years and any season", once("2026-12-01", "2028-12-01"), once("06-01", "08-31"), true],
    ["the same holiday of two years", once("2026-12-31", "2026-12-31"), once("2027-12-31", "2027-12-31"), false],
    ["a leap day and a year without one", once("02-29", "02-29"), once("2027-02-28", "2027-03-01"), false],
    ["Thursday 31 December and weekends", once("2026-12-31", "2026-12-31"), at({ weekdays: [6, 7] }), false],
    ["Thursday 31 December and Thursdays", once("2026-12-31", "2026-12-31"), at({ weekdays: [4] }), true],
    [
      "a winter season and a summer's validity",
      once("12-01", "02-28"),
      at(null, { from: "2026-06-01", to: "2026-08-31" }),
      false,
    ],
    [
      "a validity before the other's",
      at(null, { from: null, to: "2026-05-31" }),
      at(null, { from: "2026-06-01", to: null }),
      false,
    ],
  ])("%s: %4$s", (_, one, other, meet) => {
    expect(doTimesMeet(one, other)).toBe(meet);
    expect(doTimesMeet(other, one)).toBe(meet);
  });

  test("always: found whenever checking every hour of two years finds one", () => {
    const days = Array.from({ length: 731 }, (_, day) =>
      new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const hours = [0, 5, 6, 12, 22, 23].map((hour) => `${String(hour).padStart(2, "0")}:00`);
    const day = fc.nat({ max: 730 }).map((index) => days[index] ?? "");
    const range = fc.tuple(day, day, fc.boolean()).map(([one, other, yearly]) => {
      const [from = "", to = ""] = yearly ? [one.slice(5), other.slice(5)] : [one, other].sort();
      return { from, to };
    });
    const time = fc.option(
      fc.record({
        hours: fc.option(fc.record({ from: fc.constantFrom(...hours), to: fc.constantFrom(...hours) })),
        weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
        dates: fc.array(range, { maxLength: 2 }),
      }),
    );
    const valid = fc.record({ from: fc.option(day), to: fc.option(day) });
    const asked = fc.record({ time, valid });
    fc.assert(
      fc.property(asked, asked, (one, other) => {
        const isBoth = days.some(
          (date) =>
            [one, other].every(({ valid: period }) => isValidOn(period, date)) &&
            hours.some((hour) => [one, other].every((rule) => timeMisfit(rule.time, `${date} ${hour}`) === undefined)),
        );
        if (isBoth) expect(doTimesMeet(one, other)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
