import type { StaffRole } from "#domain/accounts/staff-role.ts";
import { convertMoney, type Money } from "#domain/values/money.ts";

/** How far rights go that have a limit (limits L of the console's table of rights). */
export interface StaffLimits {
  /** How much of a price a dispatcher may give away without an owner, in percent of it: a fee given up, or a lower agreed price. */
  readonly letOffPercent: number;
  /** The largest refund that an accountant releases without a second person. */
  readonly release: Money;
}

/** The limits of an operator who has set none. */
export const USUAL_STAFF_LIMITS: StaffLimits = { letOffPercent: 0, release: { amount: 20_000_00, currency: "RUB" } };

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

/** Whether a sum is above a limit in the same or another currency; one that nobody can convert is. */
export function isAboveLimit(sum: Money, limit: Money, rateMicro: number | undefined): boolean {
  if (sum.currency === limit.currency) return sum.amount > limit.amount;
  return rateMicro === undefined || convertMoney(sum, limit.currency, rateMicro).amount > limit.amount;
}
