import { changeSearch, formSearch, readSearch, type SearchState } from "#contract/search-address.ts";
import { RENT_HOURS } from "#domain/booking/rent-seconds.ts";

/** The search that the address names; a rent leads back to where it starts, as far as anybody knows. */
export function formSearchOf(query: string, isRent: boolean): SearchState {
  const search = readSearch(query);
  if (!isRent) return { ...search, hours: undefined };
  return { ...search, to: search.from, stops: [], hours: search.hours ?? RENT_HOURS.default, back: false };
}

/** The form of the trip that this browser keeps; without one, or where an end of it was not kept, its search. */
export function formStart(query: string, kept: SearchState | undefined, isRent: boolean): string {
  const rents = kept === undefined ? isRent : kept.hours !== undefined;
  const isWhole = kept?.from !== undefined && kept.to !== undefined;
  const search = kept === undefined ? formSearch(query) : changeSearch(formSearch(query), kept);
  return `${rents ? "/rent" : "/finder"}${isWhole ? "/prices" : ""}${search}`;
}
