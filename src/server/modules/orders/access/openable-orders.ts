import type { Kysely } from "kysely";
import { keyEndsAt } from "#domain/orders/order-key-life.ts";
import type { Tables } from "#server/database/tables.ts";
import { pickupsOf } from "#server/modules/orders/access/order-access.ts";
import { findOrders, findOrdersOfEmail, type StoredOrder } from "#server/modules/orders/store/orders.repository.ts";

/** Whose orders are looked for, and how many of them at the most. */
interface OrdersOfEmail {
  readonly email: string;
  /** The number of an order, or of a trip of it; any where none is named. */
  readonly orderId: number | undefined;
  readonly now: number;
  readonly limit: number;
}

/** The newest orders of an address of mail whose keys still open them. */
export async function openableOrders(
  db: Kysely<Tables>,
  { email, orderId, now, limit }: OrdersOfEmail,
): Promise<readonly StoredOrder[]> {
  const found = await findOrders(db, await findOrdersOfEmail(db, email, orderId, limit));
  return found.filter((order) => now < keyEndsAt(pickupsOf(order)));
}
