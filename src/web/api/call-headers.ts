export { ENDPOINTS, type Calls } from "#web/api/client-calls.ts";

/** Header that marks a retry, so that the same order is not placed twice. */
export const ATTEMPT_HEADER = "idempotency-key";

/** Header that carries the order key of the confirmation link. */
export const ORDER_KEY_HEADER = "order-key";
