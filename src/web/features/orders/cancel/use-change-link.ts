import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { useLink, type PageLink } from "#web/page/use-link.ts";
import { withSearch } from "#web/page/with-search.ts";

/** Makes links to the form that changes a trip, or orders it once more. */
export function useChangeLink(): (tripId: number, action?: "change" | "repeat") => PageLink {
  const link = useLink();
  const search = pageSearch(useSearch());
  return (tripId, action = "change") => link(`/prices${withSearch(search, { action, order_id: String(tripId) })}`);
}
