import type { StaffRole } from "#domain/accounts/staff-role.ts";

/** How far a right goes; whoever looks "masked" sees no phone and no e-mail. */
type Degree = "works" | "looks" | "looks masked";

/**
 * What the staff may do, each role with how far; whoever is not named sees nothing of it. An owner works on everything.
 * What the operator's console still lacks has no row yet.
 */
export const STAFF_RIGHTS = {
  /** Board, orders and their history. */
  orders: { dispatcher: "works", support: "looks", accountant: "looks masked" },
  /** Internal notes. */
  notes: { dispatcher: "works", support: "works", accountant: "works" },
  /** Marks, "seen", and sending a letter again. */
  marks: { dispatcher: "works", support: "works" },
  /** Orders that are placed for a caller. */
  placing: { dispatcher: "works", support: "works" },
  /** Confirming, states, the driver's details, the provider, and who did not come. */
  driving: { dispatcher: "works" },
  /** Changing and cancelling by the terms that were sold. */
  changing: { dispatcher: "works", support: "works" },
  /** Giving up a fee, and agreeing on another price. */
  waiving: { dispatcher: "works" },
  /** Writing down cash: taken for what an order owes, and given back. */
  cash: { dispatcher: "works", accountant: "works" },
  /** Asking for a refund. */
  refunds: { dispatcher: "works", support: "works", accountant: "works" },
  /** Releasing refunds and declining them; above a limit a second person is asked. */
  releasing: { accountant: "works" },
  /** Why a price is what it is. */
  tester: { dispatcher: "works", support: "works", accountant: "works" },
  /** Requests for ways and yachts; whoever looks answers them without naming a price. */
  requests: { dispatcher: "works", support: "looks" },
  /** Tables with names and phones. */
  exporting: { dispatcher: "works", support: "works" },
  /** Accounts of the staff. */
  staff: {},
  /** Exporting and erasing all that is kept of a person. */
  people: {},
  /** What the staff has done, each as far as `auditReach` says. */
  audit: { dispatcher: "works", support: "works", accountant: "works" },
} as const satisfies Record<string, Partial<Record<StaffRole, Degree>>>;

/** Name of a right. */
export type StaffRight = keyof typeof STAFF_RIGHTS;

/** How far a right of somebody goes; undefined where they have none. */
export function staffDegree(role: StaffRole, right: StaffRight): Degree | undefined {
  if (role === "owner") return "works";
  const row: Partial<Record<StaffRole, Degree>> = STAFF_RIGHTS[right];
  return row[role];
}
