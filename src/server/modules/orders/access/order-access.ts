import { identityOf, keptKey, keyFor, type Actor } from "#domain/accounts/actor.ts";
import { keyEndsAt } from "#domain/orders/order-key-life.ts";
import { isInScope, SCOPE_OF, type OrderOwner, type OrderRight } from "#domain/orders/order-owner.ts";
import { isOrderKey } from "#server/modules/orders/access/order-key.ts";
import { withoutPeople } from "#server/modules/orders/access/without-people.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import {
  findAnyOrder,
  findByTransaction,
  findOrderOfTrip,
  type StoredOrder,
} from "#server/modules/orders/store/orders.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Finds the order of a trip for a caller with the right to do this. */
export async function orderFor(
  orders: Orders,
  { actor, tripId, right }: { readonly actor: Actor; readonly tripId: number; readonly right: OrderRight },
): Promise<StoredOrder> {
  return allowed(orders, actor, await findOrderOfTrip(orders.db, tripId), right);
}

/** The same for what may be asked of an order without trips as well, by its own number. */
export async function anyOrderFor(
  orders: Orders,
  { actor, orderId, right }: { readonly actor: Actor; readonly orderId: number; readonly right: OrderRight },
): Promise<StoredOrder> {
  return allowed(orders, actor, await findAnyOrder(orders.db, orderId), right);
}

/** Finds the same order by its transaction, which alone grants no access. */
export async function orderOfTransaction(
  orders: Orders,
  { actor, transaction, right }: { readonly actor: Actor; readonly transaction: number; readonly right: OrderRight },
): Promise<StoredOrder> {
  return allowed(orders, actor, await findByTransaction(orders.db, transaction), right);
}

/**
 * Returns the order if its key or the account opens it. An unknown order and somebody else's get the same answer, and both
 * compute one key; a caller who may only read is told so.
 */
function allowed(orders: KeyCheck, actor: Actor, order: StoredOrder | undefined, right: OrderRight): StoredOrder {
  const holdsKey = isKeyOf(orders, actor, order);
  if (order === undefined || !(holdsKey || isInScopeOf(actor, order, "read"))) throw unknownTo(actor);
  if (!holdsKey && !isInScopeOf(actor, order, right)) throw new Refusal("forbidden");
  return asSeenBy(orders, actor, order);
}

/** Staff are told where they reach orders, whether or not there is such an order. */
function unknownTo(actor: Actor): Refusal {
  return new Refusal(identityOf(actor)?.role === "admin" ? "staff-in-console" : "order-unknown");
}

/** An order as its reader may see it: with its people for whoever has its key or owns it, without them for a partner. */
export function asSeenBy(orders: KeyCheck, actor: Actor, order: StoredOrder): StoredOrder {
  return isInScopeOf(actor, order, "people") || isKeyOf(orders, actor, order) ? order : withoutPeople(order);
}

/** Whether a caller may change an order, by its key or by the account. */
export function mayChange(orders: KeyCheck, actor: Actor, order: StoredOrder): boolean {
  return isKeyOf(orders, actor, order) || isOwnedBy(actor, order);
}

/** Whether a caller may change an order by the account alone. */
export function isOwnedBy(actor: Actor, order: StoredOrder): boolean {
  return isInScopeOf(actor, order, "change");
}

function isInScopeOf(actor: Actor, order: StoredOrder, right: OrderRight): boolean {
  const identity = identityOf(actor);
  return identity !== null && isInScope(SCOPE_OF[right](identity), ownerOfOrder(order));
}

/** What a key is checked with. */
type KeyCheck = Pick<Orders, "secrets" | "clock">;

/** Whether the caller has the key of an order, and it is still good; a key is computed even without an order. */
export function isKeyOf(orders: KeyCheck, actor: Actor, order: StoredOrder | undefined): boolean {
  return opens(orders, keyFor(actor, order?.order_id ?? 0), order);
}

/** Whether the caller's browser keeps the key of an order. */
export function isKeptKeyOf(orders: KeyCheck, actor: Actor, order: StoredOrder): boolean {
  return opens(orders, keptKey(actor, order.order_id), order);
}

function opens({ secrets, clock }: KeyCheck, key: string | null, order: StoredOrder | undefined): boolean {
  const fits = isOrderKey(key ?? "", secrets, order?.order_id ?? 0, order?.key_salt ?? Buffer.alloc(16));
  return order !== undefined && fits && clock() < keyEndsAt(pickupsOf(order));
}

/** The pick-ups of an order's trips, or when its yacht starts (epoch milliseconds); cancelled ones count too. */
export function pickupsOf({ trips, yacht }: Pick<StoredOrder, "trips" | "yacht">): readonly number[] {
  return yacht === undefined ? trips.map(({ pickup_at: at }) => at.getTime()) : [yacht.starts_at.getTime()];
}

/** The owner of a stored order. */
export function ownerOfOrder(order: Pick<StoredOrder, "account_id" | "company_id" | "partner_id">): OrderOwner {
  return { accountId: order.account_id, companyId: order.company_id, partnerId: order.partner_id };
}
