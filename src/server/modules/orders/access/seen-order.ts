import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import {
  findAnyOrder,
  findOrderOfTrip,
  type StoredOrder,
  type StoredTrip,
} from "#server/modules/orders/store/orders.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Which order somebody means, and what of it they saw. */
export interface Seen {
  readonly orderId: number;
  /** Undefined where the deed does not depend on it. */
  readonly version?: number | undefined;
}

/** An order that somebody of the staff is about to change, locked; refused where it is not the one they saw. */
export async function seenOrder(trx: Transaction<Tables>, seen: Seen): Promise<StoredOrder> {
  return asSeen(await findOrderOfTrip(trx, seen.orderId, true), seen);
}

/** The same of an order of any kind: for what is done to yacht orders as well. */
export async function seenAnyOrder(trx: Transaction<Tables>, { orderId, version }: Seen): Promise<StoredOrder> {
  return asSeen(await findAnyOrder(trx, orderId, true), { orderId, version });
}

function asSeen(order: StoredOrder | undefined, { orderId, version }: Seen): StoredOrder {
  if (order === undefined || order.order_id !== orderId) throw new Refusal("order-unknown");
  if (version !== undefined && version !== order.version) {
    throw new Refusal("order-changed-meanwhile", { details: { version: order.version } });
  }
  return order;
}

/** The trips of an order that are meant: all, or those with these numbers, which must be trips of it. */
export function meantTrips({ trips }: StoredOrder, ids: readonly number[] | undefined): readonly StoredTrip[] {
  if (ids === undefined) return trips;
  const meant = trips.filter(({ trip_id: id }) => ids.includes(id));
  if (meant.length < new Set(ids).size) throw new Refusal("order-unknown");
  return meant;
}
