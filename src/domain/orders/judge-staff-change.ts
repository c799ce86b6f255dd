import { changeWindow, type ClosedReason, type TripStanding } from "#domain/orders/change-window.ts";
import { judgeCancel } from "#domain/orders/judge-cancel.ts";

/** What changing by the staff comes to besides the new price, in minor units. */
export interface StaffChangeJudgement {
  readonly closed: ClosedReason | null;
  /** What the terms ask for: nothing while the change is free, then what cancelling would cost. */
  readonly termsFee: number;
  readonly fee: number;
}

/**
 * Judges a change by the staff. The traveller may change the ride itself only while that is free, and after that cancels and books
 * again; the staff does both in one, for the fee that cancelling would cost. Names and numbers cost nothing at any time, and a car
 * whose hour has come can still be put off as long as it is not under way.
 */
export function judgeStaffChange(
  trip: TripStanding & { readonly amount: number },
  now: number,
  { isRide, isWaived, feeMost }: { readonly isRide: boolean; readonly isWaived: boolean; readonly feeMost: number },
): StaffChangeJudgement {
  const closed =
    trip.state === "cancelled"
      ? "cancelled"
      : trip.state === "placed" || trip.state === "confirmed"
        ? null
        : "under-way";
  const isFree = !isRide || changeWindow(trip, now).mayChangeRide;
  const termsFee = isFree ? 0 : judgeCancel([trip], now, feeMost).fee;
  return { closed, termsFee, fee: isWaived ? 0 : termsFee };
}
