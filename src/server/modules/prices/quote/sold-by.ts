import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { BookProvider } from "#domain/tariffs/tariff-book.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** The car class and the provider of a quote. */
export interface SoldBy {
  readonly carClass: CarClass;
  readonly provider: BookProvider;
}

/**
 * Finds the car class and the provider of a quote. Those the book in force has dropped come from the quote's own book,
 * because a quoted price stays valid.
 */
export async function soldBy(
  prices: Pick<PricesStation, "book" | "bookOf">,
  { carClassId, providerId, tariffVersion }: Pick<Quote, "carClassId" | "providerId" | "tariffVersion">,
): Promise<SoldBy | undefined> {
  const { classes, providers } = await prices.book();
  const [carClass, provider] = [classes.get(carClassId), providers.get(providerId)];
  if (carClass && provider) return { carClass, provider };
  const then = await prices.bookOf(tariffVersion);
  const oldClass = carClass ?? then?.classes.get(carClassId);
  const oldProvider = provider ?? then?.providers.get(providerId);
  return oldClass && oldProvider && { carClass: oldClass, provider: oldProvider };
}
