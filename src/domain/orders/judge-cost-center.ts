import type { Role } from "#domain/accounts/role.ts";

/** How an order's cost centre is handled. */
export type CostCenterVerdict = "leave-out" | "store" | "missing";

/**
 * What an account's control level says about a cost centre: hidden and never stored, offered, or required. An
 * administrator books for anyone and is not asked.
 */
export function judgeCostCenter(level: 0 | 1 | 2, role: Role, named: string): CostCenterVerdict {
  if (named !== "" && level > 0) return "store";
  return level === 2 && role !== "admin" ? "missing" : "leave-out";
}
