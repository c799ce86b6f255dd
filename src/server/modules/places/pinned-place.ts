import type { Place } from "#domain/places/place.ts";
import { isSameCountry } from "#domain/places/same-country.ts";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import type { CountryAt } from "#server/modules/places/country-at.ts";
import { foundPlaceId } from "#server/modules/places/found-place-id.ts";
import { placeOfFound } from "#server/modules/places/found-places.ts";
import type { FoundPlace } from "#server/modules/places/geocoder.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** A pin further away than this no longer shows where its place is, but names another one. */
const PIN_KM = 60;

/** What a pin is judged by. */
export interface PinGround {
  readonly gazetteer: Gazetteer;
  readonly countryAt: CountryAt;
  readonly secret: string;
  /** Whether a car can come near a point. */
  readonly isAshore: (point: GeoPoint) => boolean;
}

/**
 * The place with its pin moved: it keeps its name, stands exactly at the pin, and is priced as the ground there. A pin at sea,
 * across a border or far away is refused.
 */
export function pinnedPlace(
  { gazetteer, countryAt, secret, isAshore }: PinGround,
  place: Place,
  point: GeoPoint,
  locale: Locale,
): Place {
  const country = countryAt(point);
  if (country === undefined || !isAshore(point)) throw new Refusal("pin-at-sea");
  if (!isSameCountry(country, place.country)) throw new Refusal("pin-abroad");
  if (distanceKm(place.point, point) > PIN_KM) throw new Refusal("pin-far");
  const isNamed = place.kind === "hotel" || place.kind === "other";
  const name = nameIn(place.name, locale);
  const found: FoundPlace = {
    kind: place.kind === "hotel" ? "hotel" : "other",
    point,
    country: place.country,
    name: isNamed ? name : say(locale, "wire.pin"),
    address: isNamed ? nameIn(place.near, locale) : name,
    exact: true,
  };
  const pinned = placeOfFound(gazetteer, foundPlaceId(secret, found), found);
  if (pinned === undefined) throw new Refusal("pin-at-sea");
  return pinned;
}

/** What typed coordinates are judged by; without shores every point near a town is offered. */
export type PointGround = Pick<PinGround, "gazetteer" | "secret"> & Partial<Pick<PinGround, "isAshore">>;

/** The place at typed coordinates, priced as the ground there; none at sea and far from every town. */
export function placeAtPin(
  { gazetteer, secret, isAshore = () => true }: PointGround,
  point: GeoPoint,
  locale: Locale,
): Place[] {
  const town = gazetteer.nearestTown(point);
  if (town === undefined || !isAshore(point)) return [];
  const found: FoundPlace = {
    kind: "other",
    point,
    country: town.country,
    name: say(locale, "wire.pin"),
    address: nameIn(town.name, locale),
    exact: true,
  };
  const place = placeOfFound(gazetteer, foundPlaceId(secret, found), found);
  return place === undefined ? [] : [place];
}
