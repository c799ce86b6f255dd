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

/** The chosen places. They live only in the URL: `from` and `to` carry the ids. */
export function useRoutePlaces() {
  const [search, changeSearch] = useSearchState();
  const { knownPlaces, locale } = usePage();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const end = (side: Side): End => {
    const id = search[side] ?? null;
    return { id, place: id === null ? undefined : knownPlaces.get(id) };
  };
  const ends: Readonly<Record<Side, End>> = { from: end("from"), to: end("to") };

  /** Keeps a choice among the recent searches of this device, with the end that is chosen already. */
  const note = (chosen: Partial<RecentSearch>) => {
    const known = (["from", "to"] as const).map((side) => ends[side].place && { [side]: ends[side].place });
    void remember(Object.assign({ lang: locale }, ...known, chosen) as RecentSearch);
  };
  const learn = (id: string, place: Suggestion | null) => {
    knownPlaces.set(id, place);
    redraw();
  };
  // Another place means other cars: what the list filtered and unfolded is over.
  const go = (changes: Partial<SearchState>) => {
    const isWhole = ({ from, to }: Partial<SearchState>) => from !== undefined && to !== undefined;
    // Back leads to the last whole route, past the steps from it to the next one, and from the first to the finder.
    const keep = isWhole(search) || (isWhole({ ...search, ...changes }) && "steps");
    changeSearch({ ...FRESH_LIST, ...changes }, { keep });
  };
  const { fixedEnd } = search;
  const turned = fixedEnd && (fixedEnd === "from" ? "to" : "from");
  return {
    ends,
    /** The end that the page around has set, once it is known to be a place. */
    fixed: fixedEnd && ends[fixedEnd].place ? fixedEnd : undefined,
    learn,
    note,
    go,
    choose: (side: Side, listed: ListedPlace) => {
      const place = locatedPlace(listed);
      // Without coordinates it is looked up by its id, like one that the address names.
      if (place !== undefined) {
        learn(place.place_id, place);
        note({ [side]: place });
      }
      go({ [side]: listed.place_id });
    },
    clear: (side: Side) => go({ [side]: undefined }),
    swap: () => {
      const stops = search.stops.toReversed();
      go({ from: ends.to.id ?? undefined, to: ends.from.id ?? undefined, stops, fixedEnd: turned });
    },
  };
}

/** Kept by a file of its own, because the first page needs none of it. */
async function remember(search: RecentSearch): Promise<void> {
  const { rememberSearch } = await import("#web/trip/recent-searches.ts").catch(() => ({ rememberSearch: undefined }));
  rememberSearch?.(search);
}
