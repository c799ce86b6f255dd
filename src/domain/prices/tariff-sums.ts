import { rentTotal } from "#domain/prices/rent-rates.ts";
import { convertMoney, roundToStep, type Currency } from "#domain/values/money.ts";

/**
 * The sums behind a quote in the currency of its tariff, neither converted nor rounded: only these give the same price in
 * another currency as a search in that currency.
 */
export interface TariffSums {
  readonly currency: Currency;
  readonly amount: number;
  /** For one extra stop. */
  readonly stop: number;
  /** Set for a rent only: the cost of one more hour, and the hours paid for. */
  readonly rent?: { readonly hour: number; readonly hours: number };
}

/** What a ride (or a rent) and one extra stop cost in a currency, rounded to its steps. */
export function sumsIn(
  { currency: from, amount, stop, rent }: TariffSums,
  money: { readonly to: Currency; readonly rateMicro: number; readonly step: number },
): { readonly amount: number; readonly stop: number } {
  const { to, rateMicro, step } = money;
  const rounded = (sum: number): number =>
    roundToStep(convertMoney({ amount: sum, currency: from }, to, rateMicro), step).amount;
  const total = rent === undefined ? rounded(amount) : rentTotal({ amount, ...rent }, { from, ...money }).amount;
  return { amount: total, stop: rounded(stop) };
}
