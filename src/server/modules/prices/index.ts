export { storefrontOf } from "#server/modules/prices/book/storefront.ts";
export { createPrices, createPricesStation } from "#server/modules/prices/create-prices.ts";
export { presentPriceLines } from "#server/modules/prices/lines/present-price-lines.ts";
export type { Prices } from "#server/modules/prices/prices.ts";
export { FORGET_SEARCHES_JOB, forgetSearches } from "#server/modules/prices/quote/forget-searches.ts";
export type { Quote, UsableQuote } from "#server/modules/prices/quote/quote.ts";
export { pricesRoutes } from "#server/modules/prices/routes.ts";
export { presentTerms } from "#server/modules/prices/search/present-terms.ts";
