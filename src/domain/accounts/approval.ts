import type { StaffRole } from "#domain/accounts/staff-role.ts";

/** What one person's yes does to something that another person has asked for. */
export type Approval =
  /** It happens. `isAlone`: nobody else could give the yes, and the history says so. */
  | { readonly kind: "done"; readonly isAlone: boolean }
  /** The first yes of two. */
  | { readonly kind: "first" }
  /** Another person has to give it. */
  | { readonly kind: "refused"; readonly why: "own" | "given" };

/** Who says yes to what. Accounts are named by their numbers. */
export interface Approving {
  readonly by: number;
  readonly role: StaffRole;
  /** Who asked for it; undefined where no member of the staff did. */
  readonly askedBy: number | undefined;
  /** Who has given the first yes. */
  readonly firstBy: number | undefined;
  /** It is more than one person may approve who is not an owner. */
  readonly isAboveLimit: boolean;
  /** The open accounts that may give a yes. */
  readonly approvers: readonly number[];
}

/**
 * Judges a yes: nobody approves what they asked for, and above the limit two people do, unless an owner is one of them.
 * Where no other open account can give the missing yes, the person may do it alone.
 */
export function judgeApproval({ by, role, askedBy, firstBy, isAboveLimit, approvers }: Approving): Approval {
  const others = approvers.filter((one) => one !== by);
  const impartial = others.filter((one) => one !== askedBy && one !== firstBy);
  const alone = { kind: "done", isAlone: true } as const;
  if (by === firstBy) return others.length > 0 ? { kind: "refused", why: "given" } : alone;
  if (by === askedBy) return impartial.length > 0 ? { kind: "refused", why: "own" } : alone;
  const needsSecond = isAboveLimit && role !== "owner" && firstBy === undefined;
  return needsSecond && others.length > 0 ? { kind: "first" } : { kind: "done", isAlone: false };
}
