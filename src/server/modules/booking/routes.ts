import { checkTime, recommendTime } from "#contract/booking.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { fastRideHint, fastRideNotice, judgeFastRide } from "#server/modules/booking/judge-fast-ride.ts";
import { judgeTime, notSoldNotice, recommendedFor, timeNotice } from "#server/modules/booking/judge-time.ts";
import { refusalAt, usableQuote, type Prices } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";
import { route, type Route } from "#server/route.ts";

/** Which trips of the caller start at nearly the same moment; handed in because orders come after booking. */
export type FindSimilar = (
  actor: Actor,
  trip: { readonly pickupAt: number; readonly except: number | undefined },
) => Promise<number[]>;

/** The calls of station 3. */
export function bookingRoutes(prices: Prices, findSimilar: FindSimilar): Route[] {
  return [
    route(checkTime, async ({ body, caller }) => {
      const pickup = parseLocalTime(body.pickup_time);
      const departure = body.departure_time === undefined ? undefined : parseLocalTime(body.departure_time);
      if (pickup === undefined || (body.departure_time !== undefined && departure === undefined)) {
        throw new Refusal("time-malformed");
      }
      const usable = await usableQuote(prices, body.price_id, caller.userHint);
      const { refusal, at, earliest, recommended } = judgeTime(usable, pickup, departure, prices.clock());
      const fast = await judgeFastRide(prices, usable, pickup, departure);
      // What the order would be refused for is said now.
      const notSold = refusal === undefined ? await refusalAt(prices, usable, pickup) : undefined;
      const closed = notSold === undefined ? null : notSoldNotice(notSold, caller.locale);
      const notice =
        refusal === undefined
          ? closed
          : timeNotice(refusal, caller.locale) + fastRideHint(refusal, fast, caller.locale);
      return {
        allow_booking: notice === null,
        notice,
        notice_to_user: notice,
        fast_ride: {
          min_allowed_time_order: fast.earliest ?? earliest,
          allow_booking: fast.isPossible,
          notice: fastRideNotice(fast, caller.locale),
        },
        similar_orders:
          at === undefined ? [] : await findSimilar(caller.actor, { pickupAt: at, except: body.order_id }),
        recommended_time: recommended,
        travel_time: usable.quote.seconds,
      };
    }),
    route(recommendTime, async ({ query, caller }) => {
      const departure = parseLocalTime(query.departure_time);
      if (departure === undefined) throw new Refusal("time-malformed");
      const usable = await usableQuote(prices, query.price_id, caller.userHint);
      return { recommended_time: recommendedFor(usable, departure), travel_time: usable.quote.seconds };
    }),
  ];
}
