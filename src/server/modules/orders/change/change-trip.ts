import type { Transaction } from "kysely";
import { authorOf, type Actor } from "#domain/accounts/actor.ts";
import { changeWindow } from "#domain/orders/change-window.ts";
import { heldEmail } from "#domain/orders/held-email.ts";
import { passedOn } from "#domain/orders/passed-on.ts";
import type { TripChange } from "#domain/orders/trip-change.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import { findCostCenter } from "#server/modules/accounts/index.ts";
import { isOwnedBy, orderFor } from "#server/modules/orders/access/order-access.ts";
import { buyerOf, costCenterOf } from "#server/modules/orders/access/order-buyer.ts";
import { confirmEmail } from "#server/modules/orders/change/confirm-email.ts";
import { planChange, refuseOtherPrice } from "#server/modules/orders/change/plan-change.ts";
import { saveTrip } from "#server/modules/orders/change/save-trip.ts";
import { tripDifference } from "#server/modules/orders/change/trip-difference.ts";
import { tripStanding } from "#server/modules/orders/change/trip-standing.ts";
import { refuseChange } from "#server/modules/orders/change/why-closed.ts";
import { agreeTrips } from "#server/modules/orders/confirm/agree-trips.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import type { TripPlan } from "#server/modules/orders/plan/trip-plan.ts";
import { insertEntries } from "#server/modules/orders/store/entries.repository.ts";
import { setNewEmail } from "#server/modules/orders/store/order-email.repository.ts";
import { findOrderOfTrip, type StoredOrder, type StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { planColumns } from "#server/modules/orders/store/plan-columns.ts";
import { type Mover, forgetConfirmBy, moveTrips } from "#server/modules/orders/store/trip-moves.repository.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";
import { planUnpaid, awaitsPayment } from "#server/modules/orders/unpaid/plan-unpaid.ts";
import { Refusal } from "#server/refusal.ts";

/** Whether an order that cost nothing costs something since a change, and nothing of it is paid. One that is paid in part owes the difference. */
function owesAnew(before: Pick<StoredOrder, "paid_at">, changed: StoredOrder): boolean {
  return before.paid_at !== null && awaitsPayment({ ...changed, state: "placed" });
}

/** Takes back the confirmation of such an order: its trips wait for the money like those of any new one. */
async function waitForMoney(trx: Transaction<Tables>, order: StoredOrder, at: Date): Promise<StoredOrder> {
  const confirmed = order.trips.filter(({ state }) => state === "confirmed");
  const waiting = await moveTrips(trx, order, confirmed, "placed", { author: "system", at, reason: "unpaid" });
  return forgetConfirmBy(trx, waiting);
}

/** A trip that follows the change of another one. */
interface Follower {
  readonly tripId: number;
  readonly plan: TripPlan;
}

/**
 * The other trips of an order that had the lead passenger's name, phone or address as well and can still be changed, with the new one.
 * What they cost stays.
 */
async function planFollowers(
  orders: Orders,
  { order, trip }: TripOfOrder,
  { request }: Pick<TripPlan, "request">,
  locale: Locale,
): Promise<readonly Follower[]> {
  const [before] = trip.passengers;
  const followers: Follower[] = [];
  for (const other of order.trips) {
    if (other.trip_id === trip.trip_id || !isOpen(other, orders.clock())) continue;
    const passengers = passedOn(before, request.passengers[0], other.passengers);
    if (passengers === undefined) continue;
    const fields = { passengers, start: {}, finish: {}, allowances: {} };
    const plan = await planChange(orders, order, other, { fields }, locale);
    refuseOtherPrice(order, other, plan, undefined);
    followers.push({ tripId: other.trip_id, plan });
  }
  return followers;
}

/** Saves them after the trip that they follow, in the same transaction. */
async function saveFollowers(
  trx: Transaction<Tables>,
  order: StoredOrder,
  followers: readonly Follower[],
  mover: Mover,
): Promise<StoredOrder> {
  let saved = order;
  for (const { tripId, plan } of followers) {
    const trip = saved.trips.find((one) => one.trip_id === tripId);
    if (trip !== undefined) saved = (await saveTrip(trx, { order: saved, trip }, plan, mover)).order;
  }
  return saved;
}

function isOpen(trip: StoredTrip, now: number): boolean {
  return changeWindow(tripStanding(trip), now).closed === null;
}

/** Notes which address is to take the place of the order's, and has the order's own asked; the same one is not asked for twice. */
async function askEmail(trx: Transaction<Tables>, order: StoredOrder, email: string, at: Date): Promise<StoredOrder> {
  if (order.new_email === email) return order;
  const asked = await setNewEmail(trx, order, email);
  await recordEvent(trx, { name: "order.email-asked", subject: { kind: "order", id: order.order_id }, at });
  return asked;
}

/** Who changes a trip, and the language of the refusals. */
export interface Changing {
  readonly actor: Actor;
  readonly locale: Locale;
}

/**
 * Changes a trip as far and as long as that is allowed. The price never moves silently: a new one is refused until the caller
 * names it. A change that is already in place does nothing, so that a repeated call is harmless.
 */
export async function changeTrip(orders: Orders, change: TripChange, changing: Changing): Promise<TripOfOrder> {
  const { actor, locale } = changing;
  const order = await orderFor(orders, { actor, tripId: change.tripId, right: "change" });
  const trip = order.trips.find((candidate) => candidate.trip_id === change.tripId);
  if (trip === undefined || (change.transaction !== undefined && change.transaction !== order.transaction)) {
    throw new Refusal("order-unknown");
  }
  if (change.emailToken !== undefined) return confirmEmail(orders, { ...change, token: change.emailToken, actor });
  const window = changeWindow(tripStanding(trip), orders.clock());
  if (window.closed !== null) throw refuseChange(window.closed, locale);
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
  if (difference.ride && !window.mayChangeRide) throw refuseChange("ride-too-late", locale);
  refuseOtherDay(trip, plan);
  refuseOtherPrice(order, trip, plan, change.expectedTotal);
  const followers = change.otherTrips ? await planFollowers(orders, { order, trip }, plan, locale) : [];

  return orders.db.transaction().execute(async (trx) => {
    const current = await findOrderOfTrip(trx, trip.trip_id, true);
    if (current?.version !== order.version || current.state !== order.state || current.received !== order.received) {
      throw new Refusal("order-changed-meanwhile");
    }
    const at = new Date(orders.clock());
    if (isSame && held.asked !== undefined) return { order: await askEmail(trx, current, held.asked, at), trip };
    const mover = { author: authorOf(actor), at };
    const changed = await saveTrip(trx, { order: current, trip }, plan, mover, costCenter);
    const moved = { kind: "change", amount: changed.order.amount - order.amount, tripId: trip.trip_id } as const;
    await insertEntries(trx, current, [{ ...moved, author: mover.author }], at);
    const followed = await saveFollowers(trx, changed.order, followers, mover);
    const isNewlyOwed = owesAnew(order, followed);
    const owing = isNewlyOwed ? await waitForMoney(trx, followed, at) : followed;
    await planUnpaid(trx, owing, { ...orders.unpaid, isNewlyOwed }, at);
    const own = held.asked === undefined ? owing : await askEmail(trx, owing, held.asked, at);
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

/** Refuses to move a trip away from the day that its price was agreed on for; the staff may, who agree on prices. */
function refuseOtherDay({ pickup_local: was }: StoredTrip, { pickup, usable: { quote } }: TripPlan): void {
  const { onlyDay: day } = quote;
  if (day === undefined || pickup.startsWith(day) || pickup.slice(0, 10) === was.slice(0, 10)) return;
  throw new Refusal("offer-day", { words: { day }, details: { day } });
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
