import type { cancelTrip, checkCancel, checkUpdate } from "#contract/orders/cancel-trip.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { changeWindow } from "#domain/orders/change-window.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { cancelJudgement } from "#server/modules/orders/change/cancel-trip.ts";
import { refundOf } from "#server/modules/orders/change/take-trip-off.ts";
import { tripStanding } from "#server/modules/orders/change/trip-standing.ts";
import { whyClosed } from "#server/modules/orders/change/why-closed.ts";
import { bookerNumber } from "#server/modules/orders/read/present-order.ts";
import { tripStatus } from "#server/modules/orders/read/trip-status.ts";
import { quoteOfTrip } from "#server/modules/orders/store/quote-of-trip.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";

/** The fee for cancelling a trip at a moment; for a cancelled trip, the fee that was charged. */
export function presentCancelCheck(
  { order, trip }: TripOfOrder,
  now: number,
  locale: Locale,
): EndpointResult<typeof checkCancel> {
  const { closed, fee, freeUntil, steps } = cancelJudgement(order, trip, now);
  const due = trip.cancel_fee ?? fee;
  const refund = (of: number): number => toMajor(refundOf(order, trip, of), order.currency);
  return {
    order_id: trip.trip_id,
    transaction: order.transaction,
    allow_cancel: closed === null,
    reason: closed,
    notice: closed === null ? null : whyClosed(closed, locale),
    fee: toMajor(due, order.currency),
    refund: refund(due),
    price: toMajor(trip.amount, order.currency),
    currency: order.currency,
    free_until: freeUntil === null ? null : toLocalTime(freeUntil, trip.pickup_zone),
    steps: steps.map((step) => ({
      until: toLocalTime(step.until, trip.pickup_zone),
      fee: toMajor(step.fee, order.currency),
      refund: refund(step.fee),
    })),
  };
}

/** The result of cancelling a trip. */
export function presentCancelled({ order, trip }: TripOfOrder): EndpointResult<typeof cancelTrip> {
  const fee = trip.cancel_fee ?? 0;
  return {
    order_id: trip.trip_id,
    transaction: order.transaction,
    booker_number: bookerNumber(order.order_id, trip.position),
    status: tripStatus(order, trip),
    fee: toMajor(fee, order.currency),
    refund: toMajor(refundOf(order, trip, fee), order.currency),
    currency: order.currency,
    cancelled_at: (trip.cancelled_at ?? order.placed_at).toISOString(),
  };
}

/** Which parts of a trip may be changed at a moment. */
export function presentUpdateCheck(
  { order, trip }: TripOfOrder,
  now: number,
  locale: Locale,
): EndpointResult<typeof checkUpdate> {
  const window = changeWindow(tripStanding(order, trip), now);
  const reason = window.closed ?? (quoteOfTrip(trip) === undefined ? "unknown-quote" : null);
  const ride = window.mayChangeRide && reason === null;
  const details = window.mayChangeDetails && reason === null;
  const notice = reason ?? (ride ? null : "ride-too-late");
  const local = (at: number): string => toLocalTime(at, trip.pickup_zone);
  return {
    order_id: trip.trip_id,
    transaction: order.transaction,
    allow_update: details,
    reason,
    notice: notice === null ? null : whyClosed(notice, locale),
    can: { time: ride, addresses: ride, car_class: ride, services: ride, passengers: details, details },
    ride_until: window.rideUntil === null ? null : local(window.rideUntil),
    details_until: local(window.detailsUntil),
    fee: 0,
    version: order.version,
  };
}
