/** What people of the operator work on: an account of staff has exactly one of these; an owner may do what all others do. */
export const STAFF_ROLES = ["owner", "dispatcher", "support", "accountant"] as const;

/** The work of an account of staff. */
export type StaffRole = (typeof STAFF_ROLES)[number];
