import type { PlacedOrder } from "#contract/orders/orders.ts";
import { SERVICE_ID } from "#contract/wire/service-id.ts";
import type { Consent } from "#domain/booking/consents.ts";
import { phoneDigits } from "#domain/booking/phone-digits.ts";
import { toMajor } from "#domain/values/money.ts";
import { wireStatusOfTrip } from "#server/modules/orders/read/trip-status.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { quoteOfTrip } from "#server/modules/orders/store/quote-of-trip.ts";

/** What became of an attempt. */
export function presentAttempt(order: StoredOrder | undefined, orderKey: string | null = null) {
  const { order_id = null, transaction = null } = order ?? {};
  return { placed: order !== undefined, order_id, transaction, order_key: orderKey };
}

/** The answer to a placed order: one element per trip, all under one transaction. */
export function presentPlacedOrder(order: StoredOrder, orderKey: string | null): PlacedOrder[] {
  return order.trips.map((trip) => presentPlacedTrip(order, trip, orderKey));
}

/** One trip in the answer to an order or to a change of it. */
export function presentPlacedTrip(order: StoredOrder, trip: StoredTrip, orderKey: string | null): PlacedOrder {
  return {
    ...presentCommonTrip(order, trip),
    booker_number: bookerNumber(order.order_id, trip.position),
    price: toMajor(trip.amount, order.currency),
    service_id: serviceId(trip),
    passengers: trip.passengers.map(({ name, email, phone }) => ({ name, email, phone: phoneDigits(phone) })),
    order_key: orderKey,
  };
}

/** What was agreed to with an order. */
export function presentConsent({ document, version, lang }: Consent): Consent {
  return { document, version, lang };
}

/** The members that the answer to an order and the list of trips share. */
export function presentCommonTrip(order: StoredOrder, trip: StoredTrip) {
  return {
    order_id: trip.trip_id,
    user_id: userNumber(order),
    transaction: order.transaction,
    payable_status: order.paid_at === null ? 0 : 1,
    currency: order.currency,
    status: wireStatusOfTrip(order, trip),
    customer: { name: order.customer_name, email: order.customer_email, phone: phoneDigits(order.customer_phone) },
    additional_change_itinerary: trip.allowances["changeItinerary"] ?? 0,
    additional_wait: trip.allowances["wait"] ?? 0,
    fare_on_toll_road: trip.allowances["tollRoad"] ?? 0,
    send_params: trip.send_params,
  };
}

/** The number of the user whose tariff applied; 0 for a hint that is not a number. */
function userNumber({ user_hint: hint }: StoredOrder): number {
  const number = Number(hint ?? 0);
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : 0;
}

/** Whether a trip is a transfer or a rent, as a wire id. */
export function serviceId(trip: Pick<StoredTrip, "quote">): number {
  return quoteOfTrip(trip)?.rent === undefined ? SERVICE_ID.transfer : SERVICE_ID.rent;
}

/** The number that a traveller and a driver use for a trip. */
export function bookerNumber(orderId: number, position: number): string {
  return `${orderId}-${position}`;
}
