import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Suggestion } from "#contract/places.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useDelayed } from "#web/lib/use-delayed.ts";

/** Our own index is asked this soon after a keystroke, and the general search once the typing rests (ruling 1). */
const PAUSE_MS = { nodes: 120, places: 600 } as const;

/** The shortest text that each search takes. */
const LEAST = { nodes: 2, places: 3 } as const;

/** What a search has found so far. */
export interface FoundPlaces {
  readonly places: readonly Suggestion[];
  readonly isSearching: boolean;
  /** Set when nothing has answered. */
  readonly retry?: () => void;
}

/** Places for a typed text, by the calls of the public form: our own index at once, addresses added at the end of the list. */
export function useFoundPlaces(text: string): FoundPlaces {
  const { api } = useConsole();
  const term = text.trim();
  const soon = useDelayed(term, PAUSE_MS.nodes, "");
  const rested = useDelayed(term, PAUSE_MS.places, "");
  const nodes = useQuery({
    queryKey: ["places", "nodes", soon],
    queryFn: ({ signal }) => api("findTransportNodes", { query: { term: soon }, signal }),
    enabled: term.length >= LEAST.nodes && soon.length >= LEAST.nodes,
    placeholderData: keepPreviousData,
  });
  const general = useQuery({
    queryKey: ["places", "find", rested],
    queryFn: ({ signal }) => api("findPlaces", { query: { term: rested }, signal }),
    enabled: term === rested && rested.length >= LEAST.places,
  });
  if (term.length < LEAST.nodes) return { places: [], isSearching: false };
  const found = new Map<string, Suggestion>();
  for (const place of [...(nodes.data ?? []), ...(general.data ?? [])])
    if (!found.has(place.place_id)) found.set(place.place_id, place);
  const isSearching =
    term !== soon || nodes.isFetching || (term.length >= LEAST.places && (term !== rested || general.isFetching));
  const isLost = !isSearching && found.size === 0 && (nodes.isError || general.isError);
  return {
    places: [...found.values()],
    isSearching,
    ...(isLost && { retry: () => void Promise.all([nodes.refetch(), general.refetch()]) }),
  };
}
