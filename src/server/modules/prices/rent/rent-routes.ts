import { searchRentPricesFor } from "#contract/console/phone/search-rent-prices-for.ts";
import { RENT_SECONDS, searchRentPrices } from "#contract/prices/rent.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { readPoint } from "#server/modules/places/index.ts";
import { presentRent } from "#server/modules/prices/rent/present-rent.ts";
import { rentPrices } from "#server/modules/prices/rent/rent-prices.ts";
import { askedPickup } from "#server/modules/prices/search/asked-pickup.ts";
import { queryClassIds, queryCurrency, queryNumber } from "#server/modules/prices/search/query-values.ts";
import { withCurrentPrice } from "#server/modules/prices/search/with-current-price.ts";
import type { CallersOfPrices, PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";

type Asked = EndpointInput<typeof searchRentPrices>["query"];

/** The routes of hourly rent. */
export function rentRoutes(prices: PricesStation, { loyaltyOf, mayRent, asBuyer }: CallersOfPrices): Route[] {
  const list = async (query: Asked, caller: Caller) => {
    const { duration: rentSeconds = RENT_SECONDS.default } = query;
    if (rentSeconds < RENT_SECONDS.least || rentSeconds > RENT_SECONDS.most) throw new Refusal("rent-hours-range");
    if (!(await mayRent(caller))) return [];
    const from = { start: readPoint(query.start_place_point), startId: query.start_place_id };
    const search = {
      ...from,
      rentSeconds,
      pickup: askedPickup(prices, from, query.departure_time),
      currency: caller.currency,
      userHint: caller.userHint,
    };
    const current = queryNumber(query.current_price_id);
    const found = await withCurrentPrice(
      prices,
      { ...search, finish: null, isWayBack: false },
      await rentPrices(prices, search),
      current,
    );
    await found.stored;
    const classes = queryClassIds(query.relation_car_class_ids);
    const look = {
      terminals: prices.terminals,
      locale: caller.locale,
      loyaltyRate: await loyaltyOf(caller),
      alternative: queryCurrency(query.alternative_currency),
      usual: prices.usualOf(found.quoted ?? found.offers()[0]?.quoted),
    };
    return found
      .offers()
      .filter(
        ({ offer, priceId }) => classes.length === 0 || classes.includes(offer.carClass.id) || priceId === current,
      )
      .map((offer) => presentRent(offer, look));
  };
  return [
    route(searchRentPrices, async ({ query, caller }) => list(query, caller)),
    route(searchRentPricesFor, async ({ query, caller }) => list(query, await asBuyer(caller, query))),
  ];
}
