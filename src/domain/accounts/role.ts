/** Every role of an account (OPN-075); `customer` is the ordinary one. */
export const ROLES = ["customer", "corporate", "agent", "partner", "admin"] as const;

/** The role of an account. */
export type Role = (typeof ROLES)[number];
