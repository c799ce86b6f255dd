import type { RentMoney } from "#domain/prices/rent-rates.ts";
import type { RentTariff } from "#domain/tariffs/tariff-book.ts";
import type { RentTerms } from "#domain/tariffs/terms.ts";
import { convertMoney } from "#domain/values/money.ts";

/**
 * What the paid hours of a rent include and what more costs, in the currency of its price; undefined when the tariff says
 * nothing of it. These sums are not rounded to price steps: a kilometre costs less than one.
 */
export function rentTerms(
  { kmPerHour, extraKm, extraQuarter }: RentTariff,
  hours: number,
  { from, to, rateMicro }: Pick<RentMoney, "from" | "to" | "rateMicro">,
): RentTerms | undefined {
  if (kmPerHour === undefined && extraKm === undefined && extraQuarter === undefined) return undefined;
  const converted = (amount: number) => convertMoney({ amount, currency: from }, to, rateMicro).amount;
  return {
    ...(kmPerHour !== undefined && { includedKm: kmPerHour * hours }),
    ...(extraKm !== undefined && { extraKm: converted(extraKm) }),
    ...(extraQuarter !== undefined && { extraQuarter: converted(extraQuarter) }),
  };
}
