import { previewCertificate } from "#contract/console/phone/preview-certificate.ts";
import { calculateNewPrice, getMiles } from "#contract/prices/bonus.ts";
import { route, type Route } from "#server/http/route.ts";
import { milesOf } from "#server/modules/prices/bonus/miles.ts";
import { recalculateWithCertificate } from "#server/modules/prices/bonus/recalculate-with-certificate.ts";
import { callerAsBuyer } from "#server/modules/prices/quote/price-buyer.ts";
import type { CallersOfPrices, PricesStation } from "#server/modules/prices/station.ts";

/** The routes for gift certificates and miles. */
export function bonusRoutes(
  prices: PricesStation,
  { tryCodeOf, asBuyer }: Pick<CallersOfPrices, "tryCodeOf" | "asBuyer">,
): Route[] {
  return [
    route(calculateNewPrice, ({ body, query, caller }) =>
      recalculateWithCertificate(
        prices,
        { ...body, currency: body.currency ?? query.currency },
        { buyer: callerAsBuyer(caller), tryCode: tryCodeOf(caller), attemptKey: caller.attemptKey },
      ),
    ),
    route(previewCertificate, async ({ body: { account_id, partner_id, ...body }, query, caller }) => {
      const buyer = await asBuyer(caller, { account_id, partner_id });
      // Wrong codes count against whoever types them, as when the order is placed.
      return recalculateWithCertificate(
        prices,
        { ...body, currency: body.currency ?? query.currency },
        { buyer: callerAsBuyer(buyer), tryCode: tryCodeOf(caller), attemptKey: buyer.attemptKey },
      );
    }),
    route(getMiles, ({ query, caller }) => milesOf(prices, query, caller.locale)),
  ];
}
