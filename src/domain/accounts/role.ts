/** Every role of an account; `customer` is the ordinary one. */
export const ROLES = ["customer", "corporate", "agent", "partner", "admin"] as const;

/** The role of an account. */
export type Role = (typeof ROLES)[number];

/** Roles that act for others, so a `user_id` sent with their session may name another account. */
const ACT_FOR_OTHERS: ReadonlySet<string> = new Set<Role>(["agent", "admin"]);

/** Whether an account with this role may name another account's `user_id`. */
export function actsForOthers(role: string): boolean {
  return ACT_FOR_OTHERS.has(role);
}
