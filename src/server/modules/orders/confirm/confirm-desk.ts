import type { Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { deskAuthor, DeskRefusal, type Decision, type Desk } from "#server/desk.ts";
import { isAgreedOrder } from "#server/modules/orders/confirm/agree-trips.ts";
import { confirmWaiting } from "#server/modules/orders/confirm/confirm-waiting.ts";
import { turnDownTrips } from "#server/modules/orders/confirm/turn-down-trips.ts";
import { findOrderOfTrip, type StoredOrder, type StoredTrip } from "#server/modules/orders/store/orders.repository.ts";

/** Which trips are decided about: all of an order that wait, or one of them. */
export interface Decided {
  readonly orderId: number;
  readonly tripId?: number | undefined;
}

/** Confirms the trips of an order that wait for it, and tells the traveller. */
export async function confirmTrips({ db, clock }: Desk, decided: Decided, decision: Decision): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const { order, trips } = await waitingTrips(trx, decided);
    if (!isAgreedOrder(order)) throw new DeskRefusal(`Order ${order.order_id} is not paid yet.`);
    await confirmWaiting(
      trx,
      { order, trips },
      { author: deskAuthor(decision), reason: decision.note, at: new Date(clock()) },
    );
    return trips.map((trip) => trip.trip_id);
  });
}

/** Turns down the trips of an order that we have no car for. */
export async function refuseTrips({ db, clock }: Desk, decided: Decided, decision: Decision): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const { order, trips } = await waitingTrips(trx, decided);
    const how = { author: deskAuthor(decision), reason: decision.note, cause: "refused" } as const;
    await turnDownTrips(trx, order, trips, { ...how, at: new Date(clock()) });
    return trips.map((trip) => trip.trip_id);
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
