import { queryOptions } from "@tanstack/react-query";
import type { Suggestion } from "#contract/places.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import type { Api } from "#web/api/api-call.ts";
import { ApiError } from "#web/api/api-error.ts";
import { PLACE_SEARCH } from "./place-search.ts";
import { listedPlaces } from "./sent-suggestion.ts";

/** Told of a place that has been looked up; null when its id is unknown. */
export type OnPlace = (id: string, place: Suggestion | null) => void;

/**
 * One place by its id; null when the id is unknown or the look-up failed. The result is also passed to `onPlace`.
 */
export const placeQuery = (api: Api, id: string, onPlace: OnPlace) =>
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

/** The country of a place that came without one, by its point; a failed look-up leaves it out. */
export const countryQuery = (api: Api, place: Suggestion, onPlace: OnPlace) =>
  queryOptions({
    queryKey: ["country", place.place_id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const point = formatGeoPoint(place.geometry.location);
      const { title, code } = await api("getCountryByPoint", { query: { point }, signal });
      onPlace(place.place_id, { ...place, country: title, country_code: code ?? "" });
      return title;
    },
  });

/** The query of a place search: the typed text, and the other end once chosen. */
export type PlaceQuestion = {
  readonly term: string;
  readonly place_id?: string;
  readonly start_country?: string;
};

/** Airports, stations and towns from our own index; a failure is silent and tried again by itself. */
export const nodesQuery = (api: Api, question: PlaceQuestion) =>
  queryOptions({
    queryKey: ["nodes", question],
    retry: PLACE_SEARCH.nodeRetries,
    retryDelay: PLACE_SEARCH.nodeRetryDelayMs,
    queryFn: async ({ signal }) =>
      listedPlaces(await api("findTransportNodes", { query: sent(question), signal }), question.term),
  });

/** The search for a stop: one call, which is not made again for a text it has answered. */
export const stopsQuery = (api: Api, question: PlaceQuestion) =>
  queryOptions({
    queryKey: ["stop-places", question],
    staleTime: Number.POSITIVE_INFINITY,
    retry: PLACE_SEARCH.nodeRetries,
    retryDelay: PLACE_SEARCH.nodeRetryDelayMs,
    queryFn: async ({ signal }) =>
      listedPlaces(await api("findPlaces", { query: sent(question), signal }), question.term),
  });

/** The general search for places, for the first or the second time. */
export const placesQuery = (api: Api, question: PlaceQuestion, turn: "first" | "second") =>
  queryOptions({
    queryKey: ["places", turn, question],
    queryFn: async ({ signal }) =>
      listedPlaces(await api("findPlaces", { query: sent(question), signal }), question.term),
  });

/** A question as it is asked; a whole letter may have been pasted into the field. */
function sent({ term, ...other }: PlaceQuestion): PlaceQuestion {
  return { term: term.slice(0, PLACE_SEARCH.termMaxLength), ...other };
}
