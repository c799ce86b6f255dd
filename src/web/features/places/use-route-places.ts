import { useReducer } from "react";
import type { Suggestion } from "#contract/places.ts";
import { FRESH_LIST, type SearchState } from "#contract/search-address.ts";
import { usePage } from "#web/page/page.tsx";
import { useSearchState } from "#web/page/use-search-state.ts";
import type { RecentSearch } from "#web/trip/recent-searches.ts";
import { locatedPlace, type ListedPlace } from "./listed-place.ts";

/** The two ends of the route. */
export type Side = "from" | "to";

/** An end of the route as in the URL: not named, loading, unknown (null), or a place. */
export type End = { readonly id: string | null; readonly place: Suggestion | null | undefined };

/** The chosen places. They live only in the URL: `from` and `to` carry the ids (PLC-04). */
export function useRoutePlaces() {
  const [search, changeSearch] = useSearchState();
  const { knownPlaces, locale } = usePage();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const end = (side: Side): End => {
    const id = search[side] ?? null;
    return { id, place: id === null ? undefined : knownPlaces.get(id) };
  };
  const ends: Readonly<Record<Side, End>> = { from: end("from"), to: end("to") };

  const known = () => ({
    ...(ends.from.place && { from: ends.from.place }),
    ...(ends.to.place && { to: ends.to.place }),
  });
  const learn = (id: string, place: Suggestion | null) => {
    knownPlaces.set(id, place);
    redraw();
  };
  // Another place means other cars: what the list filtered and unfolded is over (FND-16).
  const go = (changes: Partial<SearchState>) => {
    const isWhole = ({ from, to }: Partial<SearchState>) => from !== undefined && to !== undefined;
    // Back leads to the last whole route, past the steps from it to the next one, and from the first to the finder.
    const keep = isWhole(search) || (isWhole({ ...search, ...changes }) && "steps");
    changeSearch({ ...FRESH_LIST, ...changes }, { keep });
  };
  return {
    ends,
    learn,
    choose: (side: Side, listed: ListedPlace) => {
      const place = locatedPlace(listed);
      // Without coordinates it is looked up by its id, like one that the address names (PLC-10).
      if (place !== undefined) {
        learn(place.place_id, place);
        void remember({ lang: locale, ...known(), [side]: place });
      }
      go({ [side]: listed.place_id });
    },
    /** Takes a recent search: a route as it was, a place for its end or for the one still missing. */
    take: ({ from, to }: RecentSearch) => {
      const one = from ?? to;
      if (one === undefined) return;
      const side = ends.from.id === null ? "from" : "to";
      const chosen = from && to ? { from, to } : { ...known(), [side]: one };
      for (const place of [from, to]) if (place !== undefined) learn(place.place_id, place);
      void remember({ lang: locale, ...chosen });
      go(from && to ? { from: from.place_id, to: to.place_id, stops: [] } : { [side]: one.place_id });
    },
    clear: (side: Side) => go({ [side]: undefined }),
    swap: () => go({ from: ends.to.id ?? undefined, to: ends.from.id ?? undefined, stops: search.stops.toReversed() }),
  };
}

/** Kept by a file of its own, because the first page needs none of it. */
async function remember(search: RecentSearch): Promise<void> {
  const { rememberSearch } = await import("#web/trip/recent-searches.ts").catch(() => ({ rememberSearch: undefined }));
  rememberSearch?.(search);
}
