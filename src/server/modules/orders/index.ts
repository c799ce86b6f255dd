export { orderFor, orderOfTransaction } from "#server/modules/orders/order-access.ts";
export { buyerOf, mayPayCash } from "#server/modules/orders/order-buyer.ts";
export { orderKey } from "#server/modules/orders/order-key.ts";
export { onPaymentSettled } from "#server/modules/orders/on-payment-settled.ts";
export { orderedTrips } from "#server/modules/orders/ordered-trips.ts";
export type { Orders } from "#server/modules/orders/orders.ts";
export {
  findByTransaction,
  findOrder,
  findOrderOfTrip,
  markCash,
  type StoredOrder,
  type StoredTrip,
} from "#server/modules/orders/orders.repository.ts";
export { presentOrderView, type PaymentSummary } from "#server/modules/orders/present-order-view.ts";
export { isRideOver } from "#server/modules/orders/ride-over.ts";
export { ordersRoutes } from "#server/modules/orders/routes.ts";
