import type { Actor } from "#domain/accounts/actor.ts";
import type { TimedTrip } from "#domain/booking/return-trip.ts";

/** What booking needs to know about ordered trips; injected because orders come after booking. */
export interface OrderedTrips {
  /** The caller's trips that start at nearly the same moment. */
  readonly similar: (
    actor: Actor,
    trip: { readonly pickupAt: number; readonly except: number | undefined },
  ) => Promise<number[]>;
  /** The other trip of a return order that the caller may see. */
  readonly otherTrip: (
    actor: Actor,
    tripId: number,
  ) => Promise<(TimedTrip & { readonly isWayThere: boolean }) | undefined>;
}
