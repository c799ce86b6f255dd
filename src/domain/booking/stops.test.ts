import { expect, test } from "vitest";
import { judgeStops, mayBeMeantAsStop, mostStops } from "#domain/booking/stops.ts";

const NEAR = { lat: 55.7, lng: 37.6 };
const FAR = { lat: 59.9, lng: 30.3 };
const terms = { most: 2, isWithin: ({ lat }: typeof NEAR) => lat < 57 };

test("PLC-28: stops near the trip are taken, up to as many as the tariff allows", () => {
  expect(judgeStops([], terms)).toBeUndefined();
  expect(judgeStops([NEAR, NEAR], terms)).toBeUndefined();
  expect(judgeStops([NEAR, NEAR, NEAR], terms)).toEqual({ kind: "too-many" });
});

test("PLC-28: a stop far from both ends is named, one without a point is taken as it is", () => {
  expect(judgeStops([undefined, FAR], terms)).toEqual({ kind: "outside", index: 1 });
  expect(judgeStops([undefined], terms)).toBeUndefined();
});

test("FND-07, OPN-003: as many stops can be added as some car takes, and never more than five", () => {
  expect(mostStops([])).toBe(0);
  expect(mostStops([0, 2, 1])).toBe(2);
  expect(mostStops([8])).toBe(5);
  const many = Array.from({ length: 6 }, () => NEAR);
  expect(judgeStops(many, { ...terms, most: 8 })).toEqual({ kind: "too-many" });
});

test.each([
  ["GH", ["RU", "RU"], false],
  ["RU", ["RU", "BY"], true],
  ["BY", ["RU", "BY"], true],
  ["HK", ["CN", "CN"], true],
  ["", ["RU", "RU"], true],
  ["GH", ["RU", ""], true],
] as const)(
  "PLC-22: a text is taken for a stop by itself in the countries of its trip alone: %s on the way %o: %s",
  (country, route, isMeant) => {
    expect(mayBeMeantAsStop(country, route)).toBe(isMeant);
  },
);
