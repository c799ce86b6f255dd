import type { Clock } from "#server/clock.ts";
import type { AsBuyer } from "#server/http/operator/as-buyer.ts";
import type { Caller } from "#server/http/request.ts";
import type { OrderedTrips } from "#server/modules/booking/ordered-trips.ts";
import type { Prices } from "#server/modules/prices/index.ts";

/** The context that station 3 works with. */
export interface Booking {
  readonly clock: Clock;
  readonly prices: Prices;
  readonly ordered: OrderedTrips;
  /** A call of the staff as its buyer would make it. */
  readonly asBuyer: AsBuyer;
  /** Whether the buyer may have a car at short notice; the order judges by the same settings. */
  readonly mayHaveFastRide: (caller: Pick<Caller, "actor" | "userHint">) => Promise<boolean>;
}
