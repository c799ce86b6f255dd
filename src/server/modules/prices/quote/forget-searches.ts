import { forgetOldSearches } from "#server/modules/prices/quote/price-searches.repository.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** Job that deletes searches whose prices can no longer be ordered. */
export const FORGET_SEARCHES_JOB = "forget_old_searches";

/** Deletes old searches. */
export async function forgetSearches({ db, clock }: Pick<PricesStation, "db" | "clock">): Promise<void> {
  await forgetOldSearches(db, clock());
}
