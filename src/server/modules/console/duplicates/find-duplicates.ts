import type { Kysely } from "kysely";
import { duplicateReason, type DuplicateReason } from "#domain/orders/duplicate-reason.ts";
import type { Tables } from "#server/database/tables.ts";
import { comparedTrip, type TripToCompare } from "#server/modules/console/duplicates/compared-trip.ts";
import { findTripsNear, tripsToCompare } from "#server/modules/console/duplicates/duplicates.repository.ts";

/** A trip that may be the same ride, and why. */
export interface Duplicate {
  readonly tripId: number;
  readonly orderId: number;
  readonly reason: DuplicateReason;
}

/** Read at a time: where many are alike, the nearest of them are enough. */
const PORTION = 50;

/** Trips of other orders that may be the same ride as a trip, ordered already or still being typed; the nearest in time first. */
export async function findDuplicates(
  db: Kysely<Tables>,
  trip: TripToCompare,
  exceptOrder?: number,
): Promise<readonly Duplicate[]> {
  return (await findNearestDuplicates(db, trip, { exceptOrder, most: Infinity })).found;
}

/** The same, until so many are found; `unseen` are the trips that were not looked at any more. */
export async function findNearestDuplicates(
  db: Kysely<Tables>,
  trip: TripToCompare,
  { exceptOrder, most }: { readonly exceptOrder: number | undefined; readonly most: number },
): Promise<{ readonly found: readonly Duplicate[]; readonly unseen: readonly number[] }> {
  const near = await findTripsNear(db, { pickupAt: trip.pickup_at, exceptOrder });
  const compared = comparedTrip(trip);
  const found: Duplicate[] = [];
  let seen = 0;
  for (; seen < near.length && found.length < most; seen += PORTION) {
    const portion = near.slice(seen, seen + PORTION);
    const others = new Map((await tripsToCompare(db, portion)).map((other) => [other.trip_id, other]));
    for (const tripId of portion) {
      const other = others.get(tripId);
      const reason = other && duplicateReason(compared, comparedTrip(other));
      if (other !== undefined && reason !== undefined) found.push({ tripId, orderId: other.order_id, reason });
    }
  }
  return { found, unseen: near.slice(seen) };
}
