import type { Role } from "#domain/accounts/role.ts";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import type { Choices } from "#domain/values/choices.ts";
import type { Currency } from "#domain/values/money.ts";

/** The account behind a session; none of this ever comes from members of the call itself. */
export interface Identity {
  readonly userId: number;
  readonly role: Role;
  /** What somebody of the operator's staff works on; null for everybody else. */
  readonly staffRole: StaffRole | null;
  /** The company of a corporate account. */
  readonly companyId: number | null;
  /** Sees and books for everyone in the company. */
  readonly isCoordinator: boolean;
  /** A partner whose contract lets it read about the people of its visitors' orders. */
  readonly readsPeople: boolean;
}

/** The keys of orders that a browser keeps, by the number of the order. */
export type KeptKeys = ReadonlyMap<number, string>;

/** The order keys of a call: the one it shows itself, and those that its browser keeps. */
export interface OrderKeys {
  readonly shown: string | null;
  readonly kept: KeptKeys;
}

/** Who is calling. Identity comes from a session or an order key only, never from a `user_id`. */
export type Actor =
  | { readonly kind: "visitor" }
  | { readonly kind: "order-holder"; readonly keys: OrderKeys }
  | {
      readonly kind: "account";
      readonly identity: Identity;
      readonly keys: OrderKeys;
      /** Has shown the password or a code shortly before. */
      readonly isProved: boolean;
      /** The language and currency that its holder has set for all their devices. */
      readonly chosen: Choices;
      /** In what the operator has opened the account; pages show it where its holder has chosen none. */
      readonly currency: Currency;
    }
  | { readonly kind: "acquirer" };

/** The actor of a call without a session or an order key. */
export const VISITOR: Actor = { kind: "visitor" };

/**
 * The order keys that a call may use. Staff use none: with an account that works for the operator, the orders of others are
 * reached through the console, where every action is recorded.
 */
function keysOf(actor: Actor): OrderKeys | undefined {
  if (actor.kind === "order-holder") return actor.keys;
  return actor.kind === "account" && actor.identity.role !== "admin" ? actor.keys : undefined;
}

/** The key that a call has for an order, with or without a session; one that it shows itself counts before a kept one. */
export function keyFor(actor: Actor, orderId: number): string | null {
  return keysOf(actor)?.shown ?? keptKey(actor, orderId);
}

/** The key of an order that the caller's browser keeps. */
export function keptKey(actor: Actor, orderId: number): string | null {
  return keysOf(actor)?.kept.get(orderId) ?? null;
}

/** The orders whose keys the caller's browser keeps, newest first. */
export function keptOrders(actor: Actor): readonly number[] {
  return [...(keysOf(actor)?.kept.keys() ?? [])].toSorted((a, b) => b - a);
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
