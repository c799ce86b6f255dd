import { keepPreviousData, queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import type { Suggestion } from "#contract/places.ts";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useDelayed } from "#web/lib/use-delayed.ts";

/** Our own index is asked this soon after a keystroke, and the general search once the typing rests. */
const PAUSE_MS = { nodes: 120, places: 600 } as const;

/** The shortest text that each search takes. */
const LEAST = { nodes: 2, places: 3 } as const;

const nodesQuery = (api: ConsoleApi, term: string) =>
  queryOptions({
    queryKey: ["places", "nodes", term],
    queryFn: ({ signal }): Promise<readonly Suggestion[]> => api("findTransportNodes", { query: { term }, signal }),
  });

const generalQuery = (api: ConsoleApi, term: string) =>
  queryOptions({
    queryKey: ["places", "find", term],
    queryFn: ({ signal }): Promise<readonly Suggestion[]> => api("findPlaces", { query: { term }, signal }),
  });

/** The first place that a text finds, without the pauses of typing; undefined for none. */
export async function firstFound(client: QueryClient, api: ConsoleApi, term: string): Promise<Suggestion | undefined> {
  const none: readonly Suggestion[] = [];
  if (term.length < LEAST.nodes) return undefined;
  const nodes = await client.fetchQuery(nodesQuery(api, term)).catch(() => none);
  if (nodes[0] !== undefined || term.length < LEAST.places) return nodes[0];
  return (await client.fetchQuery(generalQuery(api, term)).catch(() => none))[0];
}

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
    ...nodesQuery(api, soon),
    enabled: term.length >= LEAST.nodes && soon.length >= LEAST.nodes,
    placeholderData: keepPreviousData,
  });
  const general = useQuery({
    ...generalQuery(api, rested),
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
