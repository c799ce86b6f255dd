import { QUOTE_EXTENSION_SECONDS } from "#domain/prices/quote-life.ts";
import { findPriceId } from "#server/modules/prices/quote/price-quotes.repository.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";

/** The number of the price that a client names, by that number or by its other id. */
export async function priceIdOf({ db, clock }: PricesStation, price: number | string): Promise<number> {
  if (typeof price === "number") return price;
  const id = await findPriceId(db, price, new Date(clock() - QUOTE_EXTENSION_SECONDS * 1000));
  if (id === undefined) throw new Refusal("quote-unknown");
  return id;
}
