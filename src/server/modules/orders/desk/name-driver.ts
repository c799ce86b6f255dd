import type { Transaction } from "kysely";
import type { TripDriver } from "#domain/orders/trip-driver.ts";
import { isOff } from "#domain/orders/trip-state.ts";
import type { Deed } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import type { DriverNamed } from "#server/event-kinds.ts";
import { saveDriver } from "#server/modules/orders/desk/drivers.repository.ts";
import { meantTrips, seenOrder, type Seen } from "#server/modules/orders/desk/seen-order.ts";
import { recordUndoable } from "#server/modules/orders/desk/undoable.ts";
import { indexOrder } from "#server/modules/orders/search/index-words.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { raiseVersion } from "#server/modules/orders/store/trip-moves.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Says who drives a trip, or that nobody does any more, and tells its traveller where that is wanted. */
export async function nameDriver(
  trx: Transaction<Tables>,
  {
    tripId,
    driver,
    tell,
    now,
    ...seen
  }: Seen & {
    readonly tripId: number;
    readonly driver: TripDriver | null;
    readonly tell: boolean;
    readonly now: number;
  },
): Promise<Deed> {
  const order = await seenOrder(trx, seen);
  const [trip] = meantTrips(order, [tripId]);
  if (trip === undefined || isOff(trip.state) || trip.state === "completed") throw new Refusal("trip-ended");
  await saveDriver(trx, tripId, driver === null ? null : { ...driver, isTold: tell });
  await indexOrder(trx, order.order_id);
  await raiseVersion(trx, order);
  const subject = { kind: "order", id: order.order_id } as const;
  // Nobody is told that nobody drives, unless somebody was to.
  const isNews = driver !== null || trip.driver !== null;
  if (tell && isNews)
    await recordUndoable(trx, {
      name: "order.driver-named",
      subject,
      at: new Date(now),
      body: { tripId, before: trip.driver },
    });
  return { subject, before: { trip: tripId, driver: trip.driver }, after: { driver, tell } };
}

/** Undoes the naming of a driver: whoever drove before drives again. */
export async function putDriverBack(
  trx: Transaction<Tables>,
  order: StoredOrder,
  { tripId, before }: DriverNamed,
): Promise<Deed> {
  const [trip] = meantTrips(order, [tripId]);
  await saveDriver(trx, tripId, before);
  await indexOrder(trx, order.order_id);
  await raiseVersion(trx, order);
  const subject = { kind: "order", id: order.order_id } as const;
  return { subject, before: { trip: tripId, driver: trip?.driver ?? null }, after: { driver: before } };
}
