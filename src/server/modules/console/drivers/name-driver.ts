import type { Transaction } from "kysely";
import type { TripDriver } from "#domain/orders/trip-driver.ts";
import { isOff } from "#domain/orders/trip-state.ts";
import type { Deed } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import type { DriverNamed } from "#server/event-kinds.ts";
import { saveDriver } from "#server/modules/console/drivers/drivers.repository.ts";
import { indexOrder } from "#server/modules/console/search/index-words.ts";
import {
  meantTrips,
  raiseVersion,
  recordUndoable,
  type Seen,
  seenOrder,
  type StoredOrder,
} from "#server/modules/orders/index.ts";
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
