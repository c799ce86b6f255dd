import { queryOptions } from "@tanstack/react-query";
import type { Suggestion } from "#contract/places.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";

/** One place by its id; null where the id is unknown (PLC-31) or nobody can say. The answer is told as it comes. */
export const placeQuery = (api: Api, id: string, onPlace: (id: string, place: Suggestion | null) => void) =>
  queryOptions({
    queryKey: ["place", id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const place = await api("getPlace", { params: { place_id: id }, signal }).catch((error: unknown) => {
        // Left by going back: asked once more.
        if (error instanceof ApiError && error.lost === "aborted") throw error;
        return null;
      });
      onPlace(id, place);
      return place;
    },
  });

/** What a look-up of places is asked: the typed text, and the other end when it is chosen (PLC-14). */
export type PlaceQuestion = {
  readonly term: string;
  readonly place_id?: string;
  readonly start_country?: string;
};

/** Airports, stations and towns of our own index. */
export const nodesQuery = (api: Api, question: PlaceQuestion) =>
  queryOptions({
    queryKey: ["nodes", question],
    queryFn: ({ signal }) => api("findTransportNodes", { query: question, signal }),
  });

/** The general look-up of places. */
export const placesQuery = (api: Api, question: PlaceQuestion) =>
  queryOptions({
    queryKey: ["places", question],
    queryFn: ({ signal }) => api("findPlaces", { query: question, signal }),
  });
