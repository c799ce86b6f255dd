import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contradictions } from "#domain/tariffs/contradictions.ts";
import { extentsOf } from "#domain/tariffs/ground.ts";
import type { TariffRule } from "#domain/tariffs/tariff-book.ts";
import { sameInAll } from "#domain/values/named.ts";
import { RULE } from "../../../tests/support/sample-tariff.ts";

const circle = (key: string, lat: number, lng: number) => ({
  key,
  name: { en: key, ru: key },
  circle: { centre: { lat, lng }, radiusKm: 20 },
});
const extentOf = extentsOf({ areas: [circle("one", 55, 37), circle("near", 55.1, 37.1), circle("far", 48, 2)] });
/** Rules of one group and priority on lines 1, 2, 3…, each with its own effect. */
const foundIn = (rules: readonly Partial<TariffRule>[]) =>
  contradictions(
    rules.map((fields, i) => ({ ...RULE, group: "g", effect: { percent: i + 1 }, id: i + 1, line: i + 1, ...fields })),
    extentOf,
  );
const found = (...rules: readonly Partial<TariffRule>[]) => foundIn(rules);
const lines = (...rules: readonly Partial<TariffRule>[]) => found(...rules).map((problem) => problem.lines);

describe("two rules contradict", () => {
  test("when both fit a ride, add different sums, and share provider, group and priority", () => {
    expect(found({ priority: 7 }, { priority: 7 })).toEqual([
      { lines: [1, 2], code: "rules-contradict", values: { provider: 1, group: "g", priority: 7 } },
    ]);
  });

  test.each<[string, Partial<TariffRule>, Partial<TariffRule>]>([
    ["they have no group and are of two kinds", { group: "" }, { group: "", kind: "toll" }],
    ["one has no group and the other is of another kind", { group: "" }, { kind: "toll" }],
    ["they are of different groups", { group: "a" }, { group: "b" }],
    ["their priorities differ", { priority: 1 }, { priority: 2 }],
    ["their providers differ", { providerId: 1 }, { providerId: 2 }],
    ["they add the same percent", { effect: { percent: 5 } }, { effect: { percent: 5 } }],
    ["they add the same sum", { effect: { amount: 5 } }, { effect: { amount: 5 } }],
    ["they are for different classes", { carClassIds: [1, 2] }, { carClassIds: [3] }],
    ["they start in different countries", { start: ["country:RU"] }, { start: ["country:FR"] }],
    ["they finish at different places", { finish: ["place:a1"] }, { finish: ["place:a2"] }],
    ["they start in areas far apart", { start: ["area:one"] }, { start: ["area:far"] }],
    [
      "one ends before the other begins",
      { valid: { from: null, to: "2026-05-31" } },
      { valid: { from: "2026-06-01", to: null } },
    ],
    [
      "one is at either end of what the other never touches",
      { either: ["place:a1"] },
      { start: ["place:a2"], finish: ["place:a3"] },
    ],
  ])("but not when %s", (_, one, other) => {
    expect(found(one, other)).toEqual([]);
  });

  test.each<[string, Partial<TariffRule>, Partial<TariffRule>]>([
    ["5 % and 5 minor units are not the same", { effect: { percent: 5 } }, { effect: { amount: 5 } }],
    ["they share a class", { carClassIds: [1, 2] }, { carClassIds: [2, 3] }],
    ["one is for every class", { carClassIds: [] }, { carClassIds: [3] }],
    ["their areas meet", { start: ["area:one"] }, { start: ["area:near"] }],
    ["one starts where the other finishes", { start: ["place:a1"] }, { finish: ["place:a2"] }],
    ["a ride between two airports has either at an end", { either: ["place:a1"] }, { either: ["place:a2"] }],
    ["one has a country and the other a place", { start: ["country:RU"] }, { start: ["place:a1"] }],
  ])("also when %s", (_, one, other) => {
    expect(lines(one, other)).toEqual([[1, 2]]);
  });

  test("in pairs, each reported once with both lines", () => {
    expect(
      lines({ start: ["place:a1", "place:a2"] }, { start: ["place:a2", "place:a1"] }, { start: ["place:a3"] }),
    ).toEqual([[1, 2]]);
    expect(lines({}, { start: ["place:a1"] }, { start: ["place:a2"] })).toEqual([
      [1, 2],
      [1, 3],
    ]);
  });

  test("always: exactly as often as comparing every pair finds", () => {
    const zones = fc.subarray(["place:a1", "place:a2", "area:one", "area:near", "area:far", "country:RU"], {
      maxLength: 2,
    });
    const rules = fc.array(
      fc.record({ start: zones, finish: zones, either: zones, carClassIds: fc.subarray([1, 2, 3], { minLength: 1 }) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(rules, (some) => {
        const told = some.map((fields, i) => ({ ...fields, line: i + 1, effect: { percent: i } }));
        const pairs = told.flatMap((one, i) => told.slice(i + 1).flatMap((other) => lines(one, other)));
        const inOrder = (all: readonly (readonly number[])[]) => all.map((pair) => pair.join("-")).sort();
        expect(inOrder(lines(...told))).toEqual(inOrder(pairs));
      }),
    );
  });
});

describe("two rules of one kind without a common group", () => {
  const night = { kind: "night", group: "", name: sameInAll("Night") } as const;
  const late = {
    ...night,
    name: sameInAll("Late"),
    time: { hours: { from: "00:00", to: "04:00" }, weekdays: [], dates: [] },
  };
  const toll = (fields: Partial<TariffRule>) => ({ kind: "toll", group: "", ...fields }) as const;
  const codes = (...rules: readonly Partial<TariffRule>[]) =>
    found(...rules).map(({ code, lines: told }) => [code, told]);

  test("with the same conditions are an error with both lines, whatever they add", () => {
    expect(found(night, night)).toEqual([
      { lines: [1, 2], code: "rules-twice", values: { provider: 1, kind: "night" } },
    ]);
    expect(codes(night, { ...night, name: sameInAll("Dark"), priority: 9 })).toEqual([["rules-twice", [1, 2]]]);
    expect(codes(toll({}), toll({}))).toEqual([["rules-twice", [1, 2]]]);
    expect(codes({ ...night, group: "g" }, night)).toEqual([["rules-twice", [1, 2]]]);
  });

  test("that fit the same ride by the same ground are reported with both lines, because both would be charged", () => {
    expect(found(night, late)).toEqual([
      { lines: [1, 2], code: "rules-add-up", values: { provider: 1, kind: "night" } },
    ]);
    const both = [["rules-add-up", [1, 2]]];
    expect(codes(night, { ...late, group: "g" })).toEqual(both);
    expect(codes(night, { ...night, start: ["area:one"] })).toEqual(both);
    expect(codes(toll({ start: ["area:one"] }), toll({ either: ["area:near"] }))).toEqual(both);
    expect(codes(toll({ name: sameInAll("Bridge") }), toll({ name: sameInAll("Tunnel") }))).toEqual(both);
  });

  test.each<[string, Partial<TariffRule>, Partial<TariffRule>]>([
    ["each has a group of its own", { ...night, group: "a" }, { ...late, group: "b" }],
    [
      "their hours never meet",
      late,
      { ...late, time: { hours: { from: "04:00", to: "06:00" }, weekdays: [], dates: [] } },
    ],
    [
      "their validity parts them",
      { ...night, valid: { from: null, to: "2026-05-31" } },
      { ...night, valid: { from: "2026-06-01", to: null } },
    ],
    ["one is for the start and one for the finish", toll({ start: ["area:one"] }), toll({ finish: ["area:far"] })],
    ["a ride joins the ground of both", toll({ either: ["area:one"] }), toll({ either: ["area:far"] })],
    ["they are of two providers", night, { ...night, providerId: 2 }],
  ])("are not told when %s", (_, one, other) => {
    expect(found(one, other)).toEqual([]);
  });
});

describe("a hundred thousand rules of one group and priority", () => {
  const many = Array.from({ length: 100_000 }, (_, i) => i);

  test("are compared in seconds when their places differ", () => {
    expect(foundIn(many.map((i) => ({ start: [`place:${i}`] })))).toEqual([]);
  });

  test("or of one kind are compared in seconds when their places are close but differ", () => {
    const near = () => ({ centre: { lat: 48.5, lng: 2.5 }, radiusKm: 0 });
    const rules = many.map((i) => ({ ...RULE, id: i, line: i, start: [`place:${i}`], effect: { percent: i } }));
    expect(contradictions(rules, near)).toEqual([]);
    expect(
      contradictions(
        rules.map((rule) => ({ ...rule, group: "g" })),
        near,
      ),
    ).toEqual([]);
  });

  test("are reported as too many when they share all ground", () => {
    expect(foundIn(many.map((i) => ({ carClassIds: [i] })))).toMatchObject([
      { lines: [1], code: "rules-unchecked", values: { rules: 100_000 } },
    ]);
  });

  test("that all contradict each other are reported by the first pairs only", () => {
    expect(foundIn(many.map(() => ({}))).length).toBe(20);
  });
});
