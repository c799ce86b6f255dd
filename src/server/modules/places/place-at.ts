import type { Suggestion } from "#contract/places.ts";
import type { Place } from "#domain/places/place.ts";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { NEAREST_PLACE_KM } from "#server/gazetteer/near/nearest-place.ts";
import { presentSuggestion } from "#server/modules/places/present-place.ts";

/** A client that sends a place with a point means that place only if both are this close. */
export const SAME_PLACE_KM = 3;

/** The place that a point stands for: the named one if it is there, otherwise the nearest; undefined far from all. */
export function placeAt(gazetteer: Gazetteer, point: GeoPoint, named?: string): Place | undefined {
  const place = named === undefined ? undefined : findPlace(gazetteer, named);
  if (place !== undefined && distanceKm(place.point, point) <= SAME_PLACE_KM) return place;
  return gazetteer.nearest(point, NEAREST_PLACE_KM);
}

/** The airport with an IATA code, in upper or lower case. */
export function airportOfCode(gazetteer: Gazetteer, code: string): Place | undefined {
  const iata = code.trim().toUpperCase();
  const found = gazetteer.find({ term: iata, locale: "en", limit: 20, kinds: new Set(["airport"] as const) });
  return found.find((place) => place.iata === iata);
}

/** A place by its public id or, from old clients, by its number. */
export function findPlace(gazetteer: Gazetteer, id: string): Place | undefined {
  if (/^\d{1,10}$/.test(id)) return gazetteer.byNumber(Number(id));
  return gazetteer.byId(id);
}

/** Finds places by their ids, as rows of a suggestion list; null for an unknown id. */
export function suggestionsOf(gazetteer: Gazetteer): (id: string, locale: Locale) => Suggestion | null {
  return (id, locale) => {
    const place = findPlace(gazetteer, id);
    return place === undefined ? null : presentSuggestion(place, locale);
  };
}
