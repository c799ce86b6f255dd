import { queryOptions } from "@tanstack/react-query";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Api } from "#web/api/api-call.ts";

/** A change of date or time is checked after it has rested this long (BKF-37). */
export const TIME_CHECK_DELAY_MS = 100;

/** A verdict on a time is asked again when it is older than this. */
const VERDICT_FRESH_MS = 60_000;

/** When the trip there starts, for a trip back: that must not start before the other is over. */
export type WayThere = { readonly priceId: number; readonly pickup: LocalTime };

/** The times that a trip is judged by. */
export type TripTimes = {
  readonly pickup: LocalTime | undefined;
  readonly departure: LocalTime | undefined;
  readonly wayThere: WayThere | undefined;
};

/** Asks whether a car can come at a time; without a whole time there is nothing to ask. */
export const checkTimeQuery = (api: Api, priceId: number, { pickup, departure, wayThere }: TripTimes) =>
  queryOptions({
    queryKey: ["check-time", priceId, pickup, departure, wayThere],
    enabled: pickup !== undefined,
    staleTime: VERDICT_FRESH_MS,
    queryFn: ({ signal }) =>
      api("checkTime", {
        signal,
        body: {
          price_id: priceId,
          pickup_time: pickup ?? "",
          ...(departure && { departure_time: departure }),
          ...(wayThere && { way_there: { price_id: wayThere.priceId, pickup_time: wayThere.pickup } }),
        },
      }),
  });
