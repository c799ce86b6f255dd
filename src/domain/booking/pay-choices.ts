import type { PayBy } from "#domain/orders/order-state.ts";

/** What an account may pay with, as the operator says. */
export interface PayFlags {
  readonly cardAndCash: boolean;
  readonly cardOnly: boolean;
}

/** The ways to pay that are offered; the first is chosen until another is. A visitor, who has no flags, pays by card (OPN-055). */
export function payChoices(flags: PayFlags | null): readonly PayBy[] {
  if (flags === null) return ["card"];
  if (flags.cardAndCash) return ["card", "cash"];
  return flags.cardOnly ? ["card"] : ["cash"];
}
