import { expect, test } from "vitest";
import { zoneName } from "./trip-part.ts";

test.each([
  ["Europe/Berlin", "2027-07-10", "en", "Central European Time, GMT+2"],
  ["Europe/Berlin", "2027-01-10", "en", "Central European Time, GMT+1"],
  ["Europe/Berlin", "2027-07-10", "ru", "Германия, GMT+2"],
  ["Asia/Dubai", "2027-07-10", "en", "Gulf Standard Time, GMT+4"],
  ["Europe/Moscow", "2027-07-10", "en", "Moscow Time, GMT+3"],
  ["Africa/Accra", "2027-07-10", "en", "GMT"],
] as const)("the clock of a trip is named alike in summer and winter: %s on %s, %s", (zone, day, locale, name) => {
  expect(zoneName(zone, Date.parse(`${day}T10:00Z`), locale)).toBe(name);
});
