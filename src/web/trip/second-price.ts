import { useStore } from "zustand/react";
import type { PriceItem } from "#contract/prices/prices.ts";
import { usePricedPage } from "#web/page/priced-page.ts";

/** Writes a sum in the account's second currency; undefined for a sum that was not asked for in it. */
export function useSecondPrice(): (amount: number | null) => string | undefined {
  const { store, money } = usePricedPage();
  const currency = useStore(store, ({ account }) => account?.alternative_currency ?? null);
  return (amount) => (amount === null || currency === null ? undefined : money(amount, currency));
}

type SecondSums = Pick<PriceItem, "alternative_price" | "reverse_price"> &
  Partial<Pick<PriceItem, "alternative_price_subaddress">>;

/** The second sum of a ride with its stops, or of both ways; null when a part lacks it. */
export function secondSum(
  { alternative_price: there, alternative_price_subaddress: stop = null, reverse_price: reverse }: SecondSums,
  isRound: boolean,
  stops = 0,
): number | null {
  const back = isRound && reverse !== null ? reverse.alternative_price : 0;
  if (there === null || back === null || (stops > 0 && stop === null)) return null;
  return there + back + stops * (stop ?? 0);
}
