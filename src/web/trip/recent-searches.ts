import { useSyncExternalStore } from "react";
import type { Suggestion } from "#contract/places.ts";
import { isGeoPoint } from "#domain/values/geo-point.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";

/** What somebody searched: a whole route, or one place so far; its names are in the language of the page then. */
export type RecentSearch = { readonly lang: string; readonly from?: Suggestion; readonly to?: Suggestion };

/** Local storage key: recent searches stay on this device. */
const KEY = "recent-searches";
const MOST = 3;
const NONE: readonly RecentSearch[] = [];

const listeners = new Set<() => void>();
let current: readonly RecentSearch[] | undefined;

const read = () => (current ??= recentSearches(readStored("local", KEY)));

function store(next: readonly RecentSearch[]): void {
  current = next;
  writeStored("local", KEY, next.length === 0 ? undefined : next);
  for (const listener of listeners) listener();
}

/** At most three searches with the newest first; a route takes the place of its ends, and nothing stands there twice. */
export function withRecentSearch(list: readonly RecentSearch[], search: RecentSearch): readonly RecentSearch[] {
  const ids = idsOf(search);
  if (ids.length === 0) return list;
  // A place that a newer route names needs no entry of its own, and a route is one whichever way it was found.
  const others = list.filter((other) => other.lang !== search.lang || !idsOf(other).every((id) => ids.includes(id)));
  return [search, ...others].slice(0, MOST);
}

/** Keeps a search on this device; where storage is blocked it is kept while the page lives. */
export function rememberSearch(search: RecentSearch): void {
  store(withRecentSearch(read(), search));
}

/** The next person at this device must not find the last one's addresses. */
export function forgetSearches(): void {
  store(NONE);
}

/** The recent searches of this device; none on the server and in the first draw. */
export function useRecentSearches(): readonly RecentSearch[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read,
    () => NONE,
  );
}

/** Reads what was stored; whatever is not ours is left out. */
export function recentSearches(stored: unknown): readonly RecentSearch[] {
  if (!Array.isArray(stored)) return NONE;
  return stored.filter(isSearch).slice(0, MOST);
}

function idsOf({ from, to }: RecentSearch): string[] {
  return [from, to].flatMap((place) => (place === undefined ? [] : [place.place_id]));
}

function isSearch(value: unknown): value is RecentSearch {
  if (typeof value !== "object" || value === null) return false;
  const { lang, from, to } = value as Record<string, unknown>;
  const ends = [from, to].filter((end) => end !== undefined);
  return typeof lang === "string" && ends.length > 0 && ends.every(isPlace);
}

function isPlace(value: unknown): value is Suggestion {
  if (typeof value !== "object" || value === null) return false;
  const place = value as Partial<Suggestion>;
  return (
    typeof place.place_id === "string" &&
    typeof place.structured_formatting?.main_text === "string" &&
    typeof place.country === "string" &&
    typeof place.timezone === "string" &&
    Array.isArray(place.types) &&
    place.geometry !== undefined &&
    isGeoPoint(place.geometry.location)
  );
}
