import { keptOrders, type Actor } from "#domain/accounts/actor.ts";
import { MOST_KEPT } from "#domain/orders/order-key-life.ts";
import { isKeptKeyOf } from "#server/modules/orders/access/order-access.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { findOrders } from "#server/modules/orders/store/orders.repository.ts";
import { findTrips, type FoundTrip } from "#server/modules/orders/store/trips.repository.ts";

/** As many trips as kept orders can have. */
const MOST_TRIPS = 200;

/** The trips of the orders whose keys the caller's browser keeps, the next ride first; keys that open nothing count for nothing. */
export async function keptTrips(orders: Orders, actor: Actor): Promise<readonly FoundTrip[]> {
  const named = keptOrders(actor).slice(0, MOST_KEPT);
  const known = await findOrders(orders.db, named);
  const orderIds = known.filter((order) => isKeptKeyOf(orders, actor, order)).map((order) => order.order_id);
  if (orderIds.length === 0) return [];
  const filter = { scope: { orderIds }, names: [], email: undefined, statuses: undefined, period: undefined };
  const page = { page: 1, limit: MOST_TRIPS, by: "next-ride", now: new Date(orders.clock()) } as const;
  return (await findTrips(orders.db, filter, page)).trips;
}
