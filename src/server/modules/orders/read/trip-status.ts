import { tripStatus, wireOrderStatus, wireTripStatus, type TripStatus } from "#domain/orders/trip-status.ts";
import type { OrderFacts } from "#server/modules/orders/read/order-facts.ts";
import type { TripFacts } from "#server/modules/orders/read/trip-facts.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";

type OrderColumns = Pick<StoredOrder, "pay_by" | "paid_at">;
type TripColumns = Pick<StoredTrip, "state" | "cancel_fee" | "has_unseen_change">;

/** The status of a stored trip on the wire. */
export function wireStatusOfTrip(order: OrderColumns, trip: TripColumns): number {
  return wireTripStatus({ ...paidFacts(order), ...tripColumns(trip) });
}

/** The status of a stored order on the wire. */
export function wireStatusOfOrder(
  order: Pick<StoredOrder, "state"> & OrderColumns & { readonly trips: readonly TripColumns[] },
): number {
  return wireOrderStatus({ ...paidFacts(order), state: order.state, trips: order.trips.map(tripColumns) });
}

type Told = Pick<OrderFacts, "payBy" | "isPaid">;
type ToldTrip = Pick<TripFacts, "state" | "cancelFee" | "hasUnseenChange">;

/** The same statuses from the facts that a page and messages are written from. */
export function statusesOf(
  order: Told & Pick<OrderFacts, "state" | "yacht"> & { readonly trips: readonly ToldTrip[] },
): {
  readonly order: number;
  readonly trip: (trip: ToldTrip) => number;
} {
  const paid = { payBy: order.payBy, paid: order.isPaid };
  const yacht = { state: order.state, hasFee: (order.yacht?.cancel_fee ?? 0) > 0, hasUnseenChange: false };
  return {
    order: wireOrderStatus({ ...paid, state: order.state, trips: [yacht, ...order.trips.map(toldTrip)] }),
    trip: (trip) => wireTripStatus({ ...paid, ...toldTrip(trip) }),
  };
}

/** What a message and a calendar say of a trip. */
export function statusOfTold({ payBy, isPaid }: Told, { state }: Pick<TripFacts, "state">): TripStatus {
  return tripStatus({ state, payBy, paid: isPaid });
}

function paidFacts({ pay_by: payBy, paid_at: paidAt }: OrderColumns) {
  return { payBy, paid: paidAt !== null };
}

function tripColumns({ state, cancel_fee: fee, has_unseen_change: hasUnseenChange }: TripColumns) {
  return { state, hasFee: (fee ?? 0) > 0, hasUnseenChange };
}

function toldTrip({ state, cancelFee, hasUnseenChange }: ToldTrip) {
  return { state, hasFee: (cancelFee?.amount ?? 0) > 0, hasUnseenChange };
}
