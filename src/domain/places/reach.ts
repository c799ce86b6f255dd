import type { PlaceKind } from "#domain/places/place-kind.ts";

/** A town reaches this far from its centre even when its population is unknown. */
export const REACH_LEAST_KM = 3;
/** No town reaches further than this; beyond it are its neighbours. */
export const REACH_MOST_KM = 30;
/** A town that is twice as wide has about four times the people. */
const KM_PER_ROOT_OF_PEOPLE = 0.012;
/** Terminals, hotels and car parks of an airport lie this far around its centre. */
export const AIRPORT_REACH_KM = 15;
/** A station also gets the reach of its town; on its own it reaches little more than a walk with luggage. */
export const STATION_REACH_KM = 3;

/** The radius of the circle that counts as the place itself when its area has not been drawn. */
export function reachRadiusKm(kind: PlaceKind, people: number): number {
  if (kind === "airport") return AIRPORT_REACH_KM;
  if (kind === "station") return STATION_REACH_KM;
  const grown = REACH_LEAST_KM + KM_PER_ROOT_OF_PEOPLE * Math.sqrt(people > 0 ? people : 0);
  return Math.min(REACH_MOST_KM, Math.max(REACH_LEAST_KM, grown));
}
