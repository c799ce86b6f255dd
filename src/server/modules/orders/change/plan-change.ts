import { changedTrip, type TripChange } from "#domain/orders/trip-change.ts";
import { withOwnEmail } from "#domain/orders/with-own-email.ts";
import { mayHaveFastRide } from "#domain/prices/fast-ride-active.ts";
import { keptDiscount } from "#domain/prices/kept-discount.ts";
import type { Locale } from "#domain/values/locale.ts";
import { fromMajor, toMajor } from "#domain/values/money.ts";
import { timedTrip, tripKindOf } from "#server/modules/booking/index.ts";
import { buyerOf } from "#server/modules/orders/access/order-buyer.ts";
import { orderedRequest } from "#server/modules/orders/change/ordered-request.ts";
import { quoteForChange, soldQuote } from "#server/modules/orders/change/quote-for-change.ts";
import { refuseChange } from "#server/modules/orders/change/why-closed.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { planContext } from "#server/modules/orders/plan/plan-context.ts";
import { planTrip } from "#server/modules/orders/plan/plan-trip.ts";
import { refuseEarlyReturn, storedTimedTrip } from "#server/modules/orders/plan/refuse-early-return.ts";
import { refuseLongTexts } from "#server/modules/orders/plan/refuse-long-texts.ts";
import type { TripPlan } from "#server/modules/orders/plan/trip-plan.ts";
import { findEntries } from "#server/modules/orders/store/entries.repository.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** What the certificate of a trip takes off once the trip costs `now` without it. */
async function discountAfterChange(
  { db, prices }: Pick<Orders, "db" | "prices">,
  trip: StoredTrip,
  now: number,
): Promise<number> {
  if (trip.discount_amount === 0) return 0;
  // The account keeps how it was at first: what a change took off or put on is an entry of its own.
  const entries = (await findEntries(db, trip.order_id)).filter(({ trip_id: id }) => id === trip.trip_id);
  const ordered = entries.find(({ kind }) => kind === "ride")?.amount ?? trip.amount + trip.discount_amount;
  const taken = entries.find(({ kind }) => kind === "certificate")?.amount ?? -trip.discount_amount;
  return keptDiscount({ discount: -taken, of: ordered }, now, await prices.isCertificateOfSum(trip.certificate));
}

/** Plans a trip as it would be after a change, by what it was sold for unless the change names another price. */
export async function planChange(
  orders: Orders,
  order: StoredOrder,
  trip: StoredTrip,
  change: Pick<TripChange, "fields">,
  locale: Locale,
): Promise<TripPlan> {
  refuseLongTexts(change.fields);
  const sold = await soldQuote(orders, trip);
  if (sold === undefined) throw refuseChange("unknown-quote", locale);
  const buyer = await buyerOf(orders, order);
  const usable = await quoteForChange(orders, order, trip, { change: change.fields, sold });
  if (usable.quote.isFastRide && !sold.quote.isFastRide && !mayHaveFastRide(buyer.settings)) {
    throw new Refusal("time-refused", { details: { reason: "fast-ride" } });
  }
  const asked = changedTrip(orderedRequest(trip, tripKindOf(usable)), change.fields);
  const request = {
    ...asked,
    passengers: buyer.account ? withOwnEmail(asked.passengers, buyer.account, "change") : asked.passengers,
  };
  // An order that was placed by telephone needs no e-mail later either.
  const passengers = order.placed_by === null ? buyer.passengers : "legal";
  const kept = {
    pickup: trip.pickup_local.slice(0, 16),
    departure: trip.departure_local?.slice(0, 16) ?? null,
    pickupAt: trip.pickup_at.getTime(),
    phones: [...trip.passengers.map(({ phone }) => phone), ...trip.viewers],
  };
  const plan = planTrip(
    request,
    usable,
    planContext(orders, { ...buyer, passengers }, { locale, kept, pickup: order.trips[0]?.country ?? undefined }),
  );
  // A car that keeps its time is not judged again: another one may have been cancelled since.
  if (plan.pickupAt !== trip.pickup_at.getTime() || usable.quote.seconds !== trip.seconds) {
    const standing = order.trips.filter(({ cancelled_at: cancelledAt }) => cancelledAt === null);
    refuseEarlyReturn(
      order.trips[0] && storedTimedTrip(order.trips[0]),
      standing.map((other) =>
        other.trip_id === trip.trip_id ? timedTrip(usable, plan.pickupAt) : storedTimedTrip(other),
      ),
    );
  }
  const discountAmount = await discountAfterChange(orders, trip, plan.amount);
  return { ...plan, discountAmount, amount: plan.amount - discountAmount };
}

/** Refuses a plan that costs something else than was agreed to, or than the trip costs where nothing was. */
export function refuseOtherPrice(
  order: StoredOrder,
  trip: StoredTrip,
  plan: TripPlan,
  expected: number | undefined,
): void {
  const agreed = expected === undefined ? trip.amount : fromMajor(expected, order.currency);
  if (agreed !== plan.amount) {
    throw new Refusal("price-changed", {
      details: {
        old_price: toMajor(trip.amount, order.currency),
        new_price: toMajor(plan.amount, order.currency),
        currency: order.currency,
      },
    });
  }
}
