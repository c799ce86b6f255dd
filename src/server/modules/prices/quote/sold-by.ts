import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { BookProvider } from "#domain/tariffs/tariff-book.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { readBook } from "#server/modules/tariffs/index.ts";

/** The car class and the provider of a quote. */
export interface SoldBy {
  readonly carClass: CarClass;
  readonly provider: BookProvider;
}

/**
 * The car class and the provider that a quote was made with. What the book in force has dropped since is found in the book of
 * the quote: a price once quoted holds. Hardly any quote is so old, so that book is read for it alone.
 */
export async function soldBy(
  prices: PricesStation,
  { carClassId, providerId, tariffVersion }: Pick<Quote, "carClassId" | "providerId" | "tariffVersion">,
): Promise<SoldBy | undefined> {
  const { classes, providers, version } = await prices.book();
  const [carClass, provider] = [classes.get(carClassId), providers.get(providerId)];
  if (carClass && provider) return { carClass, provider };
  const stored = version === tariffVersion ? undefined : await readBook(prices.db, tariffVersion);
  const oldClass = carClass ?? stored?.book.classes.find(({ id }) => id === carClassId);
  const oldProvider = provider ?? stored?.book.providers.find(({ id }) => id === providerId);
  return oldClass && oldProvider && { carClass: oldClass, provider: oldProvider };
}
