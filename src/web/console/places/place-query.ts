import { queryOptions } from "@tanstack/react-query";
import type { Suggestion } from "#contract/places.ts";
import type { ConsoleApi } from "#web/console/api/console-api.ts";

/** A place by its id, as an address of the page names it; whoever has just chosen it knows it already. */
export const placeQuery = (api: ConsoleApi, id: string) =>
  queryOptions({
    queryKey: ["place", id],
    queryFn: ({ signal }): Promise<Suggestion> => api("getPlace", { params: { place_id: id }, signal }),
    staleTime: Infinity,
  });
