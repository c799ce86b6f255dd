import { describe, expect, test } from "vitest";
import { canMoveOrder, ORDER_MOVES, wireOrderStatus, type OrderState, type PayBy } from "#domain/orders/order-state.ts";

const STATES = Object.keys(ORDER_MOVES) as OrderState[];
const movesOf = (state: OrderState): readonly OrderState[] => ORDER_MOVES[state];

function reachableFrom(first: OrderState): Set<OrderState> {
  const seen = new Set<OrderState>([first]);
  for (const state of seen) for (const next of movesOf(state)) seen.add(next);
  return seen;
}

describe("the way of an order", () => {
  test("every state can be reached from the first", () => {
    expect([...reachableFrom("placed")].sort()).toEqual([...STATES].sort());
  });

  test("an order ends completed or cancelled and nowhere else", () => {
    expect(STATES.filter((state) => movesOf(state).length === 0)).toEqual(["completed", "cancelled"]);
  });

  test("every state can reach an end", () => {
    for (const state of STATES) {
      const ahead = reachableFrom(state);
      expect([state, ahead.has("completed") || ahead.has("cancelled")]).toEqual([state, true]);
    }
  });

  test("no order returns to an earlier state", () => {
    for (const state of STATES) {
      for (const next of movesOf(state))
        expect([state, next, reachableFrom(next).has(state)]).toEqual([state, next, false]);
    }
  });

  test("a trip under way can no longer be cancelled", () => {
    expect(reachableFrom("under-way").has("cancelled")).toBe(false);
  });

  test("an order makes exactly the moves in the table", () => {
    const allowed = STATES.flatMap((from) =>
      STATES.filter((to) => canMoveOrder(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(allowed).toEqual([
      "placed > confirmed",
      "placed > cancelled",
      "confirmed > under-way",
      "confirmed > cancelled",
      "under-way > completed",
    ]);
  });
});

describe("contract 4.1: the status of an order on the wire", () => {
  test.each<[string, OrderState, PayBy, boolean, boolean, number]>([
    ["an unpaid card order is unpaid", "placed", "card", false, false, 6],
    ["a paid card order waits to be processed", "placed", "card", true, false, 0],
    ["a cash order waits to be processed", "placed", "cash", false, false, 0],
    ["a confirmed order is accepted", "confirmed", "card", true, false, 2],
    ["an order under way is in processing", "under-way", "card", true, false, 1],
    ["a completed order is completed", "completed", "cash", false, false, 3],
    ["an order cancelled free of charge", "cancelled", "card", true, false, 4],
    ["an order cancelled with a fee", "cancelled", "card", true, true, 5],
  ])("%s", (_, state, payBy, paid, withFee, status) => {
    expect(wireOrderStatus(state, payBy, paid, withFee)).toBe(status);
  });

  test("a cancellation is free unless it has a fee", () => {
    expect(wireOrderStatus("cancelled", "cash", false)).toBe(4);
  });
});
