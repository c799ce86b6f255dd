import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import { setNewEmail } from "#server/modules/orders/store/order-email.repository.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";

/** Notes which address is to take the place of the order's, and has the order's own asked; the same one is not asked for twice. */
export async function askEmail(
  trx: Transaction<Tables>,
  order: StoredOrder,
  email: string,
  at: Date,
): Promise<StoredOrder> {
  if (order.new_email === email) return order;
  const asked = await setNewEmail(trx, order, email);
  await recordEvent(trx, { name: "order.email-asked", subject: { kind: "order", id: order.order_id }, at });
  return asked;
}
