import type { Kysely } from "kysely";
import { duplicateReason, type DuplicateReason } from "#domain/orders/duplicate-reason.ts";
import type { Tables } from "#server/database/tables.ts";
import { comparedTrip, type TripToCompare } from "#server/modules/console/duplicates/compared-trip.ts";
import { findTripsNear } from "#server/modules/console/duplicates/duplicates.repository.ts";

/** A trip that may be the same ride, and why. */
export interface Duplicate {
  readonly tripId: number;
  readonly orderId: number;
  readonly reason: DuplicateReason;
}

/** Trips of other orders that may be the same ride as a trip, ordered already or still being typed; the nearest in time first. */
export async function findDuplicates(
  db: Kysely<Tables>,
  trip: TripToCompare,
  exceptOrder?: number,
): Promise<readonly Duplicate[]> {
  const near = await findTripsNear(db, { pickupAt: trip.pickup_at, exceptOrder });
  const compared = comparedTrip(trip);
  return near.flatMap((other) => {
    const reason = duplicateReason(compared, comparedTrip(other));
    return reason === undefined ? [] : [{ tripId: other.trip_id, orderId: other.order_id, reason }];
  });
}
