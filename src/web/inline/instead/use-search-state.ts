import { use } from "react";
import { useLocation, useSearch } from "wouter";
import { changeSearch, isSameSearch, readSearch } from "#contract/search-address.ts";
import { InlineAddress } from "#web/inline/inline-address.ts";
import type { ChangeSearch, useSearchState as ofPage } from "#web/page/use-search-state.ts";

/** The search in the module's own address, which has no history: Back leads through the host's pages. */
export const useSearchState: typeof ofPage = () => {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { searchNow } = use(InlineAddress);
  const change: ChangeSearch = (changes) => {
    const now = searchNow();
    const next = changeSearch(now, changes);
    if (!isSameSearch(next, now)) navigate(`${path}${next}`);
  };
  return [readSearch(search), change];
};
