import type { Identity } from "#domain/accounts/actor.ts";

/** Whose an order is. A visitor's has no account; the partner on whose page it was placed sees it and does not own it. */
export interface OrderOwner {
  readonly accountId: number | null;
  readonly companyId: number | null;
  readonly partnerId: number | null;
}

/** Which orders somebody reaches: all, or those that one of the numbers names. */
export type OrderScope = "all" | OrderOwner;

/** The orders that an account may see (T-01): its own, its company's for a coordinator, and those placed for a partner. */
export function readScope(identity: Identity): OrderScope {
  const scope = changeScope(identity);
  return scope === "all" || identity.role !== "partner" ? scope : { ...scope, partnerId: identity.userId };
}

/** The orders that an account may change and cancel: a partner sees its visitors' orders and leaves them to the visitors. */
export function changeScope({ userId, role, companyId, isCoordinator }: Identity): OrderScope {
  if (role === "admin") return "all";
  return { accountId: userId, companyId: isCoordinator ? companyId : null, partnerId: null };
}

/** Whether an order is one of those that somebody reaches. What is nobody's matches nobody. */
export function isInScope(scope: OrderScope, owner: OrderOwner): boolean {
  if (scope === "all") return true;
  return (["accountId", "companyId", "partnerId"] as const).some(
    (member) => scope[member] !== null && scope[member] === owner[member],
  );
}
