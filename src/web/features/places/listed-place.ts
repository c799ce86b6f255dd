import type { Suggestion } from "#contract/places.ts";
import { PLACE_TYPE } from "#domain/places/place-kind.ts";

/** A suggestion in a list: one id whatever it was called, and what was typed to find it. */
export type ListedPlace = Omit<Suggestion, "geometry"> & {
  readonly geometry: Suggestion["geometry"] | undefined;
  readonly inputKey: string;
  /** What was typed is exactly this place's name or code. */
  readonly isExact: boolean;
};

/** Whether trips to a place are not on sale now, so that it is listed and cannot be chosen. */
export function isRefused({ types }: Pick<Suggestion, "types">): boolean {
  return types.some((type) => type === "sanctions" || type === String(PLACE_TYPE.sanctions));
}

/** Several answers as one list, each place once and where it came first: ours before those of the general search. */
export function mergedPlaces(...lists: readonly (readonly ListedPlace[])[]): readonly ListedPlace[] {
  const byId = new Map<string, ListedPlace>();
  for (const place of lists.flat()) if (!byId.has(place.place_id)) byId.set(place.place_id, place);
  return [...byId.values()];
}

/** The place of a list as the page keeps it; undefined when its coordinates have to be fetched first. */
export function locatedPlace(listed: ListedPlace): Suggestion | undefined {
  const { geometry, inputKey: _inputKey, isExact: _isExact, ...place } = listed;
  return geometry === undefined ? undefined : { ...place, geometry };
}
