import { SUGGESTION_LIMIT } from "#contract/places.ts";
import { endKind, type PlaceKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import { typedPoint } from "#domain/places/typed-point.ts";
import { distanceKm } from "#domain/values/geo-point.ts";
import { foundPlaceId } from "#server/modules/places/found-place-id.ts";
import { placeOfFound } from "#server/modules/places/found-places.ts";
import type { Geocoder } from "#server/modules/places/geocoder.ts";
import type { PointGround } from "#server/modules/places/pinned-place.ts";
import { placeQuery, TERM_LENGTH, type PlaceSearch } from "#server/modules/places/place-query.ts";
import { searchPlaces } from "#server/modules/places/search-places.ts";

/** Rows of the general lookup that are reserved for a geocoder's results. */
export const GEOCODER_SEATS = 3;

/** Two results with the same name or kind this close are one place. */
const SAME_PLACE_KM = 0.15;

/** Towns and airports are large, and maps disagree about their centre: the same name within this distance is one place. */
const SAME_AREA_KM = 5;

/** A house this far from the town that was typed is another one, whatever a geocoder says. */
const TOWN_KM = 60;

const AREAS: ReadonlySet<PlaceKind> = new Set(["locality", "suburb", "airport"]);

/** What the general lookup works with. */
export type LookUp = PointGround & { readonly geocoder: Geocoder };

/**
 * Finds places for a typed text, ours and then the geocoder's that are not there already. Addresses that we only
 * read from the text come after those that a geocoder has in that town, because it may know the very house, and before what it
 * has anywhere else.
 */
export async function lookUpPlaces(ground: LookUp, search: PlaceSearch): Promise<Place[]> {
  const { gazetteer, geocoder, secret } = ground;
  const listed = searchPlaces(ground, search, TERM_LENGTH.general);
  const query = placeQuery(gazetteer, search, TERM_LENGTH.general);
  if (query === undefined || typedPoint(search.term) !== undefined) return listed;
  const isRead = (place: Place): boolean => place.exact === false && place.id.startsWith("f");
  const [known, read] = [listed.filter((place) => !isRead(place)), listed.filter(isRead)];
  const found = (await geocoder.find(query))
    .flatMap((place) => placeOfFound(gazetteer, foundPlaceId(secret, place), place) ?? [])
    .filter((place) => !known.some((other) => isSame(place, other)));
  const seats = Math.min(GEOCODER_SEATS, found.length);
  const kept = known.slice(0, SUGGESTION_LIMIT - seats - read.length);
  const isThere = (place: Place): boolean =>
    read.length === 0 || read.some(({ point }) => distanceKm(point, place.point) <= TOWN_KM);
  const [there, elsewhere] = [found.filter(isThere), found.filter((place) => !isThere(place))];
  return [...kept, ...there, ...read, ...elsewhere].slice(0, SUGGESTION_LIMIT);
}

/** Houses are too close together to tell apart by distance, so only their names count. */
function isSame(found: Place, known: Place): boolean {
  // An airport that is priced as ours is ours, under any name.
  if (endKind(found.kind) !== "suburb" && found.number === known.number) return true;
  const km = distanceKm(found.point, known.point);
  const isNamesake = [known.name.en, known.name.ru].some((name) => fold(name) === fold(found.name.en));
  if (km <= SAME_PLACE_KM) return isNamesake || (found.kind === known.kind && found.kind !== "other");
  return km <= SAME_AREA_KM && isNamesake && AREAS.has(found.kind) && AREAS.has(known.kind);
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll("ё", "е");
}
