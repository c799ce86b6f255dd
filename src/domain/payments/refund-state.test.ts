import { expect, test } from "vitest";
import { canMoveRefund, OPEN_REFUND_STATES, REFUND_MOVES, type RefundState } from "./refund-state.ts";

const STATES = Object.keys(REFUND_MOVES) as RefundState[];

test("OPS-97: money that has gone back only ever comes back, and what is on its way is neither declined nor released again", () => {
  expect(STATES.filter((to) => canMoveRefund("returned", to))).toEqual(["reversed"]);
  expect(STATES.filter((to) => canMoveRefund("reversed", to))).toEqual([]);
  for (const from of ["released", "sent"] as const) {
    expect(canMoveRefund(from, "declined")).toBe(false);
    expect(canMoveRefund(from, "released")).toBe(false);
  }
});

test("OPS-97: every refund that is still to go back can come to be returned", () => {
  expect(OPEN_REFUND_STATES.filter((from) => !canMoveRefund(from, "returned"))).toEqual([]);
  expect(STATES.filter((state) => state !== "returned" && !OPEN_REFUND_STATES.some((one) => one === state))).toEqual([
    "declined",
    "reversed",
  ]);
});
