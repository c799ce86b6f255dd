import { queryOptions } from "@tanstack/react-query";
import type { Api } from "#web/api/api-call.ts";

/** What the sources of the operator's own places ask to be said. */
export const placeCreditsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["place-credits"],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api("getPlaceCredits", { signal }),
  });
