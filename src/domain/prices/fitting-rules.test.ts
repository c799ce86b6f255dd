import { describe, expect, test } from "vitest";
import { fittingRules, type RuleCase } from "#domain/prices/fitting-rules.ts";
import type { TariffRule } from "#domain/tariffs/tariff-book.ts";
import { RIDE, RULE } from "../../../tests/support/sample-tariff.ts";

const CASE: RuleCase = {
  providerId: 1,
  carClassId: 3,
  startZones: RIDE.startZones,
  finishZones: RIDE.finishZones,
  pickup: "2026-12-31 23:30",
};
const ids = (rules: readonly Partial<TariffRule>[], ride: Partial<RuleCase> = {}) =>
  fittingRules(
    rules.map((fields, index) => ({ ...RULE, id: index + 1, ...fields })),
    { ...CASE, ...ride },
  ).map(({ id }) => id);

describe("a rule applies", () => {
  test.each<[string, Partial<TariffRule>, boolean]>([
    ["it asks nothing", {}, true],
    ["it is of another provider", { providerId: 2 }, false],
    ["it is for this class among others", { carClassIds: [2, 3] }, true],
    ["it is for another class", { carClassIds: [2] }, false],
    ["the start lies in one of its zones", { start: ["place:x", "area:nice"] }, true],
    ["only the finish lies in the zone it asks of the start", { start: ["place:a1"] }, false],
    ["the finish lies in its zone", { finish: ["place:a1"] }, true],
    ["only the start lies in the zone it asks of the finish", { finish: ["area:nice"] }, false],
    ["either end lies in its zone, here the start", { either: ["area:nice"] }, true],
    ["either end lies in its zone, here the finish", { either: ["place:a1"] }, true],
    ["neither end lies in its zone", { either: ["place:x"] }, false],
    ["one of two conditions fails", { start: ["area:nice"], finish: ["place:x"] }, false],
    ["it is valid on the day", { valid: { from: "2026-12-31", to: "2026-12-31" } }, true],
    ["it is valid from tomorrow", { valid: { from: "2027-01-01", to: null } }, false],
    ["its time has come", { time: { hours: { from: "23:00", to: "06:00" }, weekdays: [], dates: [] } }, true],
    ["its time has not come", { time: { hours: { from: "06:00", to: "23:00" }, weekdays: [], dates: [] } }, false],
  ])("when %s: %j", (_, rule, counts) => {
    expect(ids([rule])).toEqual(counts ? [1] : []);
  });
});

describe("without a pick-up time", () => {
  test("a rule with a time condition does not apply, a rule without one does", () => {
    const night = { hours: { from: "23:00", to: "06:00" }, weekdays: [], dates: [] };
    expect(ids([{ time: night }, {}], { pickup: null })).toEqual([2]);
  });

  test("validity is checked for the given day, or must be open-ended", () => {
    const valid = { from: "2026-01-01", to: null };
    expect(ids([{ valid }, {}], { pickup: null })).toEqual([2]);
    expect(ids([{ valid }, {}], { pickup: null, date: "2026-01-01" })).toEqual([1, 2]);
    expect(ids([{ valid }, {}], { pickup: null, date: "2025-12-31" })).toEqual([2]);
  });

  test("a given pick-up time overrides the given day", () => {
    const valid = { from: "2026-12-31", to: null };
    expect(ids([{ valid }], { date: "2026-01-01" })).toEqual([1]);
  });
});

describe("among several rules", () => {
  test("the highest priority comes first; equal ones are sorted by id", () => {
    expect(ids([{ priority: 1 }, { priority: 9 }, { priority: 1 }])).toEqual([2, 1, 3]);
    expect(ids([{ id: 7 }, { id: 3 }])).toEqual([3, 7]);
  });

  test("only the first of a group applies; rules without a group all apply", () => {
    const rules = [{ group: "a" }, { group: "a", priority: 5 }, { group: "b" }, {}, {}];
    expect(ids(rules)).toEqual([2, 3, 4, 5]);
  });

  test("one that does not fit leaves its group to the next", () => {
    expect(ids([{ group: "a" }, { group: "a", priority: 5, carClassIds: [2] }])).toEqual([1]);
  });
});
