import { authorOf, type Actor } from "#domain/accounts/actor.ts";
import { judgeCancel, type CancelJudgement } from "#domain/orders/judge-cancel.ts";
import type { Locale } from "#domain/values/locale.ts";
import { fromMajor, shownDigits, toMajor } from "#domain/values/money.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { recordEvent } from "#server/events.ts";
import { orderFor } from "#server/modules/orders/access/order-access.ts";
import { giveBackAfterCancel } from "#server/modules/orders/change/give-back-after-cancel.ts";
import { takeTripOff } from "#server/modules/orders/change/take-trip-off.ts";
import { tripStanding } from "#server/modules/orders/change/trip-standing.ts";
import { whyClosed } from "#server/modules/orders/change/why-closed.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { findOrderOfTrip, type StoredOrder, type StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";
import { planUnpaid } from "#server/modules/orders/unpaid/plan-unpaid.ts";
import { Refusal } from "#server/refusal.ts";

/** Which trip to cancel, for whom, and the fee that was shown. */
export interface Cancelling {
  readonly actor: Actor;
  readonly tripId: number;
  readonly transaction: number | undefined;
  readonly reason: string;
  /** The fee that the traveller saw, in whole units. */
  readonly expectedFee: number | undefined;
  readonly locale: Locale;
}

/** The result of cancelling a trip now. */
export function cancelJudgement(order: StoredOrder, trip: StoredTrip, now: number): CancelJudgement {
  return judgeCancel({ ...tripStanding(order, trip), amount: trip.amount }, now);
}

/** Cancels one trip, once; the fee follows its terms at this moment and never exceeds the one shown (ruling 16). */
export async function cancelTrip(orders: Orders, cancelling: Cancelling): Promise<TripOfOrder> {
  const { actor, tripId, transaction } = cancelling;
  const seen = await orderFor(orders, { actor, tripId, right: "change" });
  if (transaction !== undefined && transaction !== seen.transaction) throw new Refusal("order-unknown");
  return orders.db.transaction().execute(async (trx) => {
    const order = await findOrderOfTrip(trx, tripId, true);
    const trip = order?.trips.find((candidate) => candidate.trip_id === tripId);
    if (order === undefined || trip === undefined) throw new Refusal("order-unknown");
    if (trip.cancelled_at !== null) return { order, trip };
    const at = new Date(orders.clock());
    const { closed, fee } = cancelJudgement(order, trip, at.getTime());
    if (closed !== null) {
      const words = whyClosed(closed, cancelling.locale);
      throw new Refusal("cancel-refused", { words, details: { reason: closed } });
    }
    refuseOtherFee(order, fee, cancelling);
    const how = { fee, reason: cancelling.reason, author: authorOf(actor), at };
    const cancelled = await takeTripOff(trx, { order, trip }, how);
    await giveBackAfterCancel(trx, cancelled.order, at);
    await planUnpaid(trx, cancelled.order, orders.unpaid, at);
    await recordEvent(trx, { name: "order.cancelled", subject: { kind: "order", id: order.order_id }, at });
    return cancelled;
  });
}

function refuseOtherFee({ currency }: StoredOrder, fee: number, { expectedFee, locale }: Cancelling): void {
  if (expectedFee === undefined || fee <= (fromMajor(expectedFee, currency) ?? -1)) return;
  const due = toMajor(fee, currency);
  throw new Refusal("fee-changed", {
    words: { fee: formatMoney(due, currency, locale, shownDigits(due, currency)) },
    details: { old_fee: expectedFee, new_fee: due, currency },
  });
}
