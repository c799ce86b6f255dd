import { iso1A2Code } from "@rapideditor/country-coder";
import type { PlaceKind } from "#domain/places/place-kind.ts";
import { isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import type { FoundPlace } from "#server/modules/places/geocoder.ts";

/** A longer name or part of an address is ignored. */
export const TEXT_MAX_LENGTH = 200;

/** A place of OpenStreetMap in one form for both geocoders; missing texts are empty. */
export interface OsmPlace {
  /** The main tag, such as `tourism` and `hotel`. */
  readonly key: string;
  readonly value: string;
  /** Its size; a house is anything with a point of its own. */
  readonly level: "house" | "street" | "suburb" | "town" | "region" | "country";
  readonly name: string;
  readonly street: string;
  readonly house: string;
  /** The suburb, town and region around it, smallest first. */
  readonly around: readonly string[];
  readonly country: string;
  readonly lat: number | undefined;
  readonly lng: number | undefined;
}

/** Kinds by tag; a bare `key` covers all its other values. */
const KINDS: ReadonlyMap<string, PlaceKind> = new Map([
  ["aeroway=aerodrome", "airport"],
  ["aeroway=terminal", "airport"],
  ["railway=station", "station"],
  ["railway=halt", "station"],
  ["railway=tram_stop", "stop"],
  ["railway=stop", "stop"],
  ["railway=subway_entrance", "stop"],
  ["public_transport", "stop"],
  ["highway=bus_stop", "stop"],
  ["amenity=bus_station", "stop"],
  ["amenity=ferry_terminal", "stop"],
  ["tourism=hotel", "hotel"],
  ["tourism=hostel", "hotel"],
  ["tourism=motel", "hotel"],
  ["tourism=guest_house", "hotel"],
  ["tourism=apartment", "hotel"],
  ["tourism=chalet", "hotel"],
  ["leisure=resort", "hotel"],
  ["building=hotel", "hotel"],
]);

/** Countries that are one city, and cities that maps have as a state of their country. */
const CITIES: Readonly<Partial<Record<OsmPlace["level"], ReadonlySet<string>>>> = {
  country: new Set(["SG", "MC", "GI", "VA", "HK", "MO"]),
  region: new Set(["HK", "MO"]),
};

/** A house number stands by itself: `Tverskaya 7`, `Тверская, 7к2`. */
const HOUSE_NUMBER = /(^|[\s,])\d{1,5}[\p{L}\d/-]{0,4}(?=$|[\s,])/u;

/** Makes a suggestion of a place for the typed term; undefined when the place is malformed or nobody can be driven there. */
export function foundPlace(place: OsmPlace, term: string): FoundPlace | undefined {
  const { lat = NaN, lng = NaN } = place;
  const point = { lat, lng };
  const country = countryOf(place.country, point);
  const level = CITIES[place.level]?.has(country) === true ? "town" : place.level;
  const street = [place.street, place.house].filter(Boolean).join(", ");
  const name = place.name || (place.street === "" ? "" : street);
  // Services that do not know a point tend to give 0, 0.
  const isNowhere = lat === 0 && lng === 0;
  if (
    level === "region" ||
    level === "country" ||
    name === "" ||
    !isGeoPoint(point) ||
    isNowhere ||
    !/^[A-Z]{2}$/.test(country)
  ) {
    return undefined;
  }
  const isHouse = level === "house";
  const isArea = level === "suburb" || level === "town";
  return {
    kind: kindOf({ ...place, level }),
    point,
    country,
    name,
    address: [...new Set([street, ...place.around])].filter((part) => part !== "" && part !== name).join(", "),
    exact: isHouse || (isArea && !HOUSE_NUMBER.test(term)),
  };
}

/** Photon labels Hong Kong and Macao with their state's code, as its map does: their borders tell them apart. */
function countryOf(code: string, point: GeoPoint): string {
  const within = code === "CN" && isGeoPoint(point) ? iso1A2Code([point.lng, point.lat], { level: "territory" }) : code;
  return within === "HK" || within === "MO" ? within : code;
}

function kindOf({ level, key, value }: OsmPlace): PlaceKind {
  if (level === "town") return "locality";
  if (level === "suburb") return "suburb";
  return KINDS.get(`${key}=${value}`) ?? KINDS.get(key) ?? "other";
}
