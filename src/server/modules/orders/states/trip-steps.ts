import type { TripStepsView } from "#contract/operator/states/trip-steps.ts";
import { handStep, stepBack } from "#domain/orders/state-by-hand.ts";
import { madeMoves } from "#server/modules/orders/states/made-moves.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import type { StoredMove } from "#server/modules/orders/store/trip-moves.repository.ts";

/** Where the trips of an order may go by hand now. */
export function tripSteps(trips: readonly StoredTrip[], moves: readonly StoredMove[], now: number): TripStepsView[] {
  return trips.map((trip) => {
    const { trip_id: id, state } = trip;
    const step = handStep({ state, pickupAt: trip.pickup_at.getTime() });
    const back = stepBack(state, madeMoves(moves, id));
    return {
      trip_id: id,
      next: step && { state: step.next, from: step.from },
      back: back === null || now > back.until ? null : { state: back.to, until: back.until },
    };
  });
}
