import type { Kysely } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import type { Terminals } from "#server/gazetteer/terminals.ts";
import type { Directions } from "#server/modules/places/index.ts";
import type { CompiledBook, OperatorAreas } from "#server/modules/prices/compiled-book.ts";
import { createCurrentBook } from "#server/modules/prices/current-book.ts";
import { PriceIds } from "#server/modules/prices/price-quotes.repository.ts";
import { RecentSearches } from "#server/modules/prices/recent-searches.ts";

/** What station 2 is put together from. */
export interface PricesDeps {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly gazetteer: Gazetteer;
  readonly directions: Directions;
  /** The areas the operator has imported. */
  readonly areas: OperatorAreas;
  readonly terminals: Terminals;
  /** Told of every book that comes into force. */
  readonly onBook?: (book: CompiledBook) => void;
}

/** What station 2 works with. */
export interface Prices extends PricesDeps {
  readonly ids: PriceIds;
  readonly recent: RecentSearches;
  /** The tariffs in force. */
  book(): Promise<CompiledBook>;
}

/** Puts station 2 together. */
export function createPrices(deps: PricesDeps): Prices {
  return {
    ...deps,
    ids: new PriceIds(deps.db),
    recent: new RecentSearches(),
    book: createCurrentBook(deps),
  };
}
