import { searchPricesFor } from "#contract/console/phone/search-prices-for.ts";
import { getPriceLines, searchPrices as searchPricesCall } from "#contract/prices/prices.ts";
import { searchPricesByIata } from "#contract/prices/search-prices-by-iata.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { airportOfCode, readPoint } from "#server/modules/places/index.ts";
import { bonusRoutes } from "#server/modules/prices/bonus/bonus-routes.ts";
import { presentPriceLines } from "#server/modules/prices/lines/present-price-lines.ts";
import { findQuote } from "#server/modules/prices/quote/find-quote.ts";
import { rentRoutes } from "#server/modules/prices/rent/rent-routes.ts";
import { sampleRoutes } from "#server/modules/prices/samples/sample-routes.ts";
import { askedPickup } from "#server/modules/prices/search/asked-pickup.ts";
import { createPriceLists } from "#server/modules/prices/search/price-lists.ts";
import type { PriceSearch } from "#server/modules/prices/search/price-search.ts";
import { providerOfWayThere } from "#server/modules/prices/search/provider-of-way-there.ts";
import { queryClassIds, queryCurrency, queryNumber } from "#server/modules/prices/search/query-values.ts";
import { searchPrices } from "#server/modules/prices/search/search-prices.ts";
import { withCurrentPrice } from "#server/modules/prices/search/with-current-price.ts";
import type { CallersOfPrices, PricesStation } from "#server/modules/prices/station.ts";
import { testerRoutes } from "#server/modules/prices/tester/tester-routes.ts";
import { Refusal } from "#server/refusal.ts";

/** A search by the ends that it names, each by a code or by a point. */
type IataQuery = EndpointInput<typeof searchPricesByIata>["query"];

/** The calls of station 2. */
export function pricesRoutes(prices: PricesStation, callers: CallersOfPrices): Route[] {
  const { loyaltyOf, mayHaveFastRide, asBuyer } = callers;
  const listOf = createPriceLists(prices);
  const list = async (query: IataQuery, caller: Caller) => {
    const { point: start, id: startId } = endOf(prices, "start_place", query);
    const { point: finish, id: finishId } = endOf(prices, "finish_place", query);
    const asked: PriceSearch = {
      start,
      finish,
      startId,
      finishId,
      currency: caller.currency,
      userHint: caller.userHint,
      pickup: askedPickup(prices, { start, startId }, query.departure_time),
      onlyFlexible: isTrue(query.flexible_tariff),
      ...(!(await mayHaveFastRide(caller)) && { noFastRide: true }),
    };
    const wayBackWith = await providerOfWayThere(prices, asked, queryNumber(query.way_back_of));
    const [searched, loyaltyRate] = await Promise.all([
      searchPrices(prices, { ...asked, wayBackWith }),
      loyaltyOf(caller),
    ]);
    const found = await withCurrentPrice(
      prices,
      { ...asked, isWayBack: wayBackWith !== undefined },
      searched,
      queryNumber(query.current_price_id),
    );
    // The list is written while the database stores the search: what it was made of need not outlive the wait.
    const text = listOf(found, {
      locale: caller.locale,
      alternative: queryCurrency(query.alternative_currency),
      loyaltyRate,
      usual: prices.usualOf(found.quoted ?? found.offers()[0]?.quoted),
      classes: queryClassIds(query.relation_car_class_ids),
      passengers: queryNumber(query.passengers_count) ?? 0,
      always: queryNumber(query.current_price_id),
    });
    await found.stored;
    return text;
  };
  return [
    route(searchPricesCall, ({ query, caller }) => list(query, caller)),
    route(searchPricesFor, async ({ query, caller }) => list(query, await asBuyer(caller, query))),
    route(searchPricesByIata, ({ query, caller }) => list(query, caller)),
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
    ...rentRoutes(prices, callers),
    ...bonusRoutes(prices, callers),
    ...testerRoutes(prices, callers),
    ...sampleRoutes(prices, callers),
  ];
}

/** An end of a search: the airport of a code, or a point with the place it may name. */
function endOf({ gazetteer }: PricesStation, end: "start_place" | "finish_place", query: IataQuery) {
  const code = query[`${end}_iata`];
  if (code !== undefined) {
    const airport = airportOfCode(gazetteer, code);
    if (airport === undefined) throw new Refusal("place-unknown");
    return airport;
  }
  const point = query[`${end}_point`];
  if (point === undefined) throw new Refusal("malformed", { words: { where: `${end}_iata` } });
  return { point: readPoint(point), id: query[`${end}_id`] };
}

function isTrue(text: string | undefined): boolean {
  return text === "1" || text?.toLowerCase() === "true";
}
