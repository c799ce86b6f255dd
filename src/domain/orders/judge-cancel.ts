import { closedReason, type ClosedReason, type TripStanding } from "#domain/orders/change-window.ts";
import { isConfirmLate } from "#domain/orders/confirmation.ts";
import { cancellationFee, freeCancellationMinutes } from "#domain/tariffs/terms.ts";
import { MINUTE_MS } from "#domain/values/durations.ts";

/** What cancelling costs until a moment; amounts in minor units, moments in epoch milliseconds. */
export interface CancelStep {
  readonly until: number;
  readonly fee: number;
}

/** Why a trip is cancelled at no fee whatever its terms: not confirmed in time, no car, not paid in time, or another reason on our side. */
export type CancelCause = "unconfirmed" | "refused" | "lapsed" | "our-side";

/** What cancelling costs at a moment, and what it will cost later. */
export interface CancelJudgement {
  readonly closed: ClosedReason | null;
  readonly fee: number;
  /** When free cancellation ends; null if it was never free. */
  readonly freeUntil: number | null;
  /** The fee of now and every later one, in order of time; empty once nothing can be cancelled. */
  readonly steps: readonly CancelStep[];
}

/** A trip as its cancelling is judged; the amount in minor units. */
export type CancelledTrip = Omit<TripStanding, "terms"> & {
  readonly amount: number;
  readonly terms: Pick<TripStanding["terms"], "cancellation">;
};

const ALWAYS_FREE = { cancellation: [{ minutesBefore: 0, feePercent: 0 }] } as const;

/**
 * Judges cancelling trips of one order at once, each by the terms it was sold with, while all of them can be cancelled.
 * A fee is kept from what was paid, so it is never above what came for these trips, `feeMost`; and nothing is due for a trip that
 * we have not confirmed in time.
 */
export function judgeCancel(sold: readonly CancelledTrip[], now: number, feeMost = Infinity): CancelJudgement {
  const isFree = (trip: CancelledTrip): boolean => feeMost === 0 || isConfirmLate(trip, now);
  const trips = sold.map((trip) => (isFree(trip) ? { ...trip, terms: ALWAYS_FREE } : trip));
  const closed = trips.map((trip) => closedReason(trip, now)).find((reason) => reason !== null) ?? null;
  const frees = trips.map(freeUntil);
  return {
    closed,
    fee: feeAt(trips, now, feeMost),
    freeUntil: frees.includes(null) ? null : Math.min(...frees.filter((until) => until !== null)),
    steps: closed === null ? stepsFrom(trips, now, feeMost) : [],
  };
}

function freeUntil({ terms, pickupAt }: CancelledTrip): number | null {
  const free = freeCancellationMinutes(terms);
  return free === null ? null : pickupAt - free * MINUTE_MS;
}

function feeAt(trips: readonly CancelledTrip[], at: number, feeMost: number): number {
  const fees = trips.map(({ terms, amount, pickupAt }) => cancellationFee(terms, amount, (pickupAt - at) / MINUTE_MS));
  return Math.min(
    fees.reduce((sum, fee) => sum + fee, 0),
    feeMost,
  );
}

function stepsFrom(trips: readonly CancelledTrip[], now: number, feeMost: number): CancelStep[] {
  // From the first pick-up on they cannot be cancelled together any more.
  const last = Math.min(...trips.map(({ pickupAt }) => pickupAt));
  const ends = trips.flatMap(({ terms, pickupAt }) =>
    [...terms.cancellation.map(({ minutesBefore }) => minutesBefore), 0].map(
      (minutes) => pickupAt - minutes * MINUTE_MS,
    ),
  );
  const steps = [...new Set(ends)]
    .filter((until) => until >= now && until <= last)
    .toSorted((a, b) => a - b)
    .map((until) => ({ until, fee: feeAt(trips, until, feeMost) }));
  // Steps that cost the same are one.
  return steps.filter((step, index) => step.fee !== steps[index + 1]?.fee);
}
