import type { Actor } from "#domain/accounts/actor.ts";
import type { PricedRoute, TimedTrip } from "#domain/booking/return-trip.ts";

/** What booking needs to know about ordered trips; injected because orders come after booking. */
export interface OrderedTrips {
  /** The caller's trips that start at nearly the same moment. */
  readonly similar: (
    actor: Actor,
    trip: { readonly pickupAt: number; readonly except: number | undefined },
  ) => Promise<number[]>;
  /** The other trips of the order of one that the caller may see, and the first of all, which names the way there. */
  readonly besides: (
    actor: Actor,
    tripId: number,
  ) => Promise<{ readonly first: PricedRoute; readonly others: readonly TimedTrip[] } | undefined>;
}
