import { expect, test } from "vitest";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { clockOfDay, dayHours, tripsOfHours } from "./day-hours.ts";

const trip = (city: string, zone: string, local: string, at: string, airport = "") =>
  ({
    airport,
    pickup: { city, zone, local: `2026-11-27 ${local}`, at: Date.parse(`2026-11-27T${at}Z`) },
  }) as BoardTripView;

const TRIPS = [
  trip("Krasnaya Polyana", "Europe/Moscow", "09:10", "06:10"),
  trip("Dubai", "Asia/Dubai", "10:55", "06:55", "DXB"),
  trip("Moscow", "Europe/Moscow", "09:50", "06:50", "SVO"),
  trip("Moscow", "Europe/Moscow", "10:45", "07:45", "DME"),
  trip("London", "Europe/London", "10:30", "10:30"),
];
const clocks = (byAirport: boolean) =>
  tripsOfHours(dayHours(TRIPS, byAirport)).map(({ pickup }) => pickup.local.slice(11));

test("OPS-08: an hour stands in the order of its places' clocks, which the keys walk as well", () => {
  expect(dayHours(TRIPS, false).map(({ hour }) => hour)).toEqual(["09", "10"]);
  expect(clocks(false)).toEqual(["09:10", "09:50", "10:30", "10:45", "10:55"]);
  expect(dayHours(TRIPS, true)[1]?.parts.map(({ airport }) => airport)).toEqual(["", "DME", "DXB"]);
});

test.each([
  ["Europe/Moscow", { local: "2026-11-27 12:43", city: "" }],
  ["Africa/Nairobi", { local: "2026-11-27 12:43", city: "" }],
  ["America/New_York", { local: "2026-11-27 12:43", city: "Moscow" }],
])("OPS-08: the line for now stands where the clocks of the trips are at it, seen from %s", (own, clock) =>
  expect(clockOfDay(TRIPS, own, Date.parse("2026-11-27T09:43Z"))).toEqual(clock),
);
