import type { Suggestion } from "#contract/places.ts";

const DOORS: ReadonlySet<string> = new Set(["building", "hotel", "transit_station", "transport stop"]);

/** Whether a chosen place is where the car can stop, so that no further address is needed. */
export function isDoorstep(place: Suggestion): boolean {
  return place.exactAddress && place.types.some((type) => DOORS.has(type));
}
