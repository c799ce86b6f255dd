import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Suggestion } from "#contract/places.ts";
import { useApi } from "#web/api/api-context.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { nodesQuery, placesQuery, type PlaceQuestion } from "./place-queries.ts";
import { PLACE_SEARCH } from "./place-search.ts";

/** What a search has found so far. */
export type Suggestions = {
  readonly places: readonly Suggestion[];
  readonly searching: boolean;
  /** Tries again; set when nothing could be searched. */
  readonly retry?: () => void;
};

/** Places for a typed text: our own index at once, the general search after a pause; later results are added at the end. */
export function usePlaceSuggestions(typed: string, other: Suggestion | undefined): Suggestions {
  const api = useApi();
  const term = typed.trim();
  const soon = useDelayed(term, PLACE_SEARCH.nodeDelayMs);
  const later = useDelayed(term, PLACE_SEARCH.placeDelayMs);
  const last = useDelayed(later, PLACE_SEARCH.secondPlaceDelayMs);
  const ask = (text: string): PlaceQuestion => ({
    term: text,
    ...(other && { place_id: other.place_id, start_country: other.country }),
  });

  const isNodeTerm = term.length >= PLACE_SEARCH.nodeTermLength;
  const isPlaceTerm = term.length >= PLACE_SEARCH.placeTermLength;
  const nodes = useQuery({
    ...nodesQuery(api, ask(soon)),
    enabled: isNodeTerm && soon.length >= PLACE_SEARCH.nodeTermLength,
    placeholderData: keepPreviousData,
  });
  const first = useQuery({
    ...placesQuery(api, ask(later)),
    enabled: isPlaceTerm && later === term,
  });
  const firstIsEmpty = first.isError || first.data?.length === 0;
  const second = useQuery({
    ...placesQuery(api, ask(last)),
    queryKey: ["places", "second", ask(last)],
    enabled: isPlaceTerm && later === term && last === term && firstIsEmpty,
  });

  const isSettled = later === term;
  const [nodeRows, firstRows] = [nodes.data, isSettled ? first.data : undefined];
  const secondRows = isSettled && last === term ? second.data : undefined;
  const places = useMemo(
    () => (isNodeTerm ? merged(nodeRows ?? NONE, firstRows ?? NONE, secondRows ?? NONE) : NONE),
    [isNodeTerm, nodeRows, firstRows, secondRows],
  );
  const waitsForGeneral = isPlaceTerm && (!isSettled || first.isFetching);
  const searching = isNodeTerm && (soon !== term || nodes.isFetching || waitsForGeneral);
  const isLost = nodes.isError && places.length === 0 && isNodeTerm && !searching;
  const { refetch: again } = nodes;
  const { refetch: againGeneral } = first;
  return useMemo(() => {
    const retry = () => {
      void again();
      if (isPlaceTerm) void againGeneral();
    };
    return { places, searching, ...(isLost && { retry }) };
  }, [places, searching, isLost, isPlaceTerm, again, againGeneral]);
}

const NONE: readonly Suggestion[] = [];

function merged(...lists: readonly (readonly Suggestion[])[]): readonly Suggestion[] {
  const byId = new Map<string, Suggestion>();
  for (const place of lists.flat()) if (!byId.has(place.place_id)) byId.set(place.place_id, place);
  return [...byId.values()];
}
