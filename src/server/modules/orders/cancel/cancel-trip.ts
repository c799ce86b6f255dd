import { authorOf, type Actor } from "#domain/accounts/actor.ts";
import { judgeCancel, type CancelJudgement, type CancelledTrip } from "#domain/orders/judge-cancel.ts";
import { isPaidOnline } from "#domain/orders/pay-by.ts";
import type { Locale } from "#domain/values/locale.ts";
import { recordEvent } from "#server/events.ts";
import { orderFor } from "#server/modules/orders/access/order-access.ts";
import { refundOf } from "#server/modules/orders/cancel/take-trip-off.ts";
import { takeTripsOff } from "#server/modules/orders/cancel/take-trips-off.ts";
import { refuseOtherSums } from "#server/modules/orders/change/refuse-other-sums.ts";
import { tripStanding } from "#server/modules/orders/change/trip-standing.ts";
import { whyClosed } from "#server/modules/orders/change/why-closed.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { findOrderOfTrip, type StoredOrder, type StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Which trips to cancel, for whom, and the figures that were shown. */
export interface Cancelling {
  readonly actor: Actor;
  readonly tripId: number;
  /** Other trips of the same order. */
  readonly withTrips: readonly number[];
  readonly transaction: number | undefined;
  readonly reason: string;
  /** What the traveller saw, in whole units. */
  readonly expected: { readonly fee: number | undefined; readonly refund: number | undefined };
  readonly locale: Locale;
}

/** Trips of an order that are to be cancelled, or were, at once; never none. */
export interface CancelledTrips {
  readonly order: StoredOrder;
  readonly trips: readonly [StoredTrip, ...StoredTrip[]];
}

/** The result of cancelling trips of an order now. */
export function cancelJudgement(cancelled: CancelledTrips, now: number): CancelJudgement {
  return judgeCancel(standings(cancelled), now, feeMostOf(cancelled));
}

/** Trips as their cancelling is judged. */
export function standings({ trips }: CancelledTrips): CancelledTrip[] {
  return trips.map((trip) => ({ ...tripStanding(trip), amount: trip.amount }));
}

/** What may be kept of what came for trips: whoever pays the driver has paid nothing yet, and owes the fee all the same. */
export function feeMostOf({ order, trips }: CancelledTrips): number {
  return isPaidOnline(order.pay_by) ? receivedFor(order, trips) : Infinity;
}

/** What came for an order beyond its other trips. */
function receivedFor({ amount, received }: StoredOrder, trips: readonly StoredTrip[]): number {
  return Math.max(0, received - trips.reduce((left, trip) => left - trip.amount, amount));
}

/** The named trips of an order, which must know all of them. */
export function tripsToCancel(order: StoredOrder, ids: readonly number[]): CancelledTrips {
  const [first, ...others] = order.trips.filter(({ trip_id: id }) => ids.includes(id));
  if (first === undefined || others.length + 1 < new Set(ids).size) throw new Refusal("order-unknown");
  return { order, trips: [first, ...others] };
}

/** Those that are not cancelled yet; all of them, once none is left. */
export function stillToCancel(named: CancelledTrips): CancelledTrips {
  const [first, ...others] = named.trips.filter(({ cancelled_at: at }) => at === null);
  return first === undefined ? named : { ...named, trips: [first, ...others] };
}

/**
 * Cancels trips of an order, once and all of them or none; the fee follows their terms at this moment, and what was shown is what is
 * done.
 */
export async function cancelTrip(orders: Orders, cancelling: Cancelling): Promise<CancelledTrips> {
  const { actor, tripId, withTrips, transaction, locale } = cancelling;
  const seen = await orderFor(orders, { actor, tripId, right: "change" });
  if (transaction !== undefined && transaction !== seen.transaction) throw new Refusal("order-unknown");
  return orders.db.transaction().execute(async (trx) => {
    const order = await findOrderOfTrip(trx, tripId, true);
    if (order === undefined) throw new Refusal("order-unknown");
    const named = tripsToCancel(order, [tripId, ...withTrips]);
    const open = stillToCancel(named);
    if (open.trips[0].cancelled_at !== null) return named;
    const at = new Date(orders.clock());
    const { closed, fee } = cancelJudgement(open, at.getTime());
    if (closed !== null) {
      throw new Refusal("cancel-refused", { words: whyClosed(closed, locale), details: { reason: closed } });
    }
    refuseOtherFigures(open, fee, cancelling);
    const how = { fee, reason: cancelling.reason, author: authorOf(actor), at };
    const cancelled = await takeTripsOff(trx, orders, open, how);
    await recordEvent(trx, { name: "order.cancelled", subject: { kind: "order", id: order.order_id }, at, body: {} });
    return tripsToCancel(cancelled, [tripId, ...withTrips]);
  });
}

/** A fee above the one shown is refused, and so is any other refund, where the caller says which one was shown. */
export function refuseOtherFigures(
  { order, trips }: CancelledTrips,
  fee: number,
  { expected, locale }: Pick<Cancelling, "expected" | "locale">,
): void {
  refuseOtherSums({ fee, refund: refundOf(order, trips, fee), currency: order.currency }, { expected, locale });
}
