import type { StaffRole } from "#domain/accounts/staff-role.ts";

/** How far rights go that have a limit (limits L of the console's table of rights). */
export interface StaffLimits {
  /** How much of a price a dispatcher may give away without an owner, in percent of it: a fee given up, or a lower agreed price. */
  readonly letOffPercent: number;
}

/** The limits of an operator who has set none. */
export const USUAL_STAFF_LIMITS: StaffLimits = { letOffPercent: 0 };

/** How much of a price somebody may give away, in percent: an owner all of it, and nobody without the right. */
export function letOffPercent(role: StaffRole, { letOffPercent: limit }: StaffLimits): number {
  if (role === "owner") return 100;
  return role === "dispatcher" ? limit : 0;
}

/** Whether somebody may move a price, in minor units, by so much of it. */
export function mayLetOff(
  role: StaffRole,
  { price, off }: { readonly price: number; readonly off: number },
  limits: StaffLimits,
): boolean {
  if (role === "owner" || off === 0) return true;
  return Math.abs(off) * 100 <= price * letOffPercent(role, limits);
}
