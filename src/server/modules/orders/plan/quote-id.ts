import { QUOTE_EXTENSION_SECONDS } from "#domain/prices/quote-life.ts";
import { findPriceId, type Prices } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";

/** The number of the price that a trip names, by that number or by its other id. */
export async function quoteId(prices: Prices, price: number | string): Promise<number> {
  if (typeof price === "number") return price;
  const since = new Date(prices.clock() - QUOTE_EXTENSION_SECONDS * 1000);
  const id = await findPriceId(prices.db, price, since);
  if (id === undefined) throw new Refusal("quote-unknown");
  return id;
}
