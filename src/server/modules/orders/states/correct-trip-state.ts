import type { Transaction } from "kysely";
import { CORRECTION_HOURS, stepBack } from "#domain/orders/state-by-hand.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { meantTrips, seenOrder, type Seen } from "#server/modules/orders/access/seen-order.ts";
import { madeMoves } from "#server/modules/orders/states/made-moves.ts";
import { standAgain } from "#server/modules/orders/states/stand-again.ts";
import { findMoves, moveTrips, raiseVersion } from "#server/modules/orders/store/trip-moves.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Puts a wrong state of a trip right, one step back and with a reason. */
export async function correctTripState(
  trx: Transaction<Tables>,
  { tripId, reason, now, ...seen }: Seen & { readonly tripId: number; readonly reason: string; readonly now: number },
  { author }: Pick<Doer, "author">,
): Promise<Deed> {
  const order = await seenOrder(trx, seen);
  const trips = meantTrips(order, [tripId]);
  const [trip] = trips;
  const moves = await findMoves(trx, order.order_id);
  const back = trip === undefined ? null : stepBack(trip.state, madeMoves(moves, tripId));
  if (trip === undefined || back === null) throw new Refusal("state-not-next");
  if (now > back.until) throw new Refusal("correction-over", { words: { hours: CORRECTION_HOURS } });
  const mover = { author, reason, at: new Date(now), isCorrection: true };
  if (trip.state === "no-show") await standAgain(trx, { order, trip }, back.to, mover);
  else {
    await moveTrips(trx, order, trips, back.to, mover);
    await raiseVersion(trx, order);
  }
  return {
    subject: { kind: "order", id: order.order_id },
    before: { trip: tripId, state: trip.state },
    after: { state: back.to, was: trip.state },
    reason,
  };
}
