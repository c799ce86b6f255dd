import { expect, test } from "vitest";
import type { TripState } from "#domain/orders/trip-state.ts";
import { judgeStaffChange } from "./judge-staff-change.ts";

const HOUR = 3_600_000;
const judge = (state: TripState, hoursAhead: number, how: { isRide?: boolean; isWaived?: boolean; feeMost?: number }) =>
  judgeStaffChange(
    {
      state,
      confirmBy: null,
      pickupAt: hoursAhead * HOUR,
      amount: 240_000,
      terms: {
        freeWaiting: { airport: 60, station: 30, suburb: 15 },
        cancellation: [
          { minutesBefore: 1440, feePercent: 0 },
          { minutesBefore: 120, feePercent: 50 },
        ],
        delayToleranceMinutes: 240,
        included: [],
      },
    },
    0,
    { isRide: true, isWaived: false, feeMost: Infinity, ...how },
  );

test.each([
  ["a ride while that is free", judge("confirmed", 25, {}), null, 0, 0],
  ["a ride after that", judge("confirmed", 23, {}), null, 120_000, 120_000],
  ["a ride whose hour has come", judge("confirmed", -1, {}), null, 240_000, 240_000],
  ["a ride after that, with the fee given up", judge("placed", 23, { isWaived: true }), null, 120_000, 0],
  ["a ride that nobody has paid", judge("placed", 23, { feeMost: 0 }), null, 0, 0],
  ["names and numbers at any time", judge("confirmed", 1, { isRide: false }), null, 0, 0],
  ["nothing of a ride under way", judge("under-way", -1, {}), "under-way", 240_000, 240_000],
  ["nothing of a cancelled one", judge("cancelled", 23, { isRide: false }), "cancelled", 0, 0],
] as const)("the staff changes %s (OPS-23)", (_, judged, closed, termsFee, fee) => {
  expect(judged).toEqual({ closed, termsFee, fee });
});
