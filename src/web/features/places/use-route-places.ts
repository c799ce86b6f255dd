import { useReducer } from "react";
import { useLocation, useSearch } from "wouter";
import type { Suggestion } from "#contract/places.ts";
import { withSearch } from "#web/page/page-search.ts";
import { usePage } from "#web/page/page.tsx";

/** The two ends of the route. */
export type Side = "from" | "to";

/** An end of the route as in the URL: not named, loading, unknown (null), or a place. */
export type End = { readonly id: string | null; readonly place: Suggestion | null | undefined };

/** The chosen places. They live only in the URL: `from` and `to` carry the ids (PLC-04). */
export function useRoutePlaces() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { knownPlaces } = usePage();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const ids = new URLSearchParams(search);
  const end = (side: Side): End => {
    const id = ids.get(side);
    return { id, place: id === null ? undefined : knownPlaces.get(id) };
  };
  const ends: Readonly<Record<Side, End>> = { from: end("from"), to: end("to") };

  const go = (changes: Partial<Record<Side, string | undefined>>) => {
    const next = withSearch(location.search, changes);
    if (next !== location.search) navigate(`${path}${next}`, { replace: true });
  };
  const learn = (id: string, place: Suggestion | null) => {
    knownPlaces.set(id, place);
    redraw();
  };
  return {
    ends,
    learn,
    choose: (side: Side, place: Suggestion) => {
      learn(place.place_id, place);
      go({ [side]: place.place_id });
    },
    clear: (side: Side) => go({ [side]: undefined }),
    swap: () => go({ from: ends.to.id ?? undefined, to: ends.from.id ?? undefined }),
  };
}
