import { useLocation, useSearch } from "wouter";
import { changeSearch, readSearch, type SearchState } from "#contract/search-address.ts";

/** Changes the search in the address; with `keep`, Back leads to the search before the change. */
export type ChangeSearch = (changes: Partial<SearchState>, options?: { readonly keep?: boolean }) => void;

/** The search in the address, and how to change it; the page stays where it is. */
export function useSearchState(): readonly [SearchState, ChangeSearch] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const change: ChangeSearch = (changes, { keep = false } = {}) => {
    // Several changes may follow one another before the next draw, so the address itself is read.
    const next = changeSearch(location.search, changes);
    if (next !== location.search) navigate(`${path}${next}`, { replace: !keep });
  };
  return [readSearch(search), change];
}
