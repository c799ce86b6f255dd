import type { Clock } from "#server/clock.ts";
import type { OrderedTrips } from "#server/modules/booking/ordered-trips.ts";
import type { Prices } from "#server/modules/prices/index.ts";

/** The context that station 3 works with. */
export interface Booking {
  readonly clock: Clock;
  readonly prices: Prices;
  readonly ordered: OrderedTrips;
}
