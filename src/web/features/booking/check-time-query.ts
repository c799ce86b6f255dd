import { queryOptions } from "@tanstack/react-query";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Api } from "#web/lib/api.ts";

/** A change of date or time is checked after it has rested this long (BKF-37). */
export const TIME_CHECK_DELAY_MS = 100;

/** A verdict on a time is asked again when it is older than this. */
const VERDICT_FRESH_MS = 60_000;

/** Asks whether a car can come at a time; without a whole time there is nothing to ask. */
export const checkTimeQuery = (
  api: Api,
  priceId: number,
  pickup: LocalTime | undefined,
  departure: LocalTime | undefined,
) =>
  queryOptions({
    queryKey: ["check-time", priceId, pickup, departure],
    enabled: pickup !== undefined,
    staleTime: VERDICT_FRESH_MS,
    queryFn: ({ signal }) =>
      api("checkTime", {
        signal,
        body: { price_id: priceId, pickup_time: pickup ?? "", ...(departure && { departure_time: departure }) },
      }),
  });
