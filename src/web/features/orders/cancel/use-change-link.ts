import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { useLink, type PageLink } from "#web/page/use-link.ts";
import { withSearch } from "#web/page/with-search.ts";

/** Makes links to the form that changes a trip, perhaps at one of its fields, or orders it once more. */
export function useChangeLink(): (tripId: number, action?: "change" | "repeat", field?: string) => PageLink {
  const link = useLink();
  const search = pageSearch(useSearch());
  return (tripId, action = "change", field) => {
    const at = field === undefined ? "" : `#${field}`;
    return link(`/prices${withSearch(search, { action, order_id: String(tripId) })}${at}`);
  };
}
