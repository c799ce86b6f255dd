import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/api/api-call.ts";
import { pathQuery, type MapRide } from "./map-ride.ts";

/** The line of a ride and how each part of it is known. */
export const ridePathQuery = (api: Api, ride: MapRide) => {
  const query = pathQuery(ride);
  return queryOptions({
    queryKey: ["navigation-path", query],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api("getNavigationPath", { signal, query }),
  });
};
