import type { Kysely } from "kysely";
import { randomUUID } from "node:crypto";
import { numbersOf, type KeptSearch, type PricedSearch } from "#domain/prices/priced-search.ts";
import type { Tables } from "#server/database/tables.ts";
import { takePriceNumbers } from "#server/modules/prices/quote/price-numbers.repository.ts";
import { PriceNumbers } from "#server/modules/prices/quote/price-numbers.ts";
import { insertSearches } from "#server/modules/prices/quote/price-searches.repository.ts";

/** A numbered search that is being written to the database. */
export interface Keeping {
  readonly search: KeptSearch;
  /** Resolves when its offers can be ordered; they are not shown before that. */
  readonly stored: Promise<void>;
}

/** Numbers a search and starts storing it. */
export type KeepSearch = (search: PricedSearch) => Promise<Keeping>;

/** The most rows of one insert. */
const MOST_ROWS = 100;

interface Waiting {
  readonly search: KeptSearch;
  readonly done: (error?: unknown) => void;
}

/**
 * Creates the function that stores searches. While one insert runs, new searches queue up for the next one: on a busy server
 * a row costs a fraction of a statement, and on a quiet one nothing waits.
 */
export function createSearchKeeper(db: Kysely<Tables>): KeepSearch {
  const numbers = new PriceNumbers((count) => takePriceNumbers(db, count));
  let waiting: Waiting[] = [];
  let isWriting = false;

  const write = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_ROWS);
      waiting = waiting.slice(MOST_ROWS);
      const error = await insertSearches(
        db,
        batch.map(({ search }) => search),
      ).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error("The searches were not stored"),
      );
      for (const { done } of batch) done(error);
    }
    isWriting = false;
  };

  return async (search) => {
    const kept = { ...search, firstId: await numbers.take(numbersOf(search)), salt: randomUUID() };
    const stored = new Promise<void>((resolve, reject) => {
      waiting.push({ search: kept, done: (error) => (error === undefined ? resolve() : reject(error)) });
      if (!isWriting) void write();
    });
    // The caller that shows the prices awaits this and sees the failure; until then, avoid an unhandled rejection.
    stored.catch(() => undefined);
    return { search: kept, stored };
  };
}
