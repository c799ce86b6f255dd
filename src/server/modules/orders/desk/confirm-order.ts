import type { Transaction } from "kysely";
import { CONFIRM_UNDO_SECONDS } from "#domain/orders/confirmation.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { takeEventBack } from "#server/events.ts";
import { isAgreedOrder, planConfirm } from "#server/modules/orders/confirm/agree-trips.ts";
import { confirmWaiting } from "#server/modules/orders/confirm/confirm-waiting.ts";
import { meantTrips, seenOrder, type Seen } from "#server/modules/orders/desk/seen-order.ts";
import { findMoves, moveTrips, raiseVersion } from "#server/modules/orders/store/trip-moves.repository.ts";
import { Refusal } from "#server/refusal.ts";

const UNDO_MS = CONFIRM_UNDO_SECONDS * 1000;

/** Since when a confirmation may still be taken back. */
export const undoSince = (now: number): Date => new Date(now - UNDO_MS);

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
  await confirmWaiting(trx, { order, trips }, { author, at: new Date(now) }, UNDO_MS);
  const numbers = trips.map(({ trip_id: id }) => id);
  return { subject: { kind: "order", id: order.order_id }, before: { placed: numbers }, after: { confirmed: numbers } };
}

/** Takes the last confirmation of an order back as long as nobody was told of it. */
export async function undoConfirm(
  trx: Transaction<Tables>,
  { now, ...seen }: Seen & { readonly now: number },
  { author }: Doer,
): Promise<Deed> {
  const order = await seenOrder(trx, seen);
  const subject = { kind: "order", id: order.order_id } as const;
  const confirmedAt = await takeEventBack(trx, { name: "order.confirmed", subject, since: undoSince(now) });
  if (confirmedAt === undefined) throw new Refusal("undo-over");
  const moves = await findMoves(trx, order.order_id);
  const confirmed = moves.filter(({ state, at }) => state === "confirmed" && at.getTime() === confirmedAt.getTime());
  const trips = order.trips.filter(
    (trip) => trip.state === "confirmed" && confirmed.some(({ tripId }) => tripId === trip.trip_id),
  );
  const back = await moveTrips(trx, order, trips, "placed", { author, at: new Date(now) });
  await raiseVersion(trx, order);
  // Whoever was to look after it is reminded again.
  await planConfirm(trx, back, now);
  const numbers = trips.map(({ trip_id: id }) => id);
  return { subject, before: { confirmed: numbers }, after: { placed: numbers } };
}
