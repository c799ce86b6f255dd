import type { QueryClient } from "@tanstack/react-query";
import type { TimeCheck } from "#contract/booking.ts";
import type { TripFields } from "#domain/booking/trip-draft.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Api } from "#web/api/api-call.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { checkTimeQuery, type WayThere } from "./check-time-query.ts";
import { departureTimeOf, pickupTimeOf } from "./trip-times.ts";

/** The price of a trip for the very time that is typed; undefined while there is none but the one for any time. */
export function timedPriceId({ pricedFor, priceId, anyTime }: OfferTrip, pickup: LocalTime | undefined) {
  return pickup !== undefined && pricedFor === pickup && priceId !== anyTime.priceId ? priceId : undefined;
}

/**
 * Asks whether a trip can be ordered at its time. What the price for any time is refused, a car at short notice above all, the
 * price for this time may be sold for; its judgement counts then.
 */
export async function askTime(
  client: QueryClient,
  api: Api,
  trip: OfferTrip,
  { fields, wayThere }: { readonly fields: TripFields; readonly wayThere: WayThere | undefined },
): Promise<Pick<TimeCheck, "allow_booking" | "fast_ride">> {
  const times = { pickup: pickupTimeOf(fields), departure: departureTimeOf(fields), wayThere };
  const ask = (priceId: number) => client.fetchQuery({ ...checkTimeQuery(api, priceId, times), retry: false });
  const verdict = await ask(trip.anyTime.priceId);
  const timed = timedPriceId(trip, times.pickup);
  return verdict.allow_booking || timed === undefined ? verdict : ask(timed);
}

/** The trip there as far as it decides when a trip back may start; undefined for every other trip, and while it has no time. */
export function wayThereOf(
  trips: readonly OfferTrip[],
  index: number,
  fields: readonly TripFields[],
): WayThere | undefined {
  const [there] = trips;
  const pickup = fields[0] && pickupTimeOf(fields[0]);
  if (trips[index]?.way !== "back" || there === undefined || pickup === undefined) return undefined;
  return { priceId: there.anyTime.priceId, pickup };
}
