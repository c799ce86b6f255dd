import { queryOptions } from "@tanstack/react-query";
import type { Suggestion } from "#contract/places.ts";
import { formatGeoPoint } from "#domain/values/geo-point.ts";
import type { Api } from "#web/api/api-call.ts";

/** Prices older than this are renewed, well before a quote expires. */
export const PRICES_FRESH_MS = 5 * 60_000;

/** The cache key of the prices between two places. */
export const pricesKey = (from: Suggestion, to: Suggestion) => ["prices", from.place_id, to.place_id];

/** Prices of all car classes between two places. */
export const pricesQuery = (api: Api, from: Suggestion, to: Suggestion) =>
  queryOptions({
    queryKey: pricesKey(from, to),
    staleTime: PRICES_FRESH_MS,
    queryFn: ({ signal }) =>
      api("searchPrices", {
        signal,
        query: {
          start_place_point: formatGeoPoint(from.geometry.location),
          finish_place_point: formatGeoPoint(to.geometry.location),
          start_place_id: from.place_id,
          finish_place_id: to.place_id,
        },
      }),
  });
