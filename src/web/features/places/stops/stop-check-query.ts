import { queryOptions } from "@tanstack/react-query";
import type { Suggestion } from "#contract/places.ts";
import type { Api } from "#web/api/api-call.ts";
import { isUnlistedStop } from "#web/lib/unlisted-stop.ts";

/** The two ends that a stop is checked against. */
export type CheckedRoute = { readonly from: Suggestion; readonly to: Suggestion };

/** The server has answered that a stop is too far from both ends; its words are for the traveller. */
export class StopOutside extends Error {}

/**
 * Whether a stop lies within the areas of both ends. One that does not is an error, which no later check of the same
 * stop reads from the cache; `onOutside` hears of it with the server's message.
 */
export const stopCheckQuery = (
  api: Api,
  { from, to }: CheckedRoute,
  id: string,
  onOutside: (id: string, message: string) => void,
) =>
  queryOptions({
    queryKey: ["stop-check", from.place_id, to.place_id, id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      // Nobody knows where it is; the order has it already.
      if (isUnlistedStop(id)) return true;
      const body = { place_ids: [from.place_id, to.place_id], place_id: id };
      const { is_from_polygons: isWithin, message } = await api("checkLocationFromPlaces", { body, signal });
      if (isWithin) return true;
      onOutside(id, message);
      throw new StopOutside(message);
    },
  });
