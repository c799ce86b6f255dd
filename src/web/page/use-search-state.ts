import { useLocation, useSearch } from "wouter";
import { changeSearch, isSameSearch, readSearch, type SearchState } from "#contract/search-address.ts";

/**
 * Changes the search in the address; with `keep`, Back leads to the search before the change, with `"steps"` only unless it
 * leads to an earlier one already.
 */
export type ChangeSearch = (changes: Partial<SearchState>, options?: { readonly keep?: boolean | "steps" }) => void;

/** What a kept change leaves with its entry in the history: the search that Back leads to. */
type KeptBefore = { readonly before?: string } | null;

/** The search in the address, and how to change it; the page stays where it is. */
export function useSearchState(): readonly [SearchState, ChangeSearch] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const change: ChangeSearch = (changes, { keep: asked = false } = {}) => {
    // Several changes may follow one another before the next draw, so the address itself is read.
    const now = location.search;
    const next = changeSearch(now, changes);
    if (isSameSearch(next, now)) return;
    const kept = history.state as KeptBefore;
    const keep = asked === "steps" ? kept?.before === undefined : asked;
    // Taken back, a kept change leaves no entry behind at which Back would do nothing.
    if (!keep && kept?.before !== undefined && isSameSearch(next, kept.before)) history.back();
    else navigate(`${path}${next}`, { replace: !keep, state: keep ? { before: now } : kept });
  };
  return [readSearch(search), change];
}
