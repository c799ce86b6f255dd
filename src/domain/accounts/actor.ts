import type { Role } from "#domain/accounts/role.ts";

/** Who an account is, as its session says; nothing of it ever comes from a call's own members (ruling 4). */
export interface Identity {
  readonly userId: number;
  readonly role: Role;
  /** The company of a corporate account. */
  readonly companyId: number | null;
  /** Sees and books for everybody of the company. */
  readonly isCoordinator: boolean;
}

/** Who is calling. Identity comes from a session or an order key only, never from a `user_id` (ruling 4). */
export type Actor =
  | { readonly kind: "visitor" }
  | { readonly kind: "order-holder"; readonly orderKey: string }
  | { readonly kind: "account"; readonly identity: Identity; readonly orderKey: string | null }
  | { readonly kind: "acquirer" };

/** The actor of a call that showed nothing. */
export const VISITOR: Actor = { kind: "visitor" };

/** The order key that a caller showed, beside a session or alone. */
export function orderKeyOf(actor: Actor): string | null {
  return actor.kind === "order-holder" || actor.kind === "account" ? actor.orderKey : null;
}

/** The account that calls, if one does. */
export function identityOf(actor: Actor): Identity | null {
  return actor.kind === "account" ? actor.identity : null;
}
