import { searchPrices } from "#contract/prices.ts";
import { isCurrency } from "#domain/values/money.ts";
import { parseGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import { createPriceLists } from "#server/modules/prices/price-lists.ts";
import type { Prices } from "#server/modules/prices/prices.ts";
import { quotePrices } from "#server/modules/prices/quote-prices.ts";
import { Refusal } from "#server/refusal.ts";
import { anybody } from "#server/request.ts";
import { route, type Route } from "#server/route.ts";

/** The calls of station 2. */
export function pricesRoutes(prices: Prices): Route[] {
  const listOf = createPriceLists(prices);
  return [
    route(searchPrices, { may: anybody }, async ({ query, caller }) => {
      const offers = await quotePrices(prices, {
        start: pointOf(query.start_place_point),
        finish: pointOf(query.finish_place_point),
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

function pointOf(text: string): GeoPoint {
  const point = parseGeoPoint(text);
  if (point === undefined) throw new Refusal("point-malformed");
  return point;
}

function classIds(text: string | undefined): readonly number[] {
  return text?.split(",").map(Number).filter(Number.isInteger) ?? [];
}
