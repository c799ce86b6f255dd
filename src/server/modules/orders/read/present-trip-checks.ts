import type { cancelTrip, checkCancel, checkUpdate } from "#contract/orders/cancel-trip.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { changeWindow } from "#domain/orders/change-window.ts";
import { isConfirmLate } from "#domain/orders/confirmation.ts";
import { byHandOf } from "#domain/orders/order-account.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { cancelJudgement, stillToCancel, type CancelledTrips } from "#server/modules/orders/cancel/cancel-trip.ts";
import { certificatesBack } from "#server/modules/orders/cancel/give-back-after-cancel.ts";
import { refundOf } from "#server/modules/orders/cancel/take-trip-off.ts";
import { tripStanding } from "#server/modules/orders/change/trip-standing.ts";
import { whyClosed } from "#server/modules/orders/change/why-closed.ts";
import { bookerNumber } from "#server/modules/orders/read/present-order.ts";
import { wireStatusOfTrip } from "#server/modules/orders/read/trip-status.ts";
import { quoteOfTrip } from "#server/modules/orders/store/quote-of-trip.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";

/** The fee for cancelling trips of an order at once, and what cards take back of the rest; for what is cancelled already, the fee that was charged. */
export function presentCancelCheck(
  named: CancelledTrips,
  { tripId, onCards }: { readonly tripId: number; readonly onCards: number },
  now: number,
  locale: Locale,
): EndpointResult<typeof checkCancel> {
  const { order, trips } = stillToCancel(named);
  const { closed, fee, freeUntil, steps } = cancelJudgement({ order, trips }, now);
  const due = trips[0].cancelled_at === null ? fee : feeOf(trips);
  const { currency } = order;
  const refund = (of: number): number => toMajor(refundOf(order, trips, of), currency);
  const local = (at: number): string => toLocalTime(at, trips[0].pickup_zone);
  return {
    order_id: tripId,
    transaction: order.transaction,
    allow_cancel: closed === null,
    reason: closed,
    notice: closed === null ? null : whyClosed(closed, locale),
    fee: toMajor(due, currency),
    refund: refund(due),
    by_hand: toMajor(byHandOf(refundOf(order, trips, due), onCards), currency),
    price: toMajor(
      trips.reduce((sum, trip) => sum + trip.amount, 0),
      currency,
    ),
    currency,
    free_until: freeUntil === null ? null : local(freeUntil),
    certificates_back: closed === null ? certificatesToGiveBack({ order, trips }, now) : [],
    steps: steps.map((step) => ({
      until: local(step.until),
      fee: toMajor(step.fee, currency),
      refund: refund(step.fee),
    })),
  };
}

/** What cancelling these trips now adds to the certificates that the order has given back already. */
function certificatesToGiveBack({ order, trips }: CancelledTrips, now: number): string[] {
  const after = order.trips.map((trip) =>
    trips.some(({ trip_id: id }) => id === trip.trip_id)
      ? {
          ...trip,
          cancelled_at: new Date(now),
          cancel_fee: cancelJudgement({ order, trips: [trip] }, now).fee,
          cancel_cause: isConfirmLate(tripStanding(trip), now) ? ("unconfirmed" as const) : null,
        }
      : trip,
  );
  const before = certificatesBack(order);
  return certificatesBack({ trips: after }).filter((code) => !before.includes(code));
}

/** The result of cancelling trips, under the number of the one that was named first. */
export function presentCancelled({ order, trips }: CancelledTrips, tripId: number): EndpointResult<typeof cancelTrip> {
  const fee = feeOf(trips);
  const trip = trips.find(({ trip_id: id }) => id === tripId) ?? trips[0];
  return {
    order_id: trip.trip_id,
    transaction: order.transaction,
    booker_number: bookerNumber(order.order_id, trip.position),
    status: wireStatusOfTrip(order, trip),
    fee: toMajor(fee, order.currency),
    refund: toMajor(refundOf(order, trips, fee), order.currency),
    currency: order.currency,
    cancelled_at: (trip.cancelled_at ?? order.placed_at).toISOString(),
  };
}

function feeOf(trips: CancelledTrips["trips"]): number {
  return trips.reduce((sum, trip) => sum + (trip.cancel_fee ?? 0), 0);
}

/** Which parts of a trip may be changed at a moment. */
export function presentUpdateCheck(
  { order, trip }: TripOfOrder,
  now: number,
  locale: Locale,
): EndpointResult<typeof checkUpdate> {
  const window = changeWindow(tripStanding(trip), now);
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
