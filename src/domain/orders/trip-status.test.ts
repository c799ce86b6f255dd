import { describe, expect, test } from "vitest";
import type { PayBy } from "#domain/orders/pay-by.ts";
import type { TripState } from "#domain/orders/trip-state.ts";
import { statusOfWire, tripStatus, wireOrderStatus, wireTripStatus } from "#domain/orders/trip-status.ts";

describe("contract 4.1: the status of a trip on the wire, and of an order of one trip", () => {
  test.each<[string, TripState, PayBy, boolean, Partial<Record<"hasFee" | "hasUnseenChange", true>>, number]>([
    ["an unpaid card order is unpaid", "placed", "card", false, {}, 6],
    ["so it is after a change", "placed", "card", false, { hasUnseenChange: true }, 6],
    ["a paid card order that nobody has confirmed waits to be processed", "placed", "card", true, {}, 0],
    ["a cash order that nobody has confirmed waits to be processed", "placed", "cash", false, {}, 0],
    ["one that was changed while it waits", "placed", "cash", false, { hasUnseenChange: true }, 7],
    ["a confirmed order is accepted", "confirmed", "card", true, {}, 2],
    ["found 8: a note takes no confirmation away", "confirmed", "card", true, { hasUnseenChange: true }, 2],
    ["a confirmed cash order is accepted", "confirmed", "cash", false, {}, 2],
    ["a confirmed order that has become dearer is unpaid", "confirmed", "card", false, {}, 6],
    ["an order under way is in processing", "under-way", "card", true, { hasUnseenChange: true }, 1],
    ["a completed order is completed", "completed", "cash", false, {}, 3],
    ["an order cancelled free of charge", "cancelled", "card", true, {}, 4],
    ["an order cancelled with a fee", "cancelled", "card", true, { hasFee: true }, 5],
    ["ruling 30: a no-show without a fee", "no-show", "card", true, {}, 4],
    ["ruling 30: a no-show with a fee", "no-show", "cash", false, { hasFee: true }, 5],
  ])("%s", (_, state, payBy, paid, more, status) => {
    const trip = { state, hasFee: false, hasUnseenChange: false, ...more };
    expect(wireTripStatus({ payBy, paid, ...trip })).toBe(status);
    expect(wireOrderStatus({ state, payBy, paid, trips: [trip] })).toBe(status);
    expect(statusOfWire(status)).toBe(tripStatus({ state, payBy, paid }));
  });

  test("an order of two trips waits while one waits, and tells of a change only where that one was changed", () => {
    const order = { state: "placed", payBy: "cash", paid: false } as const;
    const [waits, confirmed] = [
      { state: "placed", hasFee: false, hasUnseenChange: false },
      { state: "confirmed", hasFee: false, hasUnseenChange: true },
    ] as const;
    expect(wireOrderStatus({ ...order, trips: [waits, confirmed] })).toBe(0);
    expect(wireOrderStatus({ ...order, trips: [{ ...waits, hasUnseenChange: true }, confirmed] })).toBe(7);
  });
});
