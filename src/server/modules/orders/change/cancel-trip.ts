import { authorOf, type Actor } from "#domain/accounts/actor.ts";
import { judgeCancel, type CancelJudgement } from "#domain/orders/judge-cancel.ts";
import type { Locale } from "#domain/values/locale.ts";
import { fromMajor, shownDigits, toMajor } from "#domain/values/money.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { recordEvent } from "#server/events.ts";
import { orderFor } from "#server/modules/orders/access/order-access.ts";
import { giveBackAfterCancel } from "#server/modules/orders/change/give-back-after-cancel.ts";
import { orderAfterChange } from "#server/modules/orders/change/order-after-change.ts";
import { tripStanding } from "#server/modules/orders/change/trip-standing.ts";
import { whyClosed } from "#server/modules/orders/change/why-closed.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { insertEntries } from "#server/modules/orders/store/entries.repository.ts";
import { findOrderOfTrip, type StoredOrder, type StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { updateTrip } from "#server/modules/orders/store/trip-changes.repository.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";
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

/** Minor units that go back to the payer for a trip with this fee: what came beyond what the order then costs. */
export function refundOf({ amount, received }: StoredOrder, trip: StoredTrip, fee: number): number {
  if (trip.cancel_refund !== null) return trip.cancel_refund;
  const cost = Math.max(0, amount - trip.amount + fee);
  return Math.max(0, received - cost) - Math.max(0, received - amount);
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
    const values = {
      cancelled_at: at,
      cancel_fee: fee,
      cancel_refund: refundOf(order, trip, fee),
      cancel_reason: cancelling.reason,
      has_unseen_change: false,
    };
    const after = orderAfterChange({ order, trip }, { amount: trip.amount, cancelFee: fee }, at);
    const cancelled = await updateTrip(trx, { order, trip }, { trip: values, order: after });
    await giveBackAfterCancel(trx, cancelled.order, at);
    const costs = { tripId, author: authorOf(actor) };
    const entries = [
      { kind: "cancelled", amount: after.amount - fee - order.amount, ...costs },
      { kind: "fee", amount: fee, ...costs },
    ] as const;
    await insertEntries(trx, order, entries, at);
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
