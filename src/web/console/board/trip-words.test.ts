import { expect, test } from "vitest";
import { pickupWords } from "./trip-words.ts";

/** 27 November 2026, 21:15 in Moscow. */
const PICKUP = {
  local: "2026-11-27 21:15",
  zone: "Europe/Moscow",
  city: "Moscow",
  at: Date.parse("2026-11-27T18:15Z"),
};

test.each([
  ["Europe/Moscow", "en", "21:15", ""],
  ["America/New_York", "en", "21:15", "13:15"],
  ["Asia/Kathmandu", "en", "Fri 21:15", "Sat 00:00"],
  ["Asia/Kathmandu", "ru", "пт 21:15", "сб 00:00"],
] as const)(
  "OPR-02: a pick-up that is another day at its place names both days (%s, %s)",
  (own, locale, there, yours) =>
    expect(pickupWords(PICKUP, locale, own)).toMatchObject({ there, yours, time: "21:15" }),
);
