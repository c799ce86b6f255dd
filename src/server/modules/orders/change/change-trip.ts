import { authorOf, type Actor } from "#domain/accounts/actor.ts";
import { changeWindow } from "#domain/orders/change-window.ts";
import { heldEmail } from "#domain/orders/held-email.ts";
import { changedTrip, type TripChange } from "#domain/orders/trip-change.ts";
import { withOwnEmail } from "#domain/orders/with-own-email.ts";
import { mayHaveFastRide } from "#domain/prices/fast-ride-active.ts";
import type { Locale } from "#domain/values/locale.ts";
import { fromMajor, toMajor } from "#domain/values/money.ts";
import { recordEvent } from "#server/events.ts";
import { findCostCenter } from "#server/modules/accounts/index.ts";
import { timedTrip, tripKindOf } from "#server/modules/booking/index.ts";
import { isOwnedBy, orderFor } from "#server/modules/orders/access/order-access.ts";
import { buyerOf, costCenterOf } from "#server/modules/orders/access/order-buyer.ts";
import { askEmail } from "#server/modules/orders/change/ask-email.ts";
import { confirmEmail } from "#server/modules/orders/change/confirm-email.ts";
import { orderAfterChange } from "#server/modules/orders/change/order-after-change.ts";
import { orderedRequest } from "#server/modules/orders/change/ordered-request.ts";
import { quoteForChange, soldQuote } from "#server/modules/orders/change/quote-for-change.ts";
import { tripDifference } from "#server/modules/orders/change/trip-difference.ts";
import { tripStanding } from "#server/modules/orders/change/trip-standing.ts";
import { whyClosed } from "#server/modules/orders/change/why-closed.ts";
import { agreeTrips } from "#server/modules/orders/confirm/agree-trips.ts";
import { confirmationAfterChange } from "#server/modules/orders/confirm/confirmation-after-change.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { planContext } from "#server/modules/orders/plan/plan-context.ts";
import { planTrip } from "#server/modules/orders/plan/plan-trip.ts";
import { refuseEarlyReturn, storedTimedTrip } from "#server/modules/orders/plan/refuse-early-return.ts";
import type { TripPlan } from "#server/modules/orders/plan/trip-plan.ts";
import { insertEntries } from "#server/modules/orders/store/entries.repository.ts";
import { keepBefore } from "#server/modules/orders/store/order-changes.repository.ts";
import { findOrderOfTrip, type StoredOrder, type StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { planColumns } from "#server/modules/orders/store/plan-columns.ts";
import { updateTrip } from "#server/modules/orders/store/trip-changes.repository.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";
import { planUnpaid } from "#server/modules/orders/unpaid/plan-unpaid.ts";
import { Refusal } from "#server/refusal.ts";

/** Who changes a trip, and the language of the refusals. */
export interface Changing {
  readonly actor: Actor;
  readonly locale: Locale;
}

/**
 * Changes a trip as far and as long as that is allowed. The price never moves silently: a new one is refused until the caller
 * names it (T-10, R-23). A change that is already in place does nothing, so that a repeated call is harmless.
 */
export async function changeTrip(orders: Orders, change: TripChange, changing: Changing): Promise<TripOfOrder> {
  const { actor, locale } = changing;
  if (change.emailToken !== undefined) return confirmEmail(orders, { ...change, token: change.emailToken, actor });
  const order = await orderFor(orders, { actor, tripId: change.tripId, right: "change" });
  const trip = order.trips.find((candidate) => candidate.trip_id === change.tripId);
  if (trip === undefined || (change.transaction !== undefined && change.transaction !== order.transaction)) {
    throw new Refusal("order-unknown");
  }
  const window = changeWindow(tripStanding(trip), orders.clock());
  if (window.closed !== null) throw refused(window.closed, locale);
  const { passengers } = change.fields;
  const held = heldBack(actor, order, trip, passengers);
  const fields = passengers === undefined ? change.fields : { ...change.fields, passengers: held.passengers };
  const plan = await planChange(orders, order, trip, { ...change, fields }, locale);
  const columns = planColumns(plan);
  const difference = tripDifference(columns, trip);
  const costCenter = await changedCostCenter(orders, order, change, locale);
  const isSame = !difference.ride && !difference.details && costCenter === undefined;
  if (isSame && (held.asked === undefined || held.asked === order.new_email)) return { order, trip };
  if (change.version !== undefined && change.version !== order.version) throw new Refusal("order-changed-meanwhile");
  if (difference.ride && !window.mayChangeRide) throw refused("ride-too-late", locale);
  refuseOtherPrice(order, trip, plan, change.expectedTotal);

  return orders.db.transaction().execute(async (trx) => {
    const current = await findOrderOfTrip(trx, trip.trip_id, true);
    if (current?.version !== order.version || current.state !== order.state || current.received !== order.received) {
      throw new Refusal("order-changed-meanwhile");
    }
    const at = new Date(orders.clock());
    if (isSame && held.asked !== undefined) return { order: await askEmail(trx, current, held.asked, at), trip };
    const confirmation = await confirmationAfterChange(trx, columns, trip, { author: authorOf(actor), at });
    const values = { ...columns, ...confirmation, changed_at: at, has_unseen_change: true };
    const customer = trip.position === 1 ? customerOf(plan) : {};
    const after = orderAfterChange(
      { order: current, trip },
      { amount: plan.amount, cancelFee: trip.cancel_fee, state: confirmation.state },
      at,
    );
    await keepBefore(trx, { order: current, trip }, { author: authorOf(actor), at });
    const changed = await updateTrip(
      trx,
      { order: current, trip },
      { trip: values, order: { ...after, ...customer, ...costCenter } },
    );
    const moved = { kind: "change", amount: after.amount - order.amount, tripId: trip.trip_id } as const;
    await insertEntries(trx, current, [{ ...moved, author: authorOf(actor) }], at);
    await planUnpaid(trx, changed.order, orders.unpaid, at);
    const own = held.asked === undefined ? changed.order : await askEmail(trx, changed.order, held.asked, at);
    const agreed = await agreeTrips(trx, own, at);
    await recordEvent(trx, {
      name: "order.changed",
      subject: { kind: "order", id: order.order_id },
      at,
      body: {
        tripId: trip.trip_id,
        changed: { ...difference, details: difference.details || costCenter !== undefined },
      },
    });
    return { order: agreed, trip: agreed.trips.find((one) => one.trip_id === trip.trip_id) ?? changed.trip };
  });
}

async function planChange(
  orders: Orders,
  order: StoredOrder,
  trip: StoredTrip,
  change: TripChange,
  locale: Locale,
): Promise<TripPlan> {
  const sold = await soldQuote(orders, trip);
  if (sold === undefined) throw refused("unknown-quote", locale);
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
  const kept = {
    pickup: trip.pickup_local.slice(0, 16),
    departure: trip.departure_local?.slice(0, 16) ?? null,
    pickupAt: trip.pickup_at.getTime(),
    phones: trip.passengers.map(({ phone }) => phone),
  };
  const plan = planTrip(request, usable, planContext(orders, buyer, { locale, kept }));
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
  // The discount of a certificate stays, up to the new amount.
  const discountAmount = Math.min(trip.discount_amount, plan.amount);
  return { ...plan, discountAmount, amount: plan.amount - discountAmount };
}

function refuseOtherPrice(order: StoredOrder, trip: StoredTrip, plan: TripPlan, expected: number | undefined): void {
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

/** The cost centre that a change names, looked up in the order's own company, or none; undefined when it stays. */
async function changedCostCenter(
  orders: Orders,
  order: StoredOrder,
  { costCenter: named }: TripChange,
  locale: Locale,
) {
  if (named === undefined || order.company_id === null || named === order.cost_center) return undefined;
  if (named === "") {
    // Refused where the company demands one.
    await costCenterOf(orders, await buyerOf(orders, order), named, locale);
    return { cost_center_id: null, cost_center: "" };
  }
  const found = await findCostCenter(orders.db, order.company_id, named);
  if (found === undefined) throw new Refusal("cost-center-wrong", { details: { field: "cost_center" } });
  return found.id === order.cost_center_id ? undefined : { cost_center_id: found.id, cost_center: found.title };
}

/** The passengers as a change may set them: with the order's key alone its address only changes once it agrees. */
function heldBack(actor: Actor, order: StoredOrder, trip: StoredTrip, wanted: TripChange["fields"]["passengers"] = []) {
  if (isOwnedBy(actor, order)) return { passengers: wanted, asked: undefined };
  return heldEmail(wanted, { customerEmail: order.customer_email, passengers: trip.passengers });
}

function customerOf({ request: { passengers } }: TripPlan) {
  const [first] = passengers;
  return first === undefined
    ? {}
    : { customer_name: first.name, customer_phone: first.phone, customer_email: first.email };
}

function refused(reason: Parameters<typeof whyClosed>[0], locale: Locale): Refusal {
  return new Refusal("change-refused", { words: whyClosed(reason, locale), details: { reason } });
}
