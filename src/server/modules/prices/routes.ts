import { getPriceLines, searchPrices as searchPricesCall } from "#contract/prices/prices.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { readPoint } from "#server/modules/places/index.ts";
import { bonusRoutes } from "#server/modules/prices/bonus/bonus-routes.ts";
import { presentPriceLines } from "#server/modules/prices/lines/present-price-lines.ts";
import { findQuote } from "#server/modules/prices/quote/find-quote.ts";
import { rentRoutes } from "#server/modules/prices/rent/rent-routes.ts";
import { askedPickup } from "#server/modules/prices/search/asked-pickup.ts";
import { createPriceLists } from "#server/modules/prices/search/price-lists.ts";
import type { PriceSearch } from "#server/modules/prices/search/price-search.ts";
import { providerOfWayThere } from "#server/modules/prices/search/provider-of-way-there.ts";
import { classIds, currencyCode, wholeNumber } from "#server/modules/prices/search/query-values.ts";
import { searchPrices } from "#server/modules/prices/search/search-prices.ts";
import { withCurrentPrice } from "#server/modules/prices/search/with-current-price.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";
import { route, type Route } from "#server/route.ts";

/** The calls of station 2. */
export function pricesRoutes(prices: PricesStation): Route[] {
  const listOf = createPriceLists(prices);
  return [
    route(searchPricesCall, async ({ query, caller }) => {
      const start = readPoint(query.start_place_point);
      const asked: PriceSearch = {
        start,
        finish: readPoint(query.finish_place_point),
        startId: query.start_place_id,
        finishId: query.finish_place_id,
        currency: caller.currency,
        userHint: caller.userHint,
        pickup: askedPickup(prices, { start, startId: query.start_place_id }, query.departure_time),
        onlyFlexible: isTrue(query.flexible_tariff),
      };
      const wayBackWith = await providerOfWayThere(prices, asked, wholeNumber(query.way_back_of));
      const search = { ...asked, wayBackWith };
      const found = await withCurrentPrice(
        prices,
        { ...asked, isWayBack: wayBackWith !== undefined },
        await searchPrices(prices, search),
        wholeNumber(query.current_price_id),
      );
      // The list is written while the database stores the search: what it was made of need not outlive the wait.
      const list = listOf(found, {
        locale: caller.locale,
        alternative: currencyCode(query.alternative_currency),
        classes: classIds(query.relation_car_class_ids),
        passengers: wholeNumber(query.passengers_count) ?? 0,
        always: wholeNumber(query.current_price_id),
      });
      await found.stored;
      return list;
    }),
    route(getPriceLines, async ({ params, caller }) => {
      const sold = await findQuote(prices, params.price_id);
      if (sold === undefined) throw new Refusal("price-unknown");
      const { quote } = sold;
      const book = (await prices.bookOf(quote.tariffVersion))?.book;
      // Which rule stands behind a line is the operator's business, what a partner adds is the partner's too.
      const identity = identityOf(caller.actor);
      const forOperator = identity?.role === "admin";
      const withPartner = identity !== null && identity.userId === quote.partnerId;
      const { gazetteer } = prices;
      return presentPriceLines(quote, { book, gazetteer, locale: caller.locale, forOperator, withPartner });
    }),
    ...rentRoutes(prices),
    ...bonusRoutes(prices),
  ];
}

function isTrue(text: string | undefined): boolean {
  return text === "1" || text?.toLowerCase() === "true";
}
