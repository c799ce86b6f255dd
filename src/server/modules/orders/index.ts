export { orderKey } from "#server/modules/orders/order-key.ts";
export { onPaymentSettled } from "#server/modules/orders/on-payment-settled.ts";
export {
  findByTransaction,
  findOrder,
  type StoredOrder,
  type StoredTrip,
} from "#server/modules/orders/orders.repository.ts";
export { presentOrderView, type PaymentSummary } from "#server/modules/orders/present-order-view.ts";
export { ordersRoutes } from "#server/modules/orders/routes.ts";
