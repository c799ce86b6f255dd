import type { WireChange } from "#contract/orders/change-trip.ts";
import { readTripFields } from "#contract/orders/read-trip.ts";
import { cleanText } from "#domain/booking/free-text.ts";
import type { TripChange } from "#domain/orders/trip-change.ts";

/** Reads a change of a trip into our own words. */
export function readTripChange(body: WireChange): TripChange {
  return {
    tripId: body.order_id,
    transaction: body.transaction,
    version: body.version,
    emailToken: body.email_token,
    expectedTotal: body.expected_total,
    costCenter: body.cost_center === undefined ? undefined : cleanText(body.cost_center),
    otherTrips: body.other_trips,
    fields: readTripFields(body),
  };
}
