import { queryOptions } from "@tanstack/react-query";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import type { Api } from "#web/api/api-call.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";

/** Prices older than this are renewed, well before a quote expires. */
export const PRICES_FRESH_MS = 5 * 60_000;

/** What prices are asked for: two places, and a time if it is known. */
export type PricedRoute = Pick<PickedOffer, "from" | "to" | "when">;

/** The cache key of the prices of a route, at its time. */
export const pricesKey = ({ from, to, when }: PricedRoute) => ["prices", from.place_id, to.place_id, when ?? null];

/** The members of a price request that name its two ends. */
export const endsOf = ({ from, to }: Pick<PricedRoute, "from" | "to">) => ({
  start_place_point: formatGeoPoint(from.geometry.location),
  finish_place_point: formatGeoPoint(to.geometry.location),
  start_place_id: from.place_id,
  finish_place_id: to.place_id,
});

/** Prices of all car classes between two places, at a time when one is asked for; a named price that still holds stays. */
export const pricesQuery = (api: Api, route: PricedRoute, current?: string) =>
  queryOptions({
    queryKey: pricesKey(route),
    staleTime: PRICES_FRESH_MS,
    queryFn: ({ signal }) =>
      api("searchPrices", {
        signal,
        query: { ...endsOf(route), ...(route.when && { departure_time: route.when }), current_price_id: current },
      }),
  });

/** Keeps prices of another time of the same route on the screen until new ones come; those of another route never stay. */
export const ofSameRoute =
  ({ from, to }: PricedRoute) =>
  <Data>(before: Data, query: { readonly queryKey: readonly unknown[] } | undefined): Data | undefined =>
    query?.queryKey[1] === from.place_id && query.queryKey[2] === to.place_id ? before : undefined;
