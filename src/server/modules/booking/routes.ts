import { checkTime as checkTimeCall, recommendTime } from "#contract/booking.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { checkTime, type OrderedTrips } from "#server/modules/booking/check-time.ts";
import { recommendedFor } from "#server/modules/booking/judge-time.ts";
import { usableQuote, type Prices } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";
import { route, type Route } from "#server/route.ts";

/** The calls of station 3. */
export function bookingRoutes(prices: Prices, ordered: OrderedTrips): Route[] {
  return [
    route(checkTimeCall, ({ body, caller }) => checkTime(prices, ordered, body, caller)),
    route(recommendTime, async ({ query, caller }) => {
      const departure = parseLocalTime(query.departure_time);
      if (departure === undefined) throw new Refusal("time-malformed");
      const usable = await usableQuote(prices, query.price_id, caller.userHint);
      return { recommended_time: recommendedFor(usable, departure), travel_time: usable.quote.seconds };
    }),
  ];
}
