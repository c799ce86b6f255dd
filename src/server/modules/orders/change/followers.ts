import type { Transaction } from "kysely";
import { changeWindow } from "#domain/orders/change-window.ts";
import { passedOn } from "#domain/orders/passed-on.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Tables } from "#server/database/tables.ts";
import { planChange, refuseOtherPrice } from "#server/modules/orders/change/plan-change.ts";
import { saveTrip } from "#server/modules/orders/change/save-trip.ts";
import { tripStanding } from "#server/modules/orders/change/trip-standing.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import type { TripPlan } from "#server/modules/orders/plan/trip-plan.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import type { Mover } from "#server/modules/orders/store/trip-moves.repository.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";

/** A trip that follows the change of another one. */
interface Follower {
  readonly tripId: number;
  readonly plan: TripPlan;
}

/**
 * The other trips of an order that had the lead passenger's name, phone or address as well and can still be changed, with the new one.
 * What they cost stays.
 */
export async function planFollowers(
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
export async function saveFollowers(
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
