import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { readBook } from "#server/modules/tariffs/index.ts";

/**
 * Gives the book that a quote was made by. It is nearly always the one in force; of the others the last one asked for is kept,
 * so that a click on each of a list's prices after an import reads one book once.
 */
export function createLineBooks(prices: PricesStation): (quote: Quote) => Promise<TariffBook | undefined> {
  let earlier: { readonly version: number; readonly book: Promise<TariffBook | undefined> } | undefined;
  return async ({ tariffVersion: version }) => {
    const current = await prices.book();
    if (current.version === version) return current.book;
    if (earlier?.version !== version) {
      const book = readBook(prices.db, version).then((stored) => stored?.book);
      earlier = { version, book };
      // What could not be read is asked for again by the next caller.
      book.catch(() => (earlier = undefined));
    }
    return earlier.book;
  };
}
