import { expect, test } from "vitest";
import type { TripItem } from "#contract/orders/trips.ts";
import { formAddress } from "./form-address.ts";

const trip = {
  start_place_id: "a26396",
  finish_place_id: "g524901",
  date_arrival: "2026-12-15 18:40:00",
  adults_amount: 2,
  luggage_amount: 2,
  children_amount: 1,
  car_data: { car_class_id: 4 },
  service_provider: { id: 2 },
  subaddress: [],
} as unknown as TripItem;

const repeated = (trips: readonly [TripItem, ...TripItem[]], now: string) =>
  formAddress(trips, {
    query: "?lang=en&action=repeat&order_id=7&people=9",
    now,
    named: { action: undefined, orderId: undefined },
  });

test("FND-03: a repeated order opens the form of its places and its car, with a time that is ahead, and no longer names the order", () => {
  expect(repeated([trip, trip], "2026-12-01 00:00")).toBe(
    "/finder/prices?lang=en&from=a26396&when=2026-12-15T18%3A40&to=g524901&back=1&car=4.2",
  );
  expect(repeated([trip], "2026-12-16 00:00")).toBe("/finder/prices?lang=en&from=a26396&to=g524901&car=4.2");
});

test("FND-25, FND-31: a rent is repeated as a rent, and an order whose places are not known any more has no form", () => {
  const rent = { ...trip, order_type: 2, finish_place_id: "", duration: 10_800 };
  expect(repeated([rent], "2026-12-16 00:00")).toBe("/rent/prices?lang=en&from=a26396&hours=3&car=4.2");
  expect(repeated([{ ...trip, start_place_id: "" }], "2026-12-16 00:00")).toBeUndefined();
});
