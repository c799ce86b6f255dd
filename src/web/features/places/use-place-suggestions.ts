import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Suggestion } from "#contract/places.ts";
import { useApi } from "#web/api/api-context.ts";
import { mergedPlaces, type ListedPlace } from "./listed-place.ts";
import { nodesQuery, placesQuery, type PlaceQuestion } from "./place-queries.ts";
import { PLACE_SEARCH } from "./place-search.ts";
import { SEARCH_STEP, useSearchStep, type Typed } from "./use-search-step.ts";

/** What a search has found so far. */
export type Suggestions = {
  /** What was searched. */
  readonly typed: Typed;
  readonly places: readonly ListedPlace[];
  /** More may come by itself. */
  readonly searching: boolean;
  /** A source has answered, and no call that was sent is still unanswered. */
  readonly answered: boolean;
  /** Tries again; set when nothing has answered for a while. */
  readonly retry?: () => void;
};

type Search = {
  readonly typed: Typed;
  /** The traveller is done typing, so our own index is asked without a pause. */
  readonly hurried: boolean;
  /** The place at the other end. */
  readonly other: Suggestion | undefined;
};

/** Places for a typed text: our own index at once, the general search after a pause; later results are added at the end. */
export function usePlaceSuggestions({ typed, hurried, other }: Search): Suggestions {
  const api = useApi();
  const term = typed.text.trim();
  const step = useSearchStep(typed);
  const isNodeTerm = term.length >= PLACE_SEARCH.nodeTermLength;
  const isPlaceTerm = term.length >= PLACE_SEARCH.placeTermLength;
  const question: PlaceQuestion = { term, ...(other && { place_id: other.place_id, start_country: other.country }) };

  const nodes = useQuery({
    ...nodesQuery(api, question),
    enabled: isNodeTerm && (hurried || step >= SEARCH_STEP.nodes),
    placeholderData: keepPreviousData,
  });
  const first = useQuery({ ...placesQuery(api, question, "first"), enabled: isPlaceTerm && step >= SEARCH_STEP.first });
  const asksSecond = isPlaceTerm && (first.data === undefined || first.data.length === 0);
  const second = useQuery({
    ...placesQuery(api, question, "second"),
    enabled: asksSecond && step >= SEARCH_STEP.second,
  });

  const isNodesLost = nodes.isError || nodes.failureCount > 0;
  // Rows for the text before stay while the search runs, so that the list does not flicker.
  const nodeRows = nodes.isPlaceholderData && isNodesLost ? undefined : nodes.data;
  const [firstRows, secondRows] = [first.data, second.data];
  const places = useMemo(
    () => (isNodeTerm ? mergedPlaces(nodeRows ?? NONE, firstRows ?? NONE, secondRows ?? NONE) : NONE),
    [isNodeTerm, nodeRows, firstRows, secondRows],
  );

  const isNodesIn = nodes.isSuccess && !nodes.isPlaceholderData;
  const hasAnswer = isNodesIn || firstRows !== undefined || secondRows !== undefined;
  const isSent = (!isNodesIn && !nodes.isError) || first.isFetching || second.isFetching;
  const isGeneralDue = isPlaceTerm && (asksSecond ? !(second.isSuccess || second.isError) : false);
  // Without a connection nothing can come by itself, so nobody is kept waiting for it.
  const isOffline = isNodesLost && !navigator.onLine;
  const isUnanswered = isNodeTerm && !hasAnswer && (isOffline || step >= SEARCH_STEP.unanswered);
  const answered = !isNodeTerm || (hasAnswer && !isSent);
  const searching = isNodeTerm && !isUnanswered && (isSent || isGeneralDue);

  const { refetch: again } = nodes;
  const { refetch: againGeneral } = first;
  return useMemo(() => {
    const retry = () => {
      void again();
      if (isPlaceTerm) void againGeneral();
    };
    return { typed, places, searching, answered, ...(isUnanswered && { retry }) };
  }, [typed, places, searching, answered, isUnanswered, isPlaceTerm, again, againGeneral]);
}

const NONE: readonly ListedPlace[] = [];
