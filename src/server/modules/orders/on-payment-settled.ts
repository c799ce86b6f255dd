import type { Listener } from "#server/events.ts";
import { markPaid } from "#server/modules/orders/store/orders.repository.ts";

/** A settled payment makes its order paid; hearing of it twice changes nothing. */
export const onPaymentSettled: Listener<"payment.settled"> = async ({ subject, at }, trx) => {
  await markPaid(trx, subject.id, at);
};
