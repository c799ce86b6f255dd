import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import type { Quote } from "#server/modules/prices/index.ts";

/** The quote that a stored trip was sold by; undefined for trips sold before quotes were stored. */
export function quoteOfTrip(trip: Pick<StoredTrip, "quote">): Quote | undefined {
  return (trip.quote as Quote | null) ?? undefined;
}
