import { authorOf, type Actor } from "#domain/accounts/actor.ts";
import type { Locale } from "#domain/values/locale.ts";
import { recordEvent } from "#server/events.ts";
import { anyOrderFor } from "#server/modules/orders/access/order-access.ts";
import { refuseOtherSums } from "#server/modules/orders/change/refuse-other-sums.ts";
import { whyClosed } from "#server/modules/orders/change/why-closed.ts";
import type { HireOrder } from "#server/modules/orders/hires/agree-hire.ts";
import { judgeHireCancel } from "#server/modules/orders/hires/hire-standing.ts";
import { hireRefund, takeHireOff } from "#server/modules/orders/hires/take-hire-off.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { findAnyOrder, type StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Which yacht order to cancel, for whom, and the figures that were shown, in whole units. */
export interface HireCancelling {
  readonly actor: Actor;
  readonly orderId: number;
  readonly expected: { readonly fee: number; readonly refund: number };
  readonly locale: Locale;
}

/** Cancels a yacht order, once; the fee follows its terms at this moment and is never more than was paid, and what was shown is what is done. */
export async function cancelHire(orders: Orders, cancelling: HireCancelling): Promise<HireOrder> {
  const { actor, orderId, expected, locale } = cancelling;
  asHire(await anyOrderFor(orders, { actor, orderId, right: "change" }));
  return orders.db.transaction().execute(async (trx) => {
    const order = asHire(await findAnyOrder(trx, orderId, true));
    if (order.state === "cancelled") return order;
    const at = new Date(orders.clock());
    const { closed, fee } = judgeHireCancel(order, at.getTime());
    if (closed !== null) {
      throw new Refusal("cancel-refused", { words: whyClosed(closed, locale), details: { reason: closed } });
    }
    refuseOtherSums({ fee, refund: hireRefund(order, fee), currency: order.currency }, { expected, locale });
    const cancelled = await takeHireOff(trx, order, { fee, reason: "", author: authorOf(actor), at });
    await recordEvent(trx, { name: "yacht.cancelled", subject: { kind: "order", id: orderId }, at, body: {} });
    return asHire(cancelled);
  });
}

/** An order that is one of kind yacht; any other is not known here. */
export function asHire(order: StoredOrder | undefined): HireOrder {
  if (order?.hire === undefined) throw new Refusal("order-unknown");
  return { ...order, hire: order.hire };
}
