import { expect, test } from "vitest";
import { englishPage, shownTrip } from "../../../../../tests/support/shown-order.ts";
import { alikeName, alikeTrips, toldRide } from "./alike-trips.ts";

const names = (trips: Parameters<typeof alikeTrips>[0]) =>
  alikeTrips(trips, toldRide).map((alike) => alikeName(alike, englishPage.t));

test("equal cars are told as one with their number, whoever rides in them", () => {
  const there = { way: "there", cars: 2 } as const;
  const trips = [
    shownTrip({ ...there, order_id: 1, car: 1, sign: "Anna" }),
    shownTrip({ ...there, order_id: 2, car: 2, sign: "Boris" }),
    shownTrip({ way: "back", order_id: 3, pickup_time: "2026-12-20 09:30" }),
  ];
  expect(names(trips)).toEqual(["Outbound trip, 2 cars", "Return trip"]);
  expect(names(trips.slice(0, 2).map((trip) => ({ ...trip, way: "only" as const })))).toEqual(["2 cars"]);
});

test("a car that leaves at another time, is cancelled or of another class stands by itself", () => {
  const cars = { way: "only", cars: 2 } as const;
  const one = shownTrip({ ...cars, car: 1 });
  const other = { ...cars, car: 2, order_id: 2 };
  for (const difference of [{ pickup_time: "2026-12-16 09:00" }, { status: 4 }, { car_class: { title: "Business" } }]) {
    expect(names([one, shownTrip({ ...other, ...(difference as object) })])).toEqual(["Car 1", "Car 2"]);
  }
});
