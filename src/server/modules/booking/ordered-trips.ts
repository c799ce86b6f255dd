import type { Actor } from "#domain/accounts/actor.ts";
import type { TimedTrip } from "#domain/booking/return-trip.ts";

/** What is known of ordered trips; handed in because orders come after booking. */
export interface OrderedTrips {
  /** Which trips of the caller start at nearly the same moment. */
  readonly similar: (
    actor: Actor,
    trip: { readonly pickupAt: number; readonly except: number | undefined },
  ) => Promise<number[]>;
  /** The other trip of an order there and back that the caller may see. */
  readonly otherTrip: (
    actor: Actor,
    tripId: number,
  ) => Promise<(TimedTrip & { readonly isWayThere: boolean }) | undefined>;
}
