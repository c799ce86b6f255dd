import type { QueryClient } from "@tanstack/react-query";
import type { TimeCheck } from "#contract/booking.ts";
import type { TripFields } from "#domain/booking/trip-fields.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Api } from "#web/api/api-call.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { checkTimeQuery, rentOf, type WayThere } from "./check-time-query.ts";
import { departureTimeOf, pickupTimeOf } from "./trip-times.ts";

/** The price of a trip at the typed time; undefined while there is only the price for any time. */
export function timedPriceId({ pricedFor, priceId, anyTime }: OfferTrip, pickup: LocalTime | undefined) {
  return pickup !== undefined && pricedFor === pickup && priceId !== anyTime.priceId ? priceId : undefined;
}

/**
 * Asks whether a trip can be booked at its time. If the price for any time is refused, above all for a car at short notice,
 * the price for this time may still be valid, and its verdict counts.
 */
export async function askTime(
  client: QueryClient,
  api: Api,
  trip: OfferTrip,
  { fields, wayThere }: { readonly fields: TripFields; readonly wayThere: WayThere | undefined },
): Promise<Pick<TimeCheck, "allow_booking" | "fast_ride">> {
  const times = { pickup: pickupTimeOf(fields), departure: departureTimeOf(fields), wayThere, rent: rentOf(trip) };
  const ask = (priceId: number) => client.fetchQuery({ ...checkTimeQuery(api, priceId, times), retry: false });
  const verdict = await ask(trip.anyTime.priceId);
  const timed = timedPriceId(trip, times.pickup);
  return verdict.allow_booking || timed === undefined ? verdict : ask(timed);
}

/**
 * The outbound trip, so far as it limits the start of a trip back; undefined for every other trip, and while it has no
 * time.
 */
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
