import { SUGGESTION_LIMIT } from "#contract/places.ts";
import { addressTowns } from "#domain/places/address-towns.ts";
import { endKind, type PlaceKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import { distanceKm } from "#domain/values/geo-point.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { findPlaces, placeQuery, TERM_LENGTH, type PlaceSearch } from "#server/modules/places/find-places.ts";
import { foundPlaceId } from "#server/modules/places/found-place-id.ts";
import { placeOfFound } from "#server/modules/places/found-places.ts";
import type { Geocoder } from "#server/modules/places/geocoder.ts";

/** Rows of the general lookup that are reserved for a geocoder's results. */
export const GEOCODER_SEATS = 3;

/** Two results with the same name or kind this close are one place. */
const SAME_PLACE_KM = 0.15;

/** Towns and airports are large, and maps disagree about their centre: the same name within this distance is one place. */
const SAME_AREA_KM = 5;

const AREAS: ReadonlySet<PlaceKind> = new Set(["locality", "suburb", "airport"]);

/** What the general lookup works with. */
export interface LookUp {
  readonly gazetteer: Gazetteer;
  readonly geocoder: Geocoder;
  /** Signs the ids of found places. */
  readonly secret: string;
}

/** Finds places for a typed text in the gazetteer, plus the geocoder's that are not there already (PLC-13). */
export async function lookUpPlaces({ gazetteer, geocoder, secret }: LookUp, search: PlaceSearch): Promise<Place[]> {
  const known = findPlaces(gazetteer, search, TERM_LENGTH.general);
  const query = placeQuery(gazetteer, search, TERM_LENGTH.general);
  if (query === undefined) return known;
  const found = (await geocoder.find(query))
    .flatMap((place) => placeOfFound(gazetteer, foundPlaceId(secret, place), place) ?? [])
    .filter((place) => !known.some((other) => isSame(place, other)));
  if (known.length === 0 && found.length === 0) return townsOfAddress(gazetteer, search);
  const seats = Math.min(GEOCODER_SEATS, found.length);
  return [...known.slice(0, SUGGESTION_LIMIT - seats), ...found].slice(0, SUGGESTION_LIMIT);
}

/** An unknown full address still names a town, and the traveller can continue from there. */
function townsOfAddress(gazetteer: Gazetteer, search: PlaceSearch): Place[] {
  for (const term of addressTowns(search.term)) {
    const towns = findPlaces(gazetteer, { ...search, term }, TERM_LENGTH.general);
    if (towns.length > 0) return towns;
  }
  return [];
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
