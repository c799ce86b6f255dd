import { queryOptions } from "@tanstack/react-query";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Api } from "#web/api/api-call.ts";

/** A changed date or time is checked after this pause (BKF-37). */
export const TIME_CHECK_DELAY_MS = 100;

/** A verdict on a time older than this is requested again. */
const VERDICT_FRESH_MS = 60_000;

/** The start of the outbound trip, for checking a trip back, which must not start before the other has ended. */
export type WayThere = { readonly priceId: number; readonly pickup: LocalTime };

/** The times that a trip is checked by. */
export type TripTimes = {
  readonly pickup: LocalTime | undefined;
  readonly departure: LocalTime | undefined;
  readonly wayThere: WayThere | undefined;
};

/** Asks whether a car is available at a time; does nothing until the time is complete. */
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
