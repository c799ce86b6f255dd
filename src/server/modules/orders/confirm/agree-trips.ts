import type { Transaction } from "kysely";
import { awaitsConfirmation, confirmMoment, confirmStep, isAgreed } from "#domain/orders/confirmation.ts";
import type { Tables } from "#server/database/tables.ts";
import { addJob, recordEvent } from "#server/events.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { quoteOfTrip } from "#server/modules/orders/store/quote-of-trip.ts";
import { moveTrips, setConfirmBy } from "#server/modules/orders/store/trip-moves.repository.ts";
import { agreeYacht } from "#server/modules/orders/yachts/agree-yacht.ts";

/** Job that follows trips which a person has to confirm. */
export const CONFIRM_JOB = "confirm_order";

/** Whether an order is paid or cash is agreed. */
export function isAgreedOrder({ pay_by: payBy, paid_at: paidAt }: Pick<StoredOrder, "pay_by" | "paid_at">): boolean {
  return isAgreed({ payBy, paid: paidAt !== null });
}

/** A trip that a person has still to confirm, and the moments that count for it. */
export type WaitingToConfirm = StoredTrip & { readonly confirmBy: number; readonly pickupAt: number };

/** The trips of an order that a person has still to confirm. */
export function tripsToConfirm({ trips }: Pick<StoredOrder, "trips">): WaitingToConfirm[] {
  return trips.flatMap((trip) => {
    const confirmBy = msOf(trip.confirm_by);
    if (confirmBy === null || !awaitsConfirmation({ state: trip.state, confirmBy })) return [];
    return [{ ...trip, confirmBy, pickupAt: trip.pickup_at.getTime() }];
  });
}

/**
 * What follows once an order is paid or cash is agreed: its trips are confirmed at once, or a person is asked and the
 * traveller gets a time. The order's row is locked by the caller, who may call this as often as one likes.
 */
export async function agreeTrips(trx: Transaction<Tables>, order: StoredOrder, at: Date): Promise<StoredOrder> {
  if (order.yacht !== undefined) return agreeYacht(trx, { ...order, yacht: order.yacht }, at);
  if (!isAgreedOrder(order)) return order;
  const placed = order.trips.filter(({ state }) => state === "placed");
  const atOnce = placed.filter((trip) => trip.confirm_hours === null);
  const agreed =
    atOnce.length === 0 ? order : await moveTrips(trx, order, atOnce, "confirmed", { author: "system", at });
  const promised: StoredTrip[] = [];
  for (const trip of agreed.trips) promised.push(await promise(trx, trip, at));
  const isNew = promised.some((trip, index) => trip.confirm_by !== null && agreed.trips[index]?.confirm_by === null);
  if (isNew) await recordEvent(trx, { name: "order.to-confirm", subject: { kind: "order", id: order.order_id }, at });
  const told = { ...agreed, trips: promised };
  await planConfirm(trx, told, at.getTime());
  return told;
}

/** Plans the look at the trips of an order when their next step comes; there is only one at a time. */
export async function planConfirm(trx: Transaction<Tables>, order: StoredOrder, now: number): Promise<void> {
  const ahead = tripsToConfirm(order).map((trip) => confirmStep(trip, now).next ?? Infinity);
  const inMs = Math.min(...ahead) - now;
  if (!Number.isFinite(inMs)) return;
  await addJob(trx, CONFIRM_JOB, { orderId: order.order_id }, { inMs, key: `${CONFIRM_JOB}:${order.order_id}` });
}

/** Gives the traveller of a trip a time, or an earlier one where its pick-up has come nearer. */
async function promise(trx: Transaction<Tables>, trip: StoredTrip, at: Date): Promise<StoredTrip> {
  if (trip.state !== "placed" || trip.confirm_hours === null) return trip;
  const facts = {
    pickupAt: trip.pickup_at.getTime(),
    leadMinutes: quoteOfTrip(trip)?.leadMinutes ?? 0,
    confirmHours: trip.confirm_hours,
    confirmBy: msOf(trip.confirm_by),
  };
  const until = confirmMoment(facts, at.getTime());
  if (until === facts.confirmBy) return trip;
  await setConfirmBy(trx, trip.trip_id, new Date(until));
  return { ...trip, confirm_by: new Date(until) };
}

function msOf(moment: Date | null): number | null {
  return moment?.getTime() ?? null;
}
