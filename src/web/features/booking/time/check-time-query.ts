import { queryOptions } from "@tanstack/react-query";
import { rentSeconds } from "#domain/booking/rent-hours.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Api } from "#web/api/api-call.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";

/** A changed date or time is checked after this pause (BKF-37). */
export const TIME_CHECK_DELAY_MS = 100;

/** A check without an answer has failed after this long: it says so, and can be asked for again. */
export const TIME_CHECK_PATIENCE_MS = 8000;

/** A verdict on a time older than this is requested again. */
const VERDICT_FRESH_MS = 60_000;

/** The start of the outbound trip, for checking a trip back, which must not start before the other has ended. */
export type WayThere = { readonly priceId: number; readonly pickup: LocalTime };

/** The times that a trip is checked by. */
export type TripTimes = {
  readonly pickup: LocalTime | undefined;
  readonly departure: LocalTime | undefined;
  readonly wayThere: WayThere | undefined;
  /** For a rent only: where it starts, and its seconds. */
  readonly rent: { readonly placeId: string; readonly seconds: number } | undefined;
};

/** The rent of a trip, so far as its time is checked by it (NET-27). */
export function rentOf({ hours, from }: Pick<OfferTrip, "hours" | "from">): TripTimes["rent"] {
  return hours === undefined ? undefined : { placeId: from.place_id, seconds: rentSeconds(hours) };
}

/** Asks whether a car is available at a time; does nothing until the time is complete. */
export const checkTimeQuery = (api: Api, priceId: number, { pickup, departure, wayThere, rent }: TripTimes) =>
  queryOptions({
    queryKey: ["check-time", priceId, pickup, departure, wayThere, rent],
    enabled: pickup !== undefined,
    staleTime: VERDICT_FRESH_MS,
    // A check that was lost with the connection is made as soon as there is one again.
    refetchOnReconnect: true,
    queryFn: ({ signal }) =>
      api("checkTime", {
        signal: patient(signal),
        body: {
          price_id: priceId,
          pickup_time: pickup ?? "",
          ...(departure && { departure_time: departure }),
          ...(rent && { is_rent: true, start_place_id: rent.placeId, duration: rent.seconds }),
          ...(wayThere && { way_there: { price_id: wayThere.priceId, pickup_time: wayThere.pickup } }),
        },
      }),
  });

/** Ends with another signal, or when the patience is over; that counts as a lost connection and not as a call that was given up. */
function patient(signal: AbortSignal): AbortSignal {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(new DOMException("", "TimeoutError")), TIME_CHECK_PATIENCE_MS);
  const end = () => {
    clearTimeout(timer);
    ended.abort(signal.reason);
  };
  if (signal.aborted) end();
  signal.addEventListener("abort", end);
  return ended.signal;
}
