import { useStore } from "zustand/react";
import type { PriceItem } from "#contract/prices/prices.ts";
import { usePage } from "#web/page/page.tsx";

/** Writes a sum in the account's second currency; undefined for a sum that was not asked for in it (PRC-25). */
export function useSecondPrice(): (amount: number | null) => string | undefined {
  const { store, money } = usePage();
  const currency = useStore(store, ({ account }) => account?.alternative_currency ?? null);
  return (amount) => (amount === null || currency === null ? undefined : money(amount, currency));
}

/** The second sum of a ride, or of both ways; null when one of them lacks it. */
export function secondSum(
  { alternative_price: there, reverse_price: reverse }: Pick<PriceItem, "alternative_price" | "reverse_price">,
  isRound: boolean,
): number | null {
  const back = isRound && reverse !== null ? reverse.alternative_price : 0;
  return there === null || back === null ? null : there + back;
}
