import type { ClosedReason } from "#domain/orders/change-window.ts";
import { judgeCancel, type CancelCause, type CancelledTrip } from "#domain/orders/judge-cancel.ts";

/**
 * Why the staff cancels trips, and what follows: the terms count, the reason is ours and costs the traveller nothing, or it is ours
 * because there is no car. "other" says it in words.
 */
const REASONS = {
  traveller: "terms",
  provider: "no-car",
  duplicate: "terms",
  "no-car": "no-car",
  weather: "ours",
  other: "terms",
} as const satisfies Readonly<Record<string, "terms" | "ours" | "no-car">>;

/** One of these reasons. */
export type StaffCancelReason = keyof typeof REASONS;

/** All of them. */
export const CANCEL_REASONS = Object.keys(REASONS) as readonly StaffCancelReason[];

/** Whether a reason lies on our side, so that it costs the traveller nothing. */
export function isOnOurSide(reason: StaffCancelReason): boolean {
  return REASONS[reason] !== "terms";
}

/** Whether the traveller is told that there is no car. */
export function meansNoCar(reason: StaffCancelReason): boolean {
  return REASONS[reason] === "no-car";
}

/** Why trips that the staff cancels for this reason cost nothing whatever their terms; undefined where the terms count. */
export function causeOf(reason: StaffCancelReason): Extract<CancelCause, "refused" | "our-side"> | undefined {
  if (meansNoCar(reason)) return "refused";
  return isOnOurSide(reason) ? "our-side" : undefined;
}

/** What cancelling by the staff comes to, in minor units. */
export interface StaffCancelJudgement {
  readonly closed: ClosedReason | null;
  /** What the terms ask for. */
  readonly termsFee: number;
  /** What is due. */
  readonly fee: number;
}

/**
 * Judges cancelling by the staff: by the terms like the traveller's own, unless the reason lies on our side. A car that
 * never came is found out after its time, so such a reason holds until the ride has ended.
 */
export function judgeStaffCancel(
  trips: readonly CancelledTrip[],
  now: number,
  { reason, isWaived, feeMost }: { reason: StaffCancelReason; isWaived: boolean; feeMost: number },
): StaffCancelJudgement {
  const { closed, fee: termsFee } = judgeCancel(trips, now, feeMost);
  if (!isOnOurSide(reason)) return { closed, termsFee, fee: isWaived ? 0 : termsFee };
  const isOff = trips.some(({ state }) => state === "cancelled");
  const isOver = trips.some(({ state }) => state === "completed" || state === "no-show");
  return { closed: isOff ? "cancelled" : isOver ? "under-way" : null, termsFee, fee: 0 };
}
