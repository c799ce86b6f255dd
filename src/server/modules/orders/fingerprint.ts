import { createHash } from "node:crypto";
import type { OrderRequest } from "#domain/orders/order-request.ts";

/** Orders without an attempt key that ask for the same within this time are one order. */
export const TWIN_SECONDS = 60;

/** A digest of everything that makes an order what it is; where it came from and the echoed total do not count. */
export function fingerprintOf(request: OrderRequest): Buffer {
  const { trips, payBy, userHint } = request;
  return createHash("sha256").update(JSON.stringify({ trips, payBy, userHint })).digest();
}
