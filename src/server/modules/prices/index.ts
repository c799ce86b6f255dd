export { presentTerms } from "#server/modules/prices/present-terms.ts";
export { createPrices, type Prices } from "#server/modules/prices/prices.ts";
export { DELETE_QUOTES_JOB, deleteOldQuotes } from "#server/modules/prices/delete-old-quotes.ts";
export { pricesRoutes } from "#server/modules/prices/routes.ts";
export { isOnBlackoutDate, usableQuote, type UsableQuote } from "#server/modules/prices/usable-quote.ts";
