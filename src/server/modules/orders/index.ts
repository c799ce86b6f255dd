export { orderOfTransaction } from "#server/modules/orders/order-access.ts";
export { buyerOf, mayPayCash } from "#server/modules/orders/order-buyer.ts";
export { orderKey } from "#server/modules/orders/order-key.ts";
export { onPaymentSettled } from "#server/modules/orders/on-payment-settled.ts";
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
export { findSimilarTrips } from "#server/modules/orders/similar-orders.ts";
export { ordersRoutes } from "#server/modules/orders/routes.ts";
