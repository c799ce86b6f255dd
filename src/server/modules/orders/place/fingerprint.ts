import { createHash } from "node:crypto";
import { identityOf, type Actor } from "#domain/accounts/actor.ts";
import type { OrderRequest } from "#domain/orders/order-request.ts";

/** Without an attempt key, identical orders within this time are one order. */
export const TWIN_SECONDS = 60;

/**
 * A digest of everything that makes up an order, including its owner: two people who ask for the same get two orders. Its
 * origin and the echoed total are left out.
 */
export function fingerprintOf(request: OrderRequest, actor: Actor): Buffer {
  const { trips, payBy, userHint, costCenter, internalNumber } = request;
  const account = identityOf(actor)?.userId ?? null;
  const content = { trips, payBy, userHint, costCenter, internalNumber, account };
  return createHash("sha256").update(JSON.stringify(content)).digest();
}
