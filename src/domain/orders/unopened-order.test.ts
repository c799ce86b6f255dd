import { expect, it } from "vitest";
import { unopenedFrom, USUAL_DUTY_TERMS } from "#domain/orders/unopened-order.ts";

const MINUTE = 60_000;

it.each([
  ["the next day", 24 * 60, 15],
  ["just over six hours ahead", 6 * 60 + 1, 15],
  ["in six hours", 6 * 60, 3],
  ["within the hour", 30, 3],
] as const)("OPS-32: an order %s that nobody opens is told of in time", (_, ahead, after) => {
  expect(unopenedFrom({ placedAt: 0, pickupAt: ahead * MINUTE }, USUAL_DUTY_TERMS)).toBe(after * MINUTE);
});
