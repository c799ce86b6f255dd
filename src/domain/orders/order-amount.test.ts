import { expect, test } from "vitest";
import { isPaidAtOnce, orderAmount } from "#domain/orders/order-amount.ts";

const STANDING = { amount: 3000, cancelFee: null };
const FREE = { amount: 3000, cancelFee: 0 };
const CHARGED = { amount: 3000, cancelFee: 900 };

test("A5: an order costs its active trips and the fees of its cancelled ones", () => {
  expect(orderAmount([STANDING, CHARGED, FREE])).toBe(3900);
  expect(orderAmount([])).toBe(0);
  expect([isPaidAtOnce(0), isPaidAtOnce(1)]).toEqual([true, false]);
});
