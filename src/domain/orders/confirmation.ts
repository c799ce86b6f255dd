import { isPaidToDriver, type PayBy } from "#domain/orders/pay-by.ts";
import type { TripState } from "#domain/orders/trip-state.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/values/durations.ts";

/** However near the pick-up is, whoever confirms gets this long. */
const LEAST_MINUTES = 30;

/** Within how many hours a person confirms a trip: the preset of the operator's file, and the most it may say. */
export const CONFIRM_HOURS = { preset: 4, most: 72 } as const;

/** Whether an order is settled between traveller and operator, so that its cars may be confirmed: paid, or cash is agreed. */
export function isAgreed({ payBy, paid }: { readonly payBy: PayBy; readonly paid: boolean }): boolean {
  return paid || isPaidToDriver(payBy);
}

/** A trip that a person confirms; moments in epoch milliseconds. */
export interface TripToConfirm {
  readonly pickupAt: number;
  readonly leadMinutes: number;
  readonly confirmHours: number;
  /** What its traveller was promised already. */
  readonly confirmBy: number | null;
}

/**
 * Until when an agreed trip is confirmed: in time for another car to be found. What was promised is never put off, only
 * brought forward with the pick-up.
 */
export function confirmMoment({ pickupAt, leadMinutes, confirmHours, confirmBy }: TripToConfirm, now: number): number {
  const latest = Math.max(pickupAt - leadMinutes * MINUTE_MS, now + LEAST_MINUTES * MINUTE_MS);
  return Math.min(confirmBy ?? now + confirmHours * HOUR_MS, latest, pickupAt);
}

/** Whether a trip waits for somebody to confirm it; the moment it was promised by is set once the order is agreed. */
export function awaitsConfirmation(trip: { readonly state: TripState; readonly confirmBy: number | null }): boolean {
  return trip.state === "placed" && trip.confirmBy !== null;
}

/** A trip that nobody has confirmed this long after its pick-up is cancelled for nothing. */
const ANSWERED_AFTER_HOURS = 24;

/** What a trip that waits to be confirmed has come to, and when the next of it comes; null where nothing follows. */
export interface ConfirmStep {
  /** `late`: the promised time has passed; `unanswered`: so has its pick-up; `given-up`: nobody answers any more. */
  readonly due: "nothing" | "late" | "unanswered" | "given-up";
  readonly next: number | null;
}

/** The latest step that is due for a waiting trip; moments in epoch milliseconds. A promise holds to its last moment. */
export function confirmStep(
  { confirmBy, pickupAt }: { readonly confirmBy: number; readonly pickupAt: number },
  now: number,
): ConfirmStep {
  const steps = [
    { due: "late", at: confirmBy + 1 },
    { due: "unanswered", at: pickupAt },
    { due: "given-up", at: pickupAt + ANSWERED_AFTER_HOURS * HOUR_MS },
  ] as const;
  return {
    due: steps.findLast(({ at }) => at <= now)?.due ?? "nothing",
    next: steps.find(({ at }) => at > now)?.at ?? null,
  };
}

/** Whether a trip was promised to be confirmed by now and is not. */
export function isConfirmLate(
  { state, confirmBy }: { readonly state: TripState; readonly confirmBy: number | null },
  now: number,
): boolean {
  return state === "placed" && confirmBy !== null && now > confirmBy;
}
