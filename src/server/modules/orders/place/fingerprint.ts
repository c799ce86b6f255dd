import { createHash } from "node:crypto";
import { identityOf, type Actor } from "#domain/accounts/actor.ts";
import type { OrderRequest } from "#domain/orders/order-request.ts";

/** Orders without an attempt key that ask for the same within this time are one order. */
export const TWIN_SECONDS = 60;

/**
 * A digest of everything that makes an order what it is, and of whose it is: two people who ask for the same have two orders.
 * Where it came from and the echoed total do not count.
 */
export function fingerprintOf(request: OrderRequest, actor: Actor): Buffer {
  const { trips, payBy, userHint, costCenter, internalNumber } = request;
  const account = identityOf(actor)?.userId ?? null;
  const content = { trips, payBy, userHint, costCenter, internalNumber, account };
  return createHash("sha256").update(JSON.stringify(content)).digest();
}
