import { searchPrices } from "#contract/prices.ts";
import { isCurrency } from "#domain/values/money.ts";
import { readPoint } from "#server/modules/places/index.ts";
import { createPriceLists } from "#server/modules/prices/price-lists.ts";
import type { Prices } from "#server/modules/prices/prices.ts";
import { quotePrices } from "#server/modules/prices/quote-prices.ts";
import { anybody } from "#server/request.ts";
import { route, type Route } from "#server/route.ts";

/** The calls of station 2. */
export function pricesRoutes(prices: Prices): Route[] {
  const listOf = createPriceLists(prices);
  return [
    route(searchPrices, { may: anybody }, async ({ query, caller }) => {
      const offers = await quotePrices(prices, {
        start: readPoint(query.start_place_point),
        finish: readPoint(query.finish_place_point),
        startId: query.start_place_id,
        finishId: query.finish_place_id,
        currency: caller.currency,
        userHint: caller.userHint,
      });
      const alternative = query.alternative_currency?.toUpperCase() ?? "";
      return listOf(offers, {
        locale: caller.locale,
        alternative: isCurrency(alternative) ? alternative : undefined,
        classes: classIds(query.relation_car_class_ids),
      });
    }),
  ];
}

function classIds(text: string | undefined): readonly number[] {
  return text?.split(",").map(Number).filter(Number.isInteger) ?? [];
}
