import { findPriceId } from "#server/modules/prices/quote/find-quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";

/** The price number for a price that a client names by number or by uid. */
export async function priceIdOf(prices: Pick<PricesStation, "db">, price: number | string): Promise<number> {
  if (typeof price === "number") return price;
  const id = await findPriceId(prices, price);
  if (id === undefined) throw new Refusal("quote-unknown");
  return id;
}
