import type { Role } from "#domain/accounts/role.ts";

/** The account behind a session; none of this ever comes from members of the call itself (ruling 4). */
export interface Identity {
  readonly userId: number;
  readonly role: Role;
  /** The company of a corporate account. */
  readonly companyId: number | null;
  /** Sees and books for everyone in the company. */
  readonly isCoordinator: boolean;
}

/** Who is calling. Identity comes from a session or an order key only, never from a `user_id` (ruling 4). */
export type Actor =
  | { readonly kind: "visitor" }
  | { readonly kind: "order-holder"; readonly orderKey: string }
  | { readonly kind: "account"; readonly identity: Identity; readonly orderKey: string | null }
  | { readonly kind: "acquirer" };

/** The actor of a call without a session or an order key. */
export const VISITOR: Actor = { kind: "visitor" };

/** The order key of the call, with or without a session. */
export function orderKeyOf(actor: Actor): string | null {
  return actor.kind === "order-holder" || actor.kind === "account" ? actor.orderKey : null;
}

/** The account that makes the call, if there is one. */
export function identityOf(actor: Actor): Identity | null {
  return actor.kind === "account" ? actor.identity : null;
}

/** The actor as an entry names its author: an account by its number, anybody else with the order's key as the traveller. */
export function authorOf(actor: Actor): string {
  const identity = identityOf(actor);
  return identity === null ? "traveller" : `account:${identity.userId}`;
}
