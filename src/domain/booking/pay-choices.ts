import type { PayBy } from "#domain/orders/order-state.ts";

/** The payment methods an operator allows for an account. */
export interface PayFlags {
  readonly cardAndCash: boolean;
  readonly cardOnly: boolean;
}

/** The payment methods on offer; the first is the default. A visitor has no flags and pays by card (OPN-055). */
export function payChoices(flags: PayFlags | null): readonly PayBy[] {
  if (flags === null) return ["card"];
  if (flags.cardAndCash) return ["card", "cash"];
  return flags.cardOnly ? ["card"] : ["cash"];
}
