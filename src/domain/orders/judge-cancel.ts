import { closedReason, type ClosedReason, type TripStanding } from "#domain/orders/change-window.ts";
import { cancellationFee, freeCancellationMinutes } from "#domain/tariffs/terms.ts";

const MINUTE_MS = 60_000;

/** What cancelling a trip costs at a moment; amounts in minor units, moments in epoch milliseconds. */
export interface CancelJudgement {
  readonly closed: ClosedReason | null;
  readonly fee: number;
  /** When free cancellation ends; null if it was never free. */
  readonly freeUntil: number | null;
}

/** Judges the cancellation of a trip by the terms it was sold with (ruling 9). */
export function judgeCancel(trip: TripStanding & { readonly amount: number }, now: number): CancelJudgement {
  const free = freeCancellationMinutes(trip.terms);
  const minutesBefore = (trip.pickupAt - now) / MINUTE_MS;
  return {
    closed: closedReason(trip, now),
    fee: cancellationFee(trip.terms, trip.amount, minutesBefore),
    freeUntil: free === null ? null : trip.pickupAt - free * MINUTE_MS,
  };
}
