import { checkName, checkTime as checkTimeCall, recommendTime } from "#contract/booking.ts";
import { checkTimeFor } from "#contract/console/phone/check-time-for.ts";
import { cleanText } from "#domain/booking/free-text.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { fontCoverage } from "#server/fonts/font-coverage.ts";
import { isRomanised, printedText } from "#server/fonts/printed-text.ts";
import { route, type Route } from "#server/http/route.ts";
import type { Booking } from "#server/modules/booking/booking.ts";
import { checkTime } from "#server/modules/booking/check-time.ts";
import { recommendedFor } from "#server/modules/booking/judge-time.ts";
import { callerAsBuyer } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";

/** The routes of station 3. */
export function bookingRoutes(booking: Booking): Route[] {
  return [
    route(checkName, async ({ body }) => {
      const name = cleanText(body.name);
      const fonts = await fontCoverage();
      return { printed: printedText(name, fonts), is_romanised: isRomanised(name, fonts) };
    }),
    route(checkTimeCall, ({ body, caller }) => checkTime(booking, body, caller)),
    route(checkTimeFor, async ({ query, caller }) => {
      const { price_id, pickup_time, departure_time, there_price_id: there, there_pickup_time: thereAt } = query;
      const isBack = there !== undefined && thereAt !== undefined;
      const body = {
        price_id,
        pickup_time,
        ...(departure_time !== undefined && { departure_time }),
        ...(isBack && { way_there: { price_id: there, pickup_time: thereAt } }),
      };
      return checkTime(booking, body, await booking.asBuyer(caller, query));
    }),
    route(recommendTime, async ({ query, caller }) => {
      const departure = parseLocalTime(query.departure_time);
      if (departure === undefined) throw new Refusal("time-malformed");
      const usable = await booking.prices.usableQuote(query.price_id, callerAsBuyer(caller));
      return { recommended_time: recommendedFor(usable, departure), travel_time: usable.quote.seconds };
    }),
  ];
}
