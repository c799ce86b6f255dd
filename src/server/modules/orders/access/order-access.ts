import { identityOf, orderKeyOf, type Actor } from "#domain/accounts/actor.ts";
import { changeScope, isInScope, readScope, type OrderOwner } from "#domain/orders/order-owner.ts";
import { isOrderKey } from "#server/modules/orders/access/order-key.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import {
  findByTransaction,
  findOrderOfTrip,
  type StoredOrder,
} from "#server/modules/orders/store/orders.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** What somebody wants to do with an order. */
export type OrderRight = "read" | "change";

/** The order of a trip for a caller who may do that with it. */
export async function orderFor(
  orders: Orders,
  { actor, tripId, right }: { readonly actor: Actor; readonly tripId: number; readonly right: OrderRight },
): Promise<StoredOrder> {
  return allowed(orders, actor, await findOrderOfTrip(orders.db, tripId), right);
}

/** The same, named by its transaction, which alone opens nothing (ruling 7). */
export async function orderOfTransaction(
  orders: Orders,
  { actor, transaction, right }: { readonly actor: Actor; readonly transaction: number; readonly right: OrderRight },
): Promise<StoredOrder> {
  return allowed(orders, actor, await findByTransaction(orders.db, transaction), right);
}

/**
 * The order itself, if the key or the account opens it. What is not there and what is not yours answer alike, and both compute
 * one key (T-01); who may only look is told so.
 */
function allowed(
  { secret }: Pick<Orders, "secret">,
  actor: Actor,
  order: StoredOrder | undefined,
  right: OrderRight,
): StoredOrder {
  const holdsKey = isKeyOf(secret, actor, order);
  const identity = identityOf(actor);
  const owner = order && ownerOfOrder(order);
  const reads = owner !== undefined && identity !== null && isInScope(readScope(identity), owner);
  if (order === undefined || owner === undefined || !(holdsKey || reads)) throw new Refusal("order-unknown");
  const changes = holdsKey || (identity !== null && isInScope(changeScope(identity), owner));
  if (right === "change" && !changes) throw new Refusal("forbidden");
  return order;
}

/** Whether the caller shows the key of an order; without an order a key is computed all the same. */
export function isKeyOf(secret: string, actor: Actor, order: StoredOrder | undefined): boolean {
  const shown = orderKeyOf(actor) ?? "";
  const fits = isOrderKey(shown, secret, order?.order_id ?? 0, order?.key_salt ?? Buffer.alloc(16));
  return order !== undefined && fits;
}

/** Whose a stored order is. */
export function ownerOfOrder(order: Pick<StoredOrder, "account_id" | "company_id" | "partner_id">): OrderOwner {
  return { accountId: order.account_id, companyId: order.company_id, partnerId: order.partner_id };
}
