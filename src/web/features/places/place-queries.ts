import { queryOptions } from "@tanstack/react-query";
import type { Suggestion } from "#contract/places.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";

/**
 * One place by its id; null when the id is unknown (PLC-31) or the look-up failed. The result is also passed to `onPlace`.
 */
export const placeQuery = (api: Api, id: string, onPlace: (id: string, place: Suggestion | null) => void) =>
  queryOptions({
    queryKey: ["place", id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const place = await api("getPlace", { params: { place_id: id }, signal }).catch((error: unknown) => {
        // Cancelled by going back: tried once more.
        if (error instanceof ApiError && error.lost === "aborted") throw error;
        return null;
      });
      onPlace(id, place);
      return place;
    },
  });

/** The query of a place search: the typed text, and the other end once chosen (PLC-14). */
export type PlaceQuestion = {
  readonly term: string;
  readonly place_id?: string;
  readonly start_country?: string;
};

/** Airports, stations and towns from our own index. */
export const nodesQuery = (api: Api, question: PlaceQuestion) =>
  queryOptions({
    queryKey: ["nodes", question],
    queryFn: ({ signal }) => api("findTransportNodes", { query: question, signal }),
  });

/** The general search for places. */
export const placesQuery = (api: Api, question: PlaceQuestion) =>
  queryOptions({
    queryKey: ["places", question],
    queryFn: ({ signal }) => api("findPlaces", { query: question, signal }),
  });
