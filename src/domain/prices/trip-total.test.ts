import { expect, test } from "vitest";
import { tripTotal } from "#domain/prices/trip-total.ts";

test.each([
  ["the ride alone", { ride: 200_000, stop: 30_000, stops: 0, services: [] }, 200_000],
  ["the ride and its stops", { ride: 200_000, stop: 30_000, stops: 2, services: [] }, 260_000],
  ["the ride and its services", { ride: 200_000, stop: 30_000, stops: 0, services: [50_000, 1] }, 250_001],
  ["all of it", { ride: 180_000, stop: 30_000, stops: 1, services: [0, 70_000] }, 280_000],
])("BKF-52: a trip costs %s", (_, charges, total) => {
  expect(tripTotal(charges)).toBe(total);
});

test("BKF-52: routes of 2000 and 1800 with two stops of 300 cost 4400", () => {
  const trips = [
    { ride: 200_000, stop: 30_000, stops: 1, services: [] },
    { ride: 180_000, stop: 30_000, stops: 1, services: [] },
  ];
  expect(trips.reduce((sum, trip) => sum + tripTotal(trip), 0)).toBe(440_000);
});
