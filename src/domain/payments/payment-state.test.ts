import { describe, expect, test } from "vitest";
import {
  canMovePayment,
  OPEN_PAYMENT_STATES,
  PAYMENT_MOVES,
  type PaymentState,
} from "#domain/payments/payment-state.ts";

const STATES = Object.keys(PAYMENT_MOVES) as PaymentState[];
/** States in which we have seen money. */
const PAID: readonly PaymentState[] = ["succeeded", "paid-late", "quarantined"];
const movesOf = (state: PaymentState): readonly PaymentState[] => PAYMENT_MOVES[state];

function reachableFrom(first: PaymentState): Set<PaymentState> {
  const seen = new Set<PaymentState>([first]);
  for (const state of seen) for (const next of movesOf(state)) seen.add(next);
  return seen;
}

describe("the life of a payment", () => {
  test("every state can be reached from the first", () => {
    expect([...reachableFrom("new")].sort()).toEqual([...STATES].sort());
  });

  test("T-18: a payment with money ends succeeded or paid late, or set aside", () => {
    expect(STATES.filter((state) => movesOf(state).length === 0).sort()).toEqual([
      "paid-late",
      "quarantined",
      "succeeded",
    ]);
  });

  test("no payment returns to an earlier state", () => {
    for (const state of STATES) {
      for (const next of movesOf(state))
        expect([state, next, reachableFrom(next).has(state)]).toEqual([state, next, false]);
    }
  });

  test.each(["expired", "declined"] as const)(
    "R-16, R4: money that arrives after an attempt %s is still accepted or set aside",
    (state) => {
      expect(movesOf(state)).toEqual(expect.arrayContaining(PAID as PaymentState[]));
    },
  );

  test("no payment is paid before the acquirer knows of it", () => {
    expect(movesOf("new").filter((state) => PAID.includes(state))).toEqual([]);
  });

  test("a payment makes exactly the moves in the table", () => {
    const allowed = STATES.flatMap((from) =>
      STATES.filter((to) => canMovePayment(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(allowed.sort()).toEqual(
      [
        "new > pending",
        "new > declined",
        "new > expired",
        "pending > succeeded",
        "pending > declined",
        "pending > expired",
        "pending > quarantined",
        "pending > paid-late",
        "expired > succeeded",
        "expired > quarantined",
        "expired > paid-late",
        "declined > succeeded",
        "declined > quarantined",
        "declined > paid-late",
      ].sort(),
    );
  });

  test("T-18: a payment is open while we still wait for the acquirer", () => {
    expect(OPEN_PAYMENT_STATES).toEqual(["new", "pending"]);
    for (const state of OPEN_PAYMENT_STATES) expect(reachableFrom(state).has("succeeded")).toBe(true);
  });
});
