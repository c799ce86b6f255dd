import type { Transaction } from "kysely";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { takeEventsBack } from "#server/events.ts";
import { putDriverBack } from "#server/modules/console/drivers/name-driver.ts";
import { type Seen, seenOrder, takeConfirmationBack, UNDOABLE, undoSince } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Undoes the last action on an order that its traveller has not been told of yet. */
export async function undoAction(
  trx: Transaction<Tables>,
  { now, ...seen }: Seen & { readonly now: number },
  { author }: Doer,
): Promise<Deed> {
  const order = await seenOrder(trx, seen);
  const subject = { kind: "order", id: order.order_id } as const;
  const [event] = await takeEventsBack(trx, { names: UNDOABLE, subject, since: undoSince(now), last: true });
  if (event === undefined) throw new Refusal("undo-over");
  return event.name === "order.confirmed"
    ? takeConfirmationBack(trx, order, event.at, { author, at: new Date(now) })
    : putDriverBack(trx, order, event.body);
}
