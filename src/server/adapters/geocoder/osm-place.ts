import type { PlaceKind } from "#domain/places/place-kind.ts";
import { isGeoPoint } from "#domain/values/geo-point.ts";
import type { FoundPlace } from "#server/modules/places/geocoder.ts";

/** A longer name or part of an address is none. */
export const TEXT_MAX_LENGTH = 200;

/** What both geocoders say of a place of OpenStreetMap, in one form; a text that is missing is empty. */
export interface OsmPlace {
  /** The main tag, such as `tourism` and `hotel`. */
  readonly key: string;
  readonly value: string;
  /** How large it is: a house is anything with a point of its own. */
  readonly level: "house" | "street" | "suburb" | "town" | "region";
  readonly name: string;
  readonly street: string;
  readonly house: string;
  /** Suburb, town and region around it, smallest first. */
  readonly around: readonly string[];
  readonly country: string;
  readonly lat: number | undefined;
  readonly lng: number | undefined;
}

/** Kinds by their tag; `key` alone stands for all its other values. */
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

/** A house number stands by itself: `Tverskaya 7`, `Тверская, 7к2`. */
const HOUSE_NUMBER = /(^|[\s,])\d{1,5}[\p{L}\d/-]{0,4}(?=$|[\s,])/u;

/** Makes a suggestion of a place for what was typed; undefined for a place nobody can be driven to or that is not sound. */
export function foundPlace(place: OsmPlace, term: string): FoundPlace | undefined {
  const { level, lat = NaN, lng = NaN } = place;
  const point = { lat, lng };
  const street = [place.street, place.house].filter(Boolean).join(", ");
  const name = place.name || (place.street === "" ? "" : street);
  // Somebody who has nothing to say of a point gives the point where the globe's lines meet.
  const isNowhere = lat === 0 && lng === 0;
  if (level === "region" || name === "" || !isGeoPoint(point) || isNowhere || !/^[A-Z]{2}$/.test(place.country)) {
    return undefined;
  }
  const isHouse = level === "house";
  const isArea = level === "suburb" || level === "town";
  return {
    kind: kindOf(place),
    point,
    country: place.country,
    name,
    address: [...new Set([street, ...place.around])].filter((part) => part !== "" && part !== name).join(", "),
    exact: isHouse || (isArea && !HOUSE_NUMBER.test(term)),
  };
}

function kindOf({ level, key, value }: OsmPlace): PlaceKind {
  if (level === "town") return "locality";
  if (level === "suburb") return "suburb";
  return KINDS.get(`${key}=${value}`) ?? KINDS.get(key) ?? "other";
}
