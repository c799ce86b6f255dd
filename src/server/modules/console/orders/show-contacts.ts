import type { Kysely } from "kysely";
import type { ShownContacts } from "#contract/console/orders/show-contacts.ts";
import type { Tables } from "#server/database/tables.ts";
import { findOrder } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Phones and e-mail of an order with whoever travels, for whoever has said why they need them. */
export async function showContacts(db: Kysely<Tables>, orderId: number): Promise<ShownContacts> {
  const order = await findOrder(db, orderId);
  if (order === undefined) throw new Refusal("order-unknown");
  const people = order.trips.flatMap(({ passengers }) => passengers).map(({ name, phone }) => ({ name, phone }));
  return {
    order_id: order.order_id,
    phone: order.customer_phone,
    email: order.customer_email,
    people: [...new Map(people.map((one) => [`${one.name} ${one.phone}`, one])).values()],
  };
}
