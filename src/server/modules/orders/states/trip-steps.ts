import type { TripStepsView } from "#contract/console/states/trip-steps.ts";
import { mayNotCome, noShowFrom } from "#domain/orders/no-show.ts";
import { handStep, stepBack } from "#domain/orders/state-by-hand.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { madeMoves } from "#server/modules/orders/states/made-moves.ts";
import { freeMinutesOf } from "#server/modules/orders/states/say-no-show.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import type { StoredMove } from "#server/modules/orders/store/trip-moves.repository.ts";

/** Where the trips of an order may go by hand now. */
export function tripSteps(
  orders: Pick<Orders, "gazetteer">,
  { trips, moves }: { readonly trips: readonly StoredTrip[]; readonly moves: readonly StoredMove[] },
  now: number,
): TripStepsView[] {
  return trips.map((trip) => {
    const { trip_id: id, state } = trip;
    const pickupAt = trip.pickup_at.getTime();
    const step = handStep({ state, pickupAt });
    const freeMinutes = freeMinutesOf(orders, trip);
    const back = stepBack(state, madeMoves(moves, id));
    return {
      trip_id: id,
      next: step && { state: step.next, from: step.from },
      no_show: mayNotCome(state)
        ? { from: noShowFrom({ pickupAt, arrivedAt: null, freeMinutes }), free_minutes: freeMinutes }
        : null,
      back: back === null || now > back.until ? null : { state: back.to, until: back.until },
    };
  });
}
