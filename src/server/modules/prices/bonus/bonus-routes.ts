import { calculateNewPrice, getMiles } from "#contract/prices/bonus.ts";
import { route, type Route } from "#server/http/route.ts";
import { milesOf } from "#server/modules/prices/bonus/miles.ts";
import { recalculateWithCertificate } from "#server/modules/prices/bonus/recalculate-with-certificate.ts";
import type { PricesStation, TryCodeOf } from "#server/modules/prices/station.ts";

/** The routes for gift certificates and miles. */
export function bonusRoutes(prices: PricesStation, tryCodeOf: TryCodeOf): Route[] {
  return [
    route(calculateNewPrice, ({ body, query, caller }) =>
      recalculateWithCertificate(
        prices,
        { ...body, currency: body.currency ?? query.currency },
        { ...caller, tryCode: tryCodeOf(caller) },
      ),
    ),
    route(getMiles, ({ query, caller }) => milesOf(prices, query, caller.locale)),
  ];
}
