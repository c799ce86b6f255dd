import { queryOptions } from "@tanstack/react-query";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Api } from "#web/api/api-call.ts";

/** Asks when to be picked up for a departure, on the clock of the start; does nothing until the departure is known. */
export const recommendTimeQuery = (api: Api, priceId: number, departure: LocalTime | undefined) =>
  queryOptions({
    queryKey: ["recommended-time", priceId, departure],
    enabled: departure !== undefined,
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      api("recommendTime", { signal, query: { price_id: priceId, departure_time: departure ?? "" } }),
  });
