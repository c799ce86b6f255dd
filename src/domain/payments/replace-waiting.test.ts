import { expect, test } from "vitest";
import { replaceWaiting } from "#domain/payments/replace-waiting.ts";

const own = { refundId: 1, paymentId: 7, amount: 3000 };
const other = { refundId: 2, paymentId: 8, amount: 2000 };

test.each([
  ["lets the order cost less where nothing was to go back", 1000, [], [5000, 5000, 0], [], 1000],
  ["takes the place of the refund of its payment", 3000, [own], [2000, 5000, 3000], [[1, 0]], 0],
  ["leaves the rest of that one waiting", 1000, [own], [2000, 5000, 3000], [[1, 2000]], 0],
  ["is first what came beyond the cost and waits nowhere", 1500, [], [4000, 5000, 0], [], 500],
  [
    "takes the place of refunds of other payments last",
    4000,
    [other, own],
    [0, 5000, 5000],
    [
      [1, 0],
      [2, 1000],
    ],
    0,
  ],
  ["never makes an order cost less than nothing", 5000, [], [3000, 5000, 1000], [], 3000],
] as const)("issue 37: a refund made by hand %s", (_, amount, waiting, [cost, received, returning], left, letOff) => {
  expect(replaceWaiting({ amount, paymentId: 7 }, waiting, { cost, received, returning })).toEqual({
    left: left.map(([refundId, rest]) => ({ refundId, amount: rest })),
    letOff,
  });
});
