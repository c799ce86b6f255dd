import type { PlacedOrder } from "#contract/orders.ts";
import { wireOrderStatus } from "#domain/orders/order-state.ts";
import { phoneDigits } from "#domain/booking/phone.ts";
import { toMajor } from "#domain/values/money.ts";
import type { StoredOrder } from "#server/modules/orders/orders.repository.ts";

/** Service id of a transfer on the wire. */
const TRANSFER_SERVICE = 1;

/** The answer to a placed order: one element per trip, all under one transaction (contract 3.5). */
export function presentPlacedOrder(order: StoredOrder, orderKey: string | null): PlacedOrder[] {
  const paid = order.paid_at !== null;
  return order.trips.map((trip) => ({
    order_id: trip.trip_id,
    user_id: Number(order.user_hint ?? 0) || 0,
    transaction: order.transaction,
    booker_number: bookerNumber(order.order_id, trip.position),
    price: toMajor(trip.amount, order.currency),
    payable_status: paid ? 1 : 0,
    service_id: TRANSFER_SERVICE,
    currency: order.currency,
    status: wireOrderStatus(order.state, order.pay_by, paid),
    passengers: trip.passengers.map(({ name, email, phone }) => ({ name, email, phone: phoneDigits(phone) })),
    customer: { name: order.customer_name, email: order.customer_email, phone: phoneDigits(order.customer_phone) },
    additional_change_itinerary: trip.allowances["changeItinerary"] ?? 0,
    additional_wait: trip.allowances["wait"] ?? 0,
    fare_on_toll_road: trip.allowances["tollRoad"] ?? 0,
    send_params: {
      send_client_voucher: true,
      send_admin_voucher: false,
      send_client_doc: false,
      send_admin_doc: false,
    },
    order_key: orderKey,
  }));
}

/** The number a traveller and a driver name a trip by. */
export function bookerNumber(orderId: number, position: number): string {
  return `${orderId}-${position}`;
}
