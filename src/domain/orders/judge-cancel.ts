import { closedReason, type ClosedReason, type TripStanding } from "#domain/orders/change-window.ts";
import { cancellationFee, freeCancellationMinutes } from "#domain/tariffs/terms.ts";

const MINUTE_MS = 60_000;

/** What cancelling costs until a moment; amounts in minor units, moments in epoch milliseconds. */
export interface CancelStep {
  readonly until: number;
  readonly fee: number;
}

/** What cancelling a trip costs at a moment, and what it will cost later. */
export interface CancelJudgement {
  readonly closed: ClosedReason | null;
  readonly fee: number;
  /** When free cancellation ends; null if it was never free. */
  readonly freeUntil: number | null;
  /** The fee of now and every later one, in order of time; empty once nothing can be cancelled. */
  readonly steps: readonly CancelStep[];
}

/** Judges the cancellation of a trip by the terms it was sold with (ruling 9). */
export function judgeCancel(trip: TripStanding & { readonly amount: number }, now: number): CancelJudgement {
  const free = freeCancellationMinutes(trip.terms);
  const minutesBefore = (trip.pickupAt - now) / MINUTE_MS;
  const closed = closedReason(trip, now);
  return {
    closed,
    fee: cancellationFee(trip.terms, trip.amount, minutesBefore),
    freeUntil: free === null ? null : trip.pickupAt - free * MINUTE_MS,
    steps: closed === null ? stepsFrom(trip, now) : [],
  };
}

function stepsFrom({ terms, amount, pickupAt }: TripStanding & { readonly amount: number }, now: number): CancelStep[] {
  const ends = [...terms.cancellation.map(({ minutesBefore }) => minutesBefore), 0].toSorted((a, b) => b - a);
  const steps = ends
    .map((minutes) => ({ until: pickupAt - minutes * MINUTE_MS, fee: cancellationFee(terms, amount, minutes) }))
    .filter(({ until }) => until >= now);
  // Steps that cost the same are one.
  return steps.filter((step, index) => step.fee !== steps[index + 1]?.fee);
}
