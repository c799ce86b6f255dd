import { expect, test } from "vitest";
import { cancelOutcome } from "./cancel-outcome.ts";

test.each([
  ["all", { fee: 0, refund: 2800 }, 2800],
  ["all", { fee: 0, refund: 1000 }, 1000],
  ["part", { fee: 1400, refund: 1400 }, 2800],
  ["none", { fee: 2800, refund: 0 }, 2800],
  ["due", { fee: 1400, refund: 0 }, 0],
  ["free", { fee: 0, refund: 0 }, 0],
  // A trip of an order of which less is paid than the other trip costs.
  ["free", { fee: 0, refund: 0 }, 1000],
] as const)("O1: cancelling comes to “%s” with %o of %d paid", (outcome, figures, paid) => {
  expect(cancelOutcome(figures, paid)).toBe(outcome);
});
