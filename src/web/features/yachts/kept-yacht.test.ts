import { beforeEach, expect, test } from "vitest";
import { EMPTY_YACHT_REQUEST } from "#domain/yachts/yacht-request.ts";
import { keepYacht, readKeptYacht } from "./kept-yacht.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});

const REQUEST = {
  ...EMPTY_YACHT_REQUEST,
  from: { country: "emirates", city: "dubai" },
  translatedFrom: "Dubai, UAE",
  startDate: "2026-12-05 10:30",
  rentHours: 4,
  passengersAmount: 8,
  hasChildren: true,
  additionalInfo: "A quiet bay",
} as const;

test.each([
  ["a city", REQUEST],
  ["a typed place", { ...REQUEST, from: { place: "Sardinia" }, translatedFrom: "Sardinia" }],
])("OPN-066, YAC-14, YAC-15, YAC-16: a request from %s is kept whole, and nothing else", (_title, request) => {
  keepYacht({ request, number: 0 }, "local");
  expect(JSON.parse(stored.get("booking-yacht-request") ?? "")).toEqual({ ...request, number: 0 });
  expect(readKeptYacht("local")).toEqual({ request, number: 0 });
  keepYacht(undefined, "local");
  expect(stored.size).toBe(0);
  expect(readKeptYacht("local")).toEqual({ request: EMPTY_YACHT_REQUEST, number: 0 });
});

test.each(["{", "[]", '{"from":{"country":"atlantis","city":"dubai"},"rentHours":-3,"number":"7"}'])(
  "what somebody else stored, %s, breaks nothing",
  (foreign) => {
    stored.set("booking-yacht-request", foreign);
    const { request, number } = readKeptYacht("local");
    expect([request.from, Math.min(request.rentHours, 0), number]).toEqual([undefined, 0, 0]);
  },
);
