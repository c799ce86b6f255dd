import { searchPrices } from "#contract/prices.ts";
import { isCurrency } from "#domain/values/money.ts";
import { parseGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import { presentPrice } from "#server/modules/prices/present-price.ts";
import type { Prices } from "#server/modules/prices/prices.ts";
import { quotePrices } from "#server/modules/prices/quote-prices.ts";
import { Refusal } from "#server/refusal.ts";
import { anybody } from "#server/request.ts";
import { route, type Route } from "#server/route.ts";

/** The calls of station 2. */
export function pricesRoutes(prices: Prices): Route[] {
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
      const wanted = classIds(query.relation_car_class_ids);
      const alternative = query.alternative_currency?.toUpperCase() ?? "";
      const book = await prices.book();
      return offers
        .filter(({ offer }) => wanted === undefined || wanted.has(offer.carClass.id))
        .map((offer) => presentPrice(offer, book, caller.locale, isCurrency(alternative) ? alternative : undefined));
    }),
  ];
}

function pointOf(text: string): GeoPoint {
  const point = parseGeoPoint(text);
  if (point === undefined) throw new Refusal("point-malformed");
  return point;
}

function classIds(text: string | undefined): ReadonlySet<number> | undefined {
  const ids = text?.split(",").map(Number).filter(Number.isInteger) ?? [];
  return ids.length > 0 ? new Set(ids) : undefined;
}
