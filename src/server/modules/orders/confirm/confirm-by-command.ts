import type { Transaction } from "kysely";
import { actFromShell, type Shell } from "#server/audit/act-from-shell.ts";
import type { Tables } from "#server/database/tables.ts";
import { DeskRefusal, type Decision } from "#server/desk.ts";
import { cancelByStaff } from "#server/modules/orders/cancel/cancel-by-staff.ts";
import { isAgreedOrder } from "#server/modules/orders/confirm/agree-trips.ts";
import { confirmWaiting } from "#server/modules/orders/confirm/confirm-waiting.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { findOrderOfTrip, type StoredOrder, type StoredTrip } from "#server/modules/orders/store/orders.repository.ts";

/** Which trips are decided about: all of an order that wait, or one of them. */
export interface Decided {
  readonly orderId: number;
  readonly tripId?: number | undefined;
}

/** Confirms the trips of an order that wait for it, and tells the traveller; `by` is the log-in of whoever may. */
export async function confirmTrips(shell: Shell, decided: Decided, { by, note }: Decision): Promise<number[]> {
  return actFromShell(shell, { call: "confirmOrder", right: "driving", by }, async (trx, { author }, at) => {
    const { order, trips } = await waitingTrips(trx, decided);
    if (!isAgreedOrder(order)) throw new DeskRefusal(`Order ${order.order_id} is not paid yet.`);
    await confirmWaiting(trx, { order, trips }, { author, reason: note, at });
    const result = trips.map((trip) => trip.trip_id);
    const subject = { kind: "order", id: order.order_id } as const;
    return { result, deed: { subject, before: { placed: result }, after: { confirmed: result }, reason: note } };
  });
}

/** Cancels the trips of an order that we have no car for, as the console does: what goes back waits for its release. */
export async function refuseTrips(
  shell: Shell & Pick<Orders, "limits" | "unpaid" | "holdWaived">,
  decided: Decided,
  { by, note }: Decision,
): Promise<number[]> {
  return actFromShell(shell, { call: "cancelOrder", right: "driving", by }, async (trx, doer) => {
    const { order, trips } = await waitingTrips(trx, decided);
    const tripIds = trips.map((trip) => trip.trip_id);
    const expected = { fee: undefined, refund: undefined };
    const why = { reason: "no-car", text: note, isWaived: false } as const;
    const asked = { orderId: order.order_id, tripIds, ...why, expected, locale: "en" } as const;
    const cancelled = await cancelByStaff(trx, shell, asked, doer);
    return { result: tripIds, deed: cancelled.deed };
  });
}

async function waitingTrips(
  trx: Transaction<Tables>,
  { orderId, tripId }: Decided,
): Promise<{ readonly order: StoredOrder; readonly trips: readonly StoredTrip[] }> {
  const order = await findOrderOfTrip(trx, orderId, true);
  if (order === undefined) throw new DeskRefusal(`There is no order ${orderId}.`);
  const named = order.trips.filter((trip) => tripId === undefined || trip.trip_id === tripId);
  if (named.length === 0) throw new DeskRefusal(`Order ${order.order_id} has no trip ${tripId}.`);
  const trips = named.filter(({ state }) => state === "placed");
  if (trips.length > 0) return { order, trips };
  const states = named.map((trip) => `${trip.trip_id} is ${trip.state}`).join(", ");
  throw new DeskRefusal(`Nothing of order ${order.order_id} waits to be confirmed: ${states}.`);
}
