import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import { takeTripOff } from "#server/modules/orders/cancel/take-trip-off.ts";
import { markLapsed, type StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { endYachtOrder } from "#server/modules/orders/yachts/cancel-yacht.ts";
import { giveBackCertificates } from "#server/modules/prices/index.ts";

/** Ends an order that nobody has paid: nothing is due for it, and its certificates are free again. The caller has locked its row. */
export async function lapseOrder(trx: Transaction<Tables>, order: StoredOrder, at: Date): Promise<void> {
  const how = { fee: 0, reason: "", author: "system", entryReason: "lapsed", cause: "lapsed", at } as const;
  const { yacht } = order;
  if (yacht !== undefined) {
    await endYachtOrder(trx, { ...order, yacht }, { fee: 0, reason: "lapsed", author: "system", at });
    await markLapsed(trx, order.order_id, at);
    return recordEvent(trx, { name: "yacht.lapsed", subject: { kind: "order", id: order.order_id }, at });
  }
  let current = order;
  for (const trip of order.trips) {
    if (trip.cancelled_at === null) current = (await takeTripOff(trx, { order: current, trip }, how)).order;
  }
  await giveBackCertificates(trx, order.order_id, { at });
  await markLapsed(trx, order.order_id, at);
  await recordEvent(trx, { name: "order.lapsed", subject: { kind: "order", id: order.order_id }, at });
}
