import { describe, expect, test } from "vitest";
import type { TripState } from "#domain/orders/trip-state.ts";
import { CANCEL_REASONS, judgeStaffCancel } from "./staff-cancel.ts";

const HOUR = 3_600_000;
const trip = (state: TripState, hoursAhead: number) => ({
  state,
  confirmBy: null,
  pickupAt: hoursAhead * HOUR,
  amount: 240_000,
  terms: {
    cancellation: [
      { minutesBefore: 1440, feePercent: 0 },
      { minutesBefore: 120, feePercent: 50 },
    ],
  },
});
const judge = (state: TripState, hoursAhead: number, reason: (typeof CANCEL_REASONS)[number], isWaived = false) =>
  judgeStaffCancel([trip(state, hoursAhead)], 0, { reason, isWaived, feeMost: Infinity });

describe("cancelling by the staff (OPS-26)", () => {
  test("costs nothing for a reason on our side, and what the terms say for any other", () => {
    expect(CANCEL_REASONS.map((reason) => [reason, judge("confirmed", 3, reason).fee])).toEqual([
      ["traveller", 120_000],
      ["provider", 0],
      ["duplicate", 120_000],
      ["no-car", 0],
      ["weather", 0],
      ["other", 120_000],
    ]);
  });

  test("tells what the terms ask for where it is given up", () => {
    expect(judge("confirmed", 3, "traveller", true)).toEqual({ closed: null, termsFee: 120_000, fee: 0 });
  });

  test.each([
    ["placed", 3, "traveller", null],
    ["confirmed", -1, "traveller", "started"],
    ["confirmed", -1, "provider", null],
    ["under-way", -1, "traveller", "under-way"],
    ["under-way", -1, "no-car", null],
    ["completed", -5, "provider", "under-way"],
    ["no-show", -5, "weather", "under-way"],
    ["cancelled", 3, "no-car", "cancelled"],
  ] as const)("a trip that is %s, %i h ahead, for the reason %s is closed by: %s", (state, ahead, reason, closed) => {
    expect(judge(state, ahead, reason).closed).toBe(closed);
  });
});
