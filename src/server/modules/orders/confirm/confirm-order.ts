import type { Transaction } from "kysely";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { meantTrips, seenOrder, type Seen } from "#server/modules/orders/access/seen-order.ts";
import { isAgreedOrder, planConfirm } from "#server/modules/orders/confirm/agree-trips.ts";
import { confirmWaiting } from "#server/modules/orders/confirm/confirm-waiting.ts";
import { recordUndoable } from "#server/modules/orders/confirm/undoable.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { findMoves, moveTrips, raiseVersion, type Mover } from "#server/modules/orders/store/trip-moves.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Confirms trips of an order that wait for it; its traveller is told once it can no longer be taken back. */
export async function confirmOrder(
  trx: Transaction<Tables>,
  { tripIds, now, ...seen }: Seen & { readonly tripIds: readonly number[] | undefined; readonly now: number },
  { author }: Doer,
): Promise<Deed> {
  const order = await seenOrder(trx, seen);
  const trips = meantTrips(order, tripIds).filter(({ state }) => state === "placed");
  if (trips.length === 0) throw new Refusal("nothing-to-confirm");
  if (!isAgreedOrder(order)) throw new Refusal("order-not-agreed");
  await confirmWaiting(trx, { order, trips }, { author, at: new Date(now) }, recordUndoable);
  const numbers = trips.map(({ trip_id: id }) => id);
  return { subject: { kind: "order", id: order.order_id }, before: { placed: numbers }, after: { confirmed: numbers } };
}

/** Undoes the confirmation made at a moment: its trips wait to be confirmed again. */
export async function takeConfirmationBack(
  trx: Transaction<Tables>,
  order: StoredOrder,
  confirmedAt: Date,
  mover: Mover,
): Promise<Deed> {
  const moves = await findMoves(trx, order.order_id);
  const confirmed = moves.filter(({ state, at }) => state === "confirmed" && at.getTime() === confirmedAt.getTime());
  const trips = order.trips.filter(
    (trip) => trip.state === "confirmed" && confirmed.some(({ tripId }) => tripId === trip.trip_id),
  );
  const back = await moveTrips(trx, order, trips, "placed", mover);
  await raiseVersion(trx, order);
  // Whoever was to look after it is reminded again.
  await planConfirm(trx, back, mover.at.getTime());
  const numbers = trips.map(({ trip_id: id }) => id);
  return { subject: { kind: "order", id: order.order_id }, before: { confirmed: numbers }, after: { placed: numbers } };
}
