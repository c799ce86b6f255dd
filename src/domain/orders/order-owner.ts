import type { Identity } from "#domain/accounts/actor.ts";

/**
 * Who owns an order. A visitor's order has no account; the partner on whose page it was placed sees it but does not own it.
 */
export interface OrderOwner {
  readonly accountId: number | null;
  readonly companyId: number | null;
  readonly partnerId: number | null;
}

/** The orders that a caller can reach: those that match one of the numbers. */
export type OrderScope = OrderOwner;

/** The orders an account may see: its own, its company's for a coordinator, and those placed for a partner. */
function readScope(identity: Identity): OrderScope {
  const scope = changeScope(identity);
  return identity.role !== "partner" ? scope : { ...scope, partnerId: identity.userId };
}

/**
 * The orders an account may change and cancel: a partner sees its visitors' orders but leaves changes to the visitors. Staff have
 * their own bookings here and nobody else's: they work with orders through the operator's calls, which keep an audit entry.
 */
function changeScope({ userId, companyId, isCoordinator }: Identity): OrderScope {
  return { accountId: userId, companyId: isCoordinator ? companyId : null, partnerId: null };
}

/** What somebody may want to do with an order: read it, read about its people too, as its documents do, or change it. */
export type OrderRight = "read" | "people" | "change";

/** The orders of whose people an account may read: those that it may change, and a partner's with a contract that says so. */
function peopleScope(identity: Identity): OrderScope {
  return identity.readsPeople ? readScope(identity) : changeScope(identity);
}

/**
 * The orders that an account may do this with. A partner reads of its visitors' orders sums, times, classes and places that
 * everybody knows; no name, contact, address or number of a flight, unless its contract allows it.
 */
export const SCOPE_OF: Readonly<Record<OrderRight, (identity: Identity) => OrderScope>> = {
  read: readScope,
  people: peopleScope,
  change: changeScope,
};

/** Whether an order is within a caller's scope. A missing owner matches nobody. */
export function isInScope(scope: OrderScope, owner: OrderOwner): boolean {
  return (["accountId", "companyId", "partnerId"] as const).some(
    (member) => scope[member] !== null && scope[member] === owner[member],
  );
}
