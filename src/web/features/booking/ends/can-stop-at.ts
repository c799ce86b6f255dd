import type { Suggestion } from "#contract/places.ts";

/** Types of place where a car can stop directly. */
const STOPPING_PLACES: ReadonlySet<string> = new Set(["building", "hotel", "transit_station", "transport stop"]);

/** Whether the car can stop at the chosen place itself, so that it needs no further address. */
export function canStopAt(place: Suggestion): boolean {
  return place.exactAddress && place.types.some((type) => STOPPING_PLACES.has(type));
}
