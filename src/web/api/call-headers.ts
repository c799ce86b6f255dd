export { ENDPOINTS, type Calls } from "#web/api/client-calls.ts";

/** Header with which a retry of the same order is told from a second order. */
export const ATTEMPT_HEADER = "idempotency-key";

/** Header that shows the order key of the confirmation link. */
export const ORDER_KEY_HEADER = "order-key";
