import { isConfirmLate } from "#domain/orders/confirmation.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { isAgreedOrder, tripsToConfirm } from "#server/modules/orders/confirm/agree-trips.ts";
import type { PlacedMoment } from "#server/modules/orders/read/trip-facts.ts";
import type { StoredOrder } from "#server/modules/orders/store/orders.repository.ts";
import { awaitsPayment } from "#server/modules/orders/unpaid/plan-unpaid.ts";

/** When a car is confirmed, as its traveller was told. */
export interface ConfirmPromise {
  readonly until: PlacedMoment;
  /** That moment has passed. */
  readonly isLate: boolean;
}

/** When an order lapses if nothing is paid, at its first trip. Only an order of which nothing is paid does. */
export function payUntil(order: StoredOrder): PlacedMoment | null {
  const trip = order.trips.find(({ cancelled_at: cancelledAt }) => cancelledAt === null);
  const zone = order.yacht?.zone ?? trip?.pickup_zone;
  if (zone === undefined || order.lapses_at === null || !awaitsPayment(order)) return null;
  return placedMoment(order.lapses_at, zone);
}

/** Until when the first of the trips that wait for it is confirmed; null where none waits. */
export function confirmPromise(order: StoredOrder, now: number): ConfirmPromise | null {
  const waiting = isAgreedOrder(order) ? tripsToConfirm(order) : [];
  const [first] = waiting
    .flatMap(({ confirm_by: at, pickup_zone: zone }) => (at === null ? [] : [placedMoment(at, zone)]))
    .toSorted((one, other) => one.at - other.at);
  return first === undefined
    ? null
    : { until: first, isLate: isConfirmLate({ state: "placed", confirmBy: first.at }, now) };
}

function placedMoment(moment: Date, zone: string): PlacedMoment {
  const at = moment.getTime();
  return { at, zone, local: toLocalTime(at, zone) };
}
