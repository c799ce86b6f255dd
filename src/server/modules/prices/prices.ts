import type { Kysely } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import type { Directions } from "#server/modules/places/index.ts";
import { PriceIds } from "#server/modules/prices/price-quotes.repository.ts";
import { RecentSearches } from "#server/modules/prices/recent-searches.ts";
import { readTariffBook } from "#server/modules/prices/tariffs.repository.ts";
import type { TariffBook } from "#server/modules/prices/tariff-book.ts";

/** A changed tariff is in force on every server process after this long at the latest. */
export const TARIFF_BOOK_SECONDS = 5;

/** What station 2 works with. */
export interface Prices {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly gazetteer: Gazetteer;
  readonly directions: Directions;
  readonly ids: PriceIds;
  readonly recent: RecentSearches;
  /** The tariffs in force. */
  book(): Promise<TariffBook>;
}

/** Puts station 2 together. */
export function createPrices(deps: {
  db: Kysely<Tables>;
  clock: Clock;
  gazetteer: Gazetteer;
  directions: Directions;
}): Prices {
  let known: { readonly book: Promise<TariffBook>; readonly readAt: number } | undefined;
  return {
    ...deps,
    ids: new PriceIds(deps.db),
    recent: new RecentSearches(),
    book: () => {
      const now = performance.now();
      if (known === undefined || now - known.readAt > TARIFF_BOOK_SECONDS * 1000) {
        const book = readTariffBook(deps.db);
        book.catch(() => (known = undefined));
        known = { book, readAt: now };
      }
      return known.book;
    },
  };
}
