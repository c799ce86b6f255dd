import { mayLetOff, type StaffLimits } from "#domain/accounts/staff-limits.ts";
import type { StaffRole } from "#domain/accounts/staff-role.ts";

/** A fee of the terms that the staff would not charge, in minor units, and why. */
export interface UnchargedFee {
  readonly termsFee: number;
  /** What the trips cost that the fee is due for. */
  readonly price: number;
  /** The reason lies on our side. */
  readonly isOurSide: boolean;
  /** Somebody gives the fee up for another reason. */
  readonly isWaived: boolean;
}

/**
 * What becomes of a fee of the terms: it is due, it is not charged, it is not charged but the money that would have paid it waits
 * for a second person, or whoever presses may not give it up.
 */
export type Waiver = "due" | "given-up" | "held" | "refused";

/**
 * Judges a fee that the staff would not charge, wherever they cancel, change or report a no-show: a reason on our side
 * costs the traveller nothing, whoever presses; without the right to give the fee up its money waits for another person's yes.
 */
export function judgeWaiver(
  { termsFee, price, isOurSide, isWaived }: UnchargedFee,
  role: StaffRole,
  limits: StaffLimits,
): Waiver {
  if (!isOurSide && !isWaived) return "due";
  if (mayLetOff(role, { price, off: termsFee }, limits)) return "given-up";
  return isOurSide ? "held" : "refused";
}
