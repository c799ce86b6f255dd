import { expect, test } from "vitest";
import { isPaidAtOnce, orderAmount, orderStateAfter } from "#domain/orders/order-amount.ts";
import { ORDER_MOVES, type OrderState } from "#domain/orders/order-state.ts";

const STANDING = { amount: 3000, cancelFee: null };
const FREE = { amount: 3000, cancelFee: 0 };
const CHARGED = { amount: 3000, cancelFee: 900 };

test("A5: an order costs its active trips and the fees of its cancelled ones", () => {
  expect(orderAmount([STANDING, CHARGED, FREE])).toBe(3900);
  expect(orderAmount([])).toBe(0);
  expect([isPaidAtOnce(0), isPaidAtOnce(1)]).toEqual([true, false]);
});

test.each(Object.keys(ORDER_MOVES) as OrderState[])(
  "A5: an order that is %s ends with its last trip, if that move exists",
  (state) => {
    const ends = state === "placed" || state === "confirmed";
    expect(orderStateAfter(state, [STANDING, CHARGED])).toBe(state);
    expect(orderStateAfter(state, [FREE, CHARGED])).toBe(ends ? "cancelled" : state);
  },
);
