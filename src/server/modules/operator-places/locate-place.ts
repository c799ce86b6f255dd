import tzLookup from "@photostructure/tz-lookup";
import { cellProblem, type CellProblem } from "#domain/places/import-cell.ts";
import { isSameCountry } from "#domain/places/same-country.ts";
import type { OperatorPlace } from "#domain/places/operator-place.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { NEAREST_PLACE_KM } from "#server/gazetteer/nearest-place.ts";
import type { LineProblem } from "#server/modules/operator-places/places-file.ts";
import { countryName } from "#server/gazetteer/country-names.ts";

/** An operator's place with all that was left to its surroundings. */
export interface LocatedPlace extends OperatorPlace {
  /** IANA time zone. */
  readonly zone: string;
}

/** A located place, or why it cannot be one. */
export type LocationVerdict =
  | { readonly place: LocatedPlace }
  | { readonly place?: undefined; readonly problem: CellProblem | LineProblem };

/** Takes country, zone and address of a place from the gazetteer where the operator has not said them. */
export function locatePlace(place: OperatorPlace, gazetteer: Gazetteer): LocationVerdict {
  const { point } = place;
  const known = gazetteer.nearest(point, NEAREST_PLACE_KM);
  if (isSwapped(place, known?.country, gazetteer)) return { problem: { problem: "swapped", value: written(point) } };
  const country = place.country || known?.country;
  if (country === undefined) return { problem: { problem: "no-town-near", value: written(point) } };
  // What the gazetteer says needs no check.
  if (country !== known?.country && countryName(country, "en") === country)
    return { problem: cellProblem("country", "no-country", country) };
  const town = place.addressEn === "" ? gazetteer.nearestTown(point) : undefined;
  return {
    place: {
      ...place,
      country,
      zone: known && isSameCountry(known.country, country) ? known.zone : tzLookup(point.lat, point.lng),
      addressEn: place.addressEn || (town?.nameEn ?? ""),
      addressRu: place.addressRu || (town?.nameRu ?? ""),
    },
  };
}

/** Latitude and longitude in each other's columns: far from all we know, or abroad, and sensible the other way round. */
function isSwapped({ point, country }: OperatorPlace, known: string | undefined, gazetteer: Gazetteer): boolean {
  const isHere = (code: string): boolean => country === "" || isSameCountry(country, code);
  if (known !== undefined && isHere(known)) return false;
  if (Math.abs(point.lng) > 90) return false;
  const other = gazetteer.nearest({ lat: point.lng, lng: point.lat }, NEAREST_PLACE_KM);
  return other !== undefined && isHere(other.country);
}

function written({ lat, lng }: GeoPoint): string {
  return `${lat}, ${lng}`;
}
