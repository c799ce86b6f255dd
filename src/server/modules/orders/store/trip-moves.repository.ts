import type { Kysely, Transaction } from "kysely";
import { DRIVER_METHODS } from "#domain/orders/pay-by.ts";
import { canMoveTrip, orderStateOf, TRIP_CORRECTIONS, type TripState } from "#domain/orders/trip-state.ts";
import type { Tables } from "#server/database/tables.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";

/** Who moves a trip, when and why. */
export interface Mover {
  /** As an entry names its author. */
  readonly author: string;
  readonly reason?: string;
  readonly at: Date;
  /** It puts a wrong state right. */
  readonly isCorrection?: boolean;
}

/** Writes down that a trip moves to another state; the trip's own row is updated by the caller, in the same transaction. */
export async function insertMove(
  trx: Transaction<Tables>,
  { trip_id: tripId, state: from }: Pick<StoredTrip, "trip_id" | "state">,
  to: TripState,
  { author, reason = "", at, isCorrection = false }: Mover,
): Promise<void> {
  if (!(isCorrection ? TRIP_CORRECTIONS[from].includes(to) : canMoveTrip(from, to)))
    throw new Error(`A trip that is ${from} cannot become ${to}.`);
  await trx
    .insertInto("trip_moves")
    .values({ trip_id: tripId, from_state: from, to_state: to, at, author, reason })
    .execute();
}

/** A move as it was written down. */
export interface StoredMove {
  readonly tripId: number;
  readonly from: TripState;
  readonly state: TripState;
  readonly at: Date;
  readonly author: string;
}

/** The moves of all trips of an order, the oldest first. */
export async function findMoves(db: Kysely<Tables>, orderId: number): Promise<StoredMove[]> {
  return db
    .selectFrom("trip_moves as m")
    .innerJoin("trips as t", "t.trip_id", "m.trip_id")
    .select(["m.trip_id as tripId", "m.from_state as from", "m.to_state as state", "m.at", "m.author"])
    .where("t.order_id", "=", orderId)
    .orderBy("m.move_id")
    .execute();
}

/** Moves trips of an order to another state, and the order with them. The order's row is locked by the caller. */
export async function moveTrips(
  trx: Transaction<Tables>,
  order: StoredOrder,
  moved: readonly StoredTrip[],
  to: TripState,
  mover: Mover,
): Promise<StoredOrder> {
  for (const trip of moved) {
    await insertMove(trx, trip, to, mover);
    await trx.updateTable("trips").set({ state: to }).where("trip_id", "=", trip.trip_id).execute();
  }
  const ids = new Set(moved.map(({ trip_id: id }) => id));
  const trips = order.trips.map((trip) => (ids.has(trip.trip_id) ? { ...trip, state: to } : trip));
  const state = orderStateOf(trips.map((trip) => trip.state));
  if (state !== order.state) {
    await trx.updateTable("orders").set({ state }).where("order_id", "=", order.order_id).execute();
  }
  return { ...order, state, trips };
}

/** Forgets until when trips of an order were to be confirmed: the time is told again once it is agreed. */
export async function forgetConfirmBy(trx: Transaction<Tables>, order: StoredOrder): Promise<StoredOrder> {
  await trx.updateTable("trips").set({ confirm_by: null }).where("order_id", "=", order.order_id).execute();
  return { ...order, trips: order.trips.map((trip) => ({ ...trip, confirm_by: null })) };
}

/** Stores until when the traveller of a trip was promised its confirmation. */
export async function setConfirmBy(trx: Transaction<Tables>, tripId: number, confirmBy: Date): Promise<void> {
  await trx.updateTable("trips").set({ confirm_by: confirmBy }).where("trip_id", "=", tripId).execute();
}

/** Raises the version of an order, so that whoever changes it has seen its new state. */
export async function raiseVersion(trx: Transaction<Tables>, order: StoredOrder): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ version: order.version + 1 })
    .where("order_id", "=", order.order_id)
    .execute();
}

/** A trip that a person has to confirm. */
export interface WaitingTrip {
  readonly orderId: number;
  readonly tripId: number;
  readonly pickup: string;
  readonly zone: string;
  readonly start: string;
  readonly finish: string;
  readonly confirmBy: Date;
}

/** All trips that wait for a person to confirm them, the most urgent first. */
export async function findWaitingTrips(db: Kysely<Tables>): Promise<WaitingTrip[]> {
  return db
    .selectFrom("trips as t")
    .innerJoin("orders as o", "o.order_id", "t.order_id")
    .select((trip) => [
      "t.order_id as orderId",
      "t.trip_id as tripId",
      "t.pickup_local as pickup",
      "t.pickup_zone as zone",
      "t.start_address as start",
      "t.finish_address as finish",
      trip.ref("t.confirm_by").$notNull().as("confirmBy"),
    ])
    .where("t.state", "=", "placed")
    .where("t.confirm_by", "is not", null)
    .where((eb) => eb.or([eb("o.paid_at", "is not", null), eb("o.pay_by", "in", DRIVER_METHODS)]))
    .orderBy("t.confirm_by")
    .orderBy("t.trip_id")
    .execute();
}
