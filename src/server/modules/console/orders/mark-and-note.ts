import type { Transaction } from "kysely";
import type { TripMark } from "#domain/orders/trip-mark.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { changeMarks, insertNote, markSeen } from "#server/modules/console/orders/order-page.repository.ts";
import { meantTrips, raiseVersion, type Seen, seenAnyOrder, seenOrder } from "#server/modules/orders/index.ts";

/** Says for everybody that the changes of an order, or of some of its trips, have been seen. */
export async function seeChanges(
  trx: Transaction<Tables>,
  { tripIds, ...seen }: Seen & { readonly tripIds: readonly number[] | undefined },
): Promise<Deed> {
  const order = await seenOrder(trx, seen);
  const trips = meantTrips(order, tripIds).filter((trip) => trip.has_unseen_change);
  const numbers = trips.map(({ trip_id: id }) => id);
  if (numbers.length > 0) {
    await markSeen(trx, numbers);
    await raiseVersion(trx, order);
  }
  return { subject: { kind: "order", id: order.order_id }, before: { unseen: numbers }, after: { unseen: [] } };
}

/** Puts marks on a trip and takes others off. Marks of several people come together, so no version is asked for. */
export async function markTrip(
  trx: Transaction<Tables>,
  marking: { readonly tripId: number; readonly add: readonly TripMark[]; readonly remove: readonly TripMark[] },
  { orderId, now }: Seen & { readonly now: number },
  { author }: Doer,
): Promise<Deed> {
  const order = await seenOrder(trx, { orderId });
  meantTrips(order, [marking.tripId]);
  const marks = await changeMarks(trx, marking, { author, at: new Date(now) });
  const subject = { kind: "order", id: order.order_id } as const;
  return { subject, before: { trip: marking.tripId, marks: marks.before }, after: { marks: marks.after } };
}

/** Writes a note beside an order. */
export async function addNote(
  trx: Transaction<Tables>,
  text: string,
  { orderId, now }: Seen & { readonly now: number },
  { author }: Doer,
): Promise<Deed> {
  const order = await seenAnyOrder(trx, { orderId });
  const note = await insertNote(trx, { orderId: order.order_id, text, author, at: new Date(now) });
  // The note itself keeps its words, and loses them when its order becomes nameless.
  return { subject: { kind: "order", id: order.order_id }, after: { note } };
}
