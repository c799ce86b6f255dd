import { checkTime } from "#contract/booking.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { judgeTime, timeNotice } from "#server/modules/booking/judge-time.ts";
import { isOnBlackoutDate, usableQuote, type Prices } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";
import { anybody } from "#server/request.ts";
import { route, type Route } from "#server/route.ts";
import { say } from "#server/words.ts";

/** The calls of station 3. */
export function bookingRoutes(prices: Prices): Route[] {
  return [
    route(checkTime, { may: anybody }, async ({ body, caller }) => {
      const pickup = parseLocalTime(body.pickup_time);
      const departure = body.departure_time === undefined ? undefined : parseLocalTime(body.departure_time);
      if (pickup === undefined || (body.departure_time !== undefined && departure === undefined)) {
        throw new Refusal("time-malformed");
      }
      const usable = await usableQuote(prices, body.price_id, caller.userHint);
      const { refusal, earliest, recommended } = judgeTime(usable, pickup, departure, prices.clock());
      const isClosed = refusal === undefined && (await isOnBlackoutDate(prices, usable, pickup));
      const closed = isClosed ? say(caller.locale, "errors.time-refused") : null;
      const notice = refusal === undefined ? closed : timeNotice(refusal, caller.locale);
      return {
        allow_booking: notice === null,
        notice,
        notice_to_user: notice,
        fast_ride: { min_allowed_time_order: earliest, allow_booking: false, notice: null },
        similar_orders: [],
        recommended_time: recommended,
        travel_time: usable.quote.seconds,
      };
    }),
  ];
}
