import type { PlaceKind } from "#domain/places/place-kind.ts";

/** A town reaches this far from its middle even when nobody has counted its people. */
export const REACH_LEAST_KM = 3;
/** No town reaches further than this; beyond are its neighbours. */
export const REACH_MOST_KM = 30;
/** A town that is twice as wide has about four times the people. */
const KM_PER_ROOT_OF_PEOPLE = 0.012;
/** Terminals, hotels and car parks of an airport lie this far around its middle. */
export const AIRPORT_REACH_KM = 15;
/** A station stands in its town, whose urban area is added; alone it reaches a walk with luggage and a little more. */
export const STATION_REACH_KM = 3;

/** The radius of the circle that counts as the place itself when nobody has drawn its area. */
export function reachRadiusKm(kind: PlaceKind, people: number): number {
  if (kind === "airport") return AIRPORT_REACH_KM;
  if (kind === "station") return STATION_REACH_KM;
  const grown = REACH_LEAST_KM + KM_PER_ROOT_OF_PEOPLE * Math.sqrt(people > 0 ? people : 0);
  return Math.min(REACH_MOST_KM, Math.max(REACH_LEAST_KM, grown));
}
