import { describe, expect, test } from "vitest";
import { wireOrderStatus, wireTripStatus, type PayBy } from "#domain/orders/order-state.ts";
import type { TripState } from "#domain/orders/trip-state.ts";

describe("contract 4.1: the status of an order on the wire", () => {
  test.each<[string, TripState, PayBy, boolean, boolean, number]>([
    ["an unpaid card order is unpaid", "placed", "card", false, false, 6],
    ["a paid card order that nobody has confirmed waits to be processed", "placed", "card", true, false, 0],
    ["a cash order that nobody has confirmed waits to be processed", "placed", "cash", false, false, 0],
    ["a confirmed order is accepted", "confirmed", "card", true, false, 2],
    ["a confirmed cash order is accepted", "confirmed", "cash", false, false, 2],
    ["a confirmed order that has become dearer is unpaid", "confirmed", "card", false, false, 6],
    ["an order under way is in processing", "under-way", "card", true, false, 1],
    ["a completed order is completed", "completed", "cash", false, false, 3],
    ["an order cancelled free of charge", "cancelled", "card", true, false, 4],
    ["an order cancelled with a fee", "cancelled", "card", true, true, 5],
    ["ruling 30: a no-show without a fee", "no-show", "card", true, false, 4],
    ["ruling 30: a no-show with a fee", "no-show", "cash", false, true, 5],
  ])("%s", (_, state, payBy, paid, withFee, status) => {
    expect(wireOrderStatus(state, payBy, paid, withFee)).toBe(status);
  });

  test.each<[string, TripState, number | null, boolean, number]>([
    ["a changed trip that nobody has looked at", "confirmed", null, true, 7],
    ["the same before it is confirmed", "placed", null, true, 7],
    ["a trip that has begun is no longer looked at for its change", "under-way", null, true, 1],
    ["a cancelled trip with a fee", "cancelled", 900, true, 5],
    ["a no-show without one", "no-show", 0, false, 4],
  ])("%s", (_, state, cancelFee, hasUnseenChange, status) => {
    expect(wireTripStatus({ state, payBy: "cash", paid: false, cancelFee, hasUnseenChange })).toBe(status);
  });
});
