import type { TripItem } from "#contract/orders/trips.ts";
import { WIRE_PLACE_TYPE } from "#contract/wire/place-type.ts";
import type { Place } from "#domain/places/place.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import type { StoredStop } from "#server/database/tables.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { findPlace, presentSuggestion } from "#server/modules/places/index.ts";
import { say } from "#server/say.ts";

type Address = TripItem["location_address_object"];
type TripEnd = TripItem["start_place"];

/** Degrees around a point that a Google-like viewport spans. */
const VIEWPORT_DEGREES = 0.01;

/** One end of a trip as stored. */
export interface StoredEnd {
  readonly address: string;
  readonly point: string;
  /** Number of the priced place. */
  readonly place: number;
  /** Public id or number of the place that the traveller named. */
  readonly placeId: string | null;
  readonly zone: string;
}

/** The public id of the place named for an end, or of the priced place when the named one is not ours. */
export function publicPlaceId(gazetteer: Gazetteer, { place, placeId }: StoredEnd): string {
  const named = placeId === null ? undefined : findPlace(gazetteer, placeId);
  return (named ?? gazetteer.byNumber(place))?.id ?? "";
}

/** Presents an end in the layout of a map service, which old clients read without checking. */
export function presentAddress(gazetteer: Gazetteer, end: StoredEnd, locale: Locale): Address {
  const place = gazetteer.byNumber(end.place);
  const point = parseGeoPoint(end.point) ?? place?.point;
  if (point === undefined) return { address: end.address, geo_check: false, geo_data: null };
  const suggestion = place && presentSuggestion(place, locale);
  return {
    address: end.address,
    geo_check: true,
    geo_data: {
      name: suggestion?.structured_formatting.main_text ?? end.address,
      types: suggestion?.types ?? [],
      geometry: { location: point, viewport: viewport(point) },
      place_id: publicPlaceId(gazetteer, end),
      formatted_address: suggestion?.formatted_address ?? end.address,
      address_components: [],
    },
  };
}

/** Presents an extra stop in the same layout; its point is only known when the traveller chose it. */
export function presentStop({ address, point, placeId = "" }: StoredStop): Address {
  const location = parseGeoPoint(point);
  if (location === undefined) return { address, geo_check: false, geo_data: null };
  return {
    address,
    geo_check: true,
    geo_data: {
      name: address,
      types: [],
      geometry: { location, viewport: viewport(location) },
      place_id: placeId,
      formatted_address: address,
      address_components: [],
    },
  };
}

/** The priced place of an end, with the town it belongs to. */
export function presentTripEnd(
  gazetteer: Gazetteer,
  end: StoredEnd,
  numbers: { readonly terminal: string; readonly carriage: string },
  locale: Locale,
): TripEnd {
  const place = gazetteer.byNumber(end.place);
  const city = place && cityOf(gazetteer, place);
  return {
    place_id: end.place,
    title: place ? nameIn(place.name, locale) : end.address,
    type: WIRE_PLACE_TYPE[place?.kind ?? "other"],
    type_title: say(locale, `wire.kind.${place?.kind ?? "other"}`),
    city_id: city?.number ?? end.place,
    city: city ? nameIn(city.name, locale) : "",
    terminal_number: numbers.terminal,
    train_carriage_number: numbers.carriage === "" ? null : numbers.carriage,
    timezone: end.zone,
  };
}

function cityOf(gazetteer: Gazetteer, place: Place): Place {
  return place.kind === "locality" ? place : (gazetteer.nearestTown(place.point) ?? place);
}

function viewport({ lat, lng }: { readonly lat: number; readonly lng: number }) {
  return {
    northeast: { lat: lat + VIEWPORT_DEGREES, lng: lng + VIEWPORT_DEGREES },
    southwest: { lat: lat - VIEWPORT_DEGREES, lng: lng - VIEWPORT_DEGREES },
  };
}
