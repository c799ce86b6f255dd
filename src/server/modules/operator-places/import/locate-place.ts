import tzLookup from "@photostructure/tz-lookup";
import type { OperatorPlace } from "#domain/places/operator-place.ts";
import { isSameCountry } from "#domain/places/same-country.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { NEAREST_PLACE_KM } from "#server/gazetteer/near/nearest-place.ts";
import type { LineProblem } from "#server/modules/operator-places/file/places-file.ts";

/** An operator's place, completed from its surroundings. */
export interface LocatedPlace extends OperatorPlace {
  /** IANA time zone. */
  readonly zone: string;
}

/** A located place, or the problem that prevents it. */
export type LocationVerdict =
  | { readonly place: LocatedPlace }
  | { readonly place?: undefined; readonly problem: LineProblem };

/** A place's stated country must match the nearest place within this distance, except near a border. */
const COUNTRY_KM = 20;
/** A point is near the border if a place of the stated country is within about these distances. */
const BORDER_KM = [10, 20] as const;
const KM_PER_DEGREE = 111.2;

/** Takes the country, zone and address of a place from the gazetteer where the operator has not given them. */
export function locatePlace(place: OperatorPlace, gazetteer: Gazetteer): LocationVerdict {
  const { point } = place;
  const known = gazetteer.nearest(point, NEAREST_PLACE_KM);
  if (isSwapped(place, known?.country, gazetteer)) return { problem: { problem: "swapped", value: written(point) } };
  const country = place.country || known?.country;
  if (country === undefined) return { problem: { problem: "no-town-near", value: written(point) } };
  const other = place.country === "" ? undefined : otherCountry(place.country, point, gazetteer);
  if (other !== undefined) return { problem: contradiction(point, other, place.country) };
  const town = place.address.en === "" ? gazetteer.nearestTown(point) : undefined;
  return {
    place: {
      ...place,
      country,
      zone: known && isSameCountry(known.country, country) ? known.zone : tzLookup(point.lat, point.lng),
      address: town?.name ?? place.address,
    },
  };
}

/** Whether latitude and longitude are swapped: the point is far from everything or abroad, and fits the other way round. */
function isSwapped({ point, country }: OperatorPlace, known: string | undefined, gazetteer: Gazetteer): boolean {
  const isHere = (code: string): boolean => country === "" || isSameCountry(country, code);
  if (known !== undefined && isHere(known)) return false;
  if (Math.abs(point.lng) > 90) return false;
  const other = gazetteer.nearest({ lat: point.lng, lng: point.lat }, NEAREST_PLACE_KM);
  return other !== undefined && isHere(other.country);
}

/** The country that contains a point, when it cannot be the stated one. */
function otherCountry(country: string, point: GeoPoint, gazetteer: Gazetteer): string | undefined {
  const isHere = (code: string | undefined): boolean => code !== undefined && isSameCountry(country, code);
  const found = gazetteer.nearest(point, COUNTRY_KM)?.country;
  if (found === undefined || isHere(found)) return undefined;
  const isNearBorder = BORDER_KM.some((km) =>
    ringAround(point, km).some((at) => isHere(gazetteer.nearest(at, COUNTRY_KM)?.country)),
  );
  return isNearBorder ? undefined : found;
}

/** Eight points around a point. */
function ringAround({ lat, lng }: GeoPoint, km: number): GeoPoint[] {
  const degrees = km / KM_PER_DEGREE;
  const width = Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  return Array.from({ length: 8 }, (_, at) => ({
    lat: Math.max(-90, Math.min(90, lat + degrees * Math.cos((at * Math.PI) / 4))),
    lng: ((lng + (degrees * Math.sin((at * Math.PI) / 4)) / width + 540) % 360) - 180,
  }));
}

/** The problem of a point that lies in another country than stated. */
export function contradiction(point: GeoPoint, found: string, said: string): LineProblem {
  return {
    problem: "other-country",
    value: `${written(point)} lies in ${found}, but its country is said to be ${said}`,
  };
}

/** A point as written in the file. */
export function written({ lat, lng }: GeoPoint): string {
  return `${lat}, ${lng}`;
}
