import { checkTime as checkTimeCall, recommendTime } from "#contract/booking.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Booking } from "#server/modules/booking/booking.ts";
import { checkTime } from "#server/modules/booking/check-time.ts";
import { recommendedFor } from "#server/modules/booking/judge-time.ts";
import { Refusal } from "#server/refusal.ts";

/** The routes of station 3. */
export function bookingRoutes(booking: Booking): Route[] {
  return [
    route(checkTimeCall, ({ body, caller }) => checkTime(booking, body, caller)),
    route(recommendTime, async ({ query, caller }) => {
      const departure = parseLocalTime(query.departure_time);
      if (departure === undefined) throw new Refusal("time-malformed");
      const usable = await booking.prices.usableQuote(query.price_id, caller.userHint);
      return { recommended_time: recommendedFor(usable, departure), travel_time: usable.quote.seconds };
    }),
  ];
}
