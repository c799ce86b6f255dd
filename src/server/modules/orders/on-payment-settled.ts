import type { Listener } from "#server/events.ts";
import { markPaid } from "#server/modules/orders/store/orders.repository.ts";

/** Marks the order of a settled payment as paid; a repeated event changes nothing. */
export const onPaymentSettled: Listener<"payment.settled"> = async ({ subject, at }, trx) => {
  await markPaid(trx, subject.id, at);
};
