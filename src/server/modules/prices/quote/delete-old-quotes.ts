import { deleteQuotesBefore } from "#server/modules/prices/quote/price-quotes.repository.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** Job that forgets quotes nobody can order any more. */
export const DELETE_QUOTES_JOB = "delete_old_quotes";

/** Quotes are kept this long for questions about a price; they can be ordered for two hours only. */
export const QUOTE_KEPT_DAYS = 3;

/** Forgets old quotes. */
export async function deleteOldQuotes({ db, clock }: PricesStation): Promise<void> {
  await deleteQuotesBefore(db, new Date(clock() - QUOTE_KEPT_DAYS * 86_400_000));
}
