import { useQuery } from "@tanstack/react-query";
import { isOrderedTime, timesOf, type TripFields } from "#domain/booking/trip-fields.ts";
import { useApi } from "#web/api/api-context.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { timedPriceId, wayThereOf } from "./ask-time.ts";
import { checkTimeQuery, rentOf } from "./check-time-query.ts";
import { departureTimeOf, pickupTimeOf } from "./trip-times.ts";
import { useImpatience } from "./use-impatience.ts";

/** Whether the check of a trip's time, which its own card asks for, has no answer yet: it is then made at the press of the button. */
export function useUncheckedTime(...trip: Parameters<typeof useWatchedChecks>): boolean {
  const { fields, general, timed } = useWatchedChecks(...trip);
  const isAsking = general.isFetching || timed.isFetching;
  const isLate = useImpatience(isAsking && fields ? timesOf(fields) : "");
  const isLost = !isAsking && (general.isError || timed.isError);
  return fields !== undefined && !isOrderedTime(fields) && (isLost || isLate);
}

/** Whether the check of a trip's time, which its own card asks for, has refused it: nothing is said of its fees then. */
export function useRefusedTime(...trip: Parameters<typeof useWatchedChecks>): boolean {
  const { general, timed } = useWatchedChecks(...trip);
  return general.data?.allow_booking === false && timed.data?.allow_booking !== true;
}

function useWatchedChecks(rides: readonly OfferTrip[], index: number, trips: readonly TripFields[]) {
  const api = useApi();
  const ride = rides[index];
  const fields = trips[index];
  const pickup = fields && pickupTimeOf(fields);
  const times = {
    pickup,
    departure: fields && departureTimeOf(fields),
    wayThere: wayThereOf(rides, index, trips),
    rent: ride && rentOf(ride),
  };
  const watched = (priceId: number) => ({ ...checkTimeQuery(api, priceId, times), enabled: false });
  const general = useQuery(watched(ride?.anyTime.priceId ?? 0));
  const timed = useQuery(watched((ride && timedPriceId(ride, pickup)) ?? 0));
  return { fields, general, timed };
}
