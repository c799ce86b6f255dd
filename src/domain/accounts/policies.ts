import type { Actor } from "#domain/accounts/actor.ts";
import type { Role } from "#domain/accounts/role.ts";
import { STAFF_ROLES } from "#domain/accounts/staff-role.ts";

/** Every kind of caller that a policy tells apart. */
export const PRINCIPAL_KINDS = [
  "visitor",
  "order-holder",
  "customer",
  "corporate",
  "coordinator",
  "agent",
  "partner",
  ...STAFF_ROLES,
] as const;

/** A kind of caller. */
export type PrincipalKind = (typeof PRINCIPAL_KINDS)[number];

const ACCOUNTS = ["customer", "corporate", "coordinator", "agent", "partner", ...STAFF_ROLES] as const;

/** Who may use a route at all; the use case decides which data they see. The acquirer shows a signature instead. */
export const POLICIES = {
  anybody: PRINCIPAL_KINDS,
  "order holder": ["order-holder", ...ACCOUNTS],
  "logged in": ACCOUNTS,
  company: ["corporate", "coordinator", ...STAFF_ROLES],
  partner: ["partner"],
  operator: STAFF_ROLES,
} as const satisfies Record<string, readonly PrincipalKind[]>;

/** Name of a policy. */
export type PolicyName = keyof typeof POLICIES;

/** The kind of caller that an actor is. */
export function principalKind(actor: Actor): PrincipalKind | "acquirer" {
  if (actor.kind !== "account") return actor.kind;
  const { role, staffRole, isCoordinator } = actor.identity;
  if (isCoordinator) return "coordinator";
  // The database knows no account of staff without its work.
  return role === "admin" ? (staffRole ?? "visitor") : (role satisfies Role);
}

/** Whether a policy admits an actor. */
export function mayUse(policy: PolicyName, actor: Actor): boolean {
  return (POLICIES[policy] as readonly string[]).includes(principalKind(actor));
}
