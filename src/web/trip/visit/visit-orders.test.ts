import { expect, test } from "vitest";
import { ordersAt, withOrder, type VisitTrip } from "./visit-orders.ts";

const zone = "Europe/Moscow";
const at = (pickup: string) => ({ zone, pickup });
const known: readonly VisitTrip[] = [
  { orderId: 7, ...at("2026-12-04 12:00") },
  { orderId: 8, ...at("2026-12-04 12:20") },
  { orderId: 8, ...at("2026-12-05 09:00") },
];

test.each<[string, string, readonly number[]]>([
  ["the same time", "2026-12-04 12:00", [8, 7]],
  ["half an hour later", "2026-12-04 12:30", [8, 7]],
  ["an hour earlier", "2026-12-04 11:00", []],
  ["the same clock on another day", "2026-12-06 12:00", []],
])("BKF-43: a visitor is told what was ordered in this tab for %s", (_, pickup, orders) => {
  expect(ordersAt(known, at(pickup))).toEqual(orders);
});

test("BKF-43: the same clock in another zone is another time", () => {
  expect(ordersAt(known, { zone: "Europe/London", pickup: "2026-12-04 12:00" })).toEqual([]);
});

test("BKF-43: an order is remembered where it was made, follows its changes, and goes when it is cancelled", () => {
  expect(withOrder(known, 9, [at("2026-12-07 10:00")], false)).toBe(known);
  expect(withOrder(known, 9, [at("2026-12-07 10:00")], true)).toHaveLength(4);
  expect(ordersAt(withOrder(known, 8, [at("2026-12-07 10:00")], false), at("2026-12-04 12:00"))).toEqual([7]);
  expect(withOrder(known, 8, [], false)).toHaveLength(1);
});
