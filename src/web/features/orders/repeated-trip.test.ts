import { expect, test } from "vitest";
import type { TripItem } from "#contract/orders/trips.ts";
import { repeatedTrip } from "./repeated-trip.ts";

const trip = {
  start_place_id: "a26396",
  finish_place_id: "g524901",
  date_arrival: "2026-12-15 18:40:00",
  passengers_number: 3,
  adults_amount: 2,
  luggage_amount: 2,
  children_amount: 1,
  car_data: { car_class_id: 4 },
  subaddress: [{ geo_data: { place_id: "g550280" } }, { geo_data: { place_id: "" } }, { geo_data: null }],
} as unknown as TripItem;

test("FND-04: a repeated order brings its places with the stops it knows, its time, its party and its class", () => {
  expect(repeatedTrip(trip, "2026-11-22 12:00")).toEqual({
    mode: "transfer",
    search: {
      from: "a26396",
      to: "g524901",
      stops: ["g550280"],
      when: "2026-12-15 18:40",
      people: 2,
      bags: 2,
      children: 1,
      open: "4",
    },
  });
});

test("FND-04: a time that has passed is not repeated", () => {
  expect(repeatedTrip(trip, "2026-12-16 00:00")?.search.when).toBeUndefined();
});

test("FND-31: an order without a start or a finish brings nothing", () => {
  expect(repeatedTrip({ ...trip, start_place_id: "" }, "2026-11-22 12:00")).toBeUndefined();
  expect(repeatedTrip({ ...trip, finish_place_id: "" }, "2026-11-22 12:00")).toBeUndefined();
});

test("FND-25: a repeated rent leads to the rent of cars, with its start, its hours and its class", () => {
  const rent = { ...trip, order_type: 2, finish_place_id: "", duration: 10_800 };
  expect(repeatedTrip(rent, "2026-11-22 12:00")).toEqual({
    mode: "rent",
    search: { from: "a26396", hours: 3, when: "2026-12-15 18:40", people: 2, bags: 2, children: 1, open: "4" },
  });
});
