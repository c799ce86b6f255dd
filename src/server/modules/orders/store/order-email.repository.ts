import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";

/** Stores the address that an order is to have, empty for none, and raises the order's version. */
export async function setNewEmail(trx: Transaction<Tables>, order: StoredOrder, email: string): Promise<StoredOrder> {
  const row = await trx
    .updateTable("orders")
    .set({ new_email: email, version: order.version + 1 })
    .where("order_id", "=", order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, trips: order.trips };
}
