import type { OutsideCredits } from "#contract/page-options.ts";
import {
  checkLocationFromPlaces,
  findPlaces as findPlacesCall,
  findTransportNodes,
  getCountryByPoint,
  getPlace,
  getPlaceCredits,
} from "#contract/places.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { AreaSet } from "#server/areas/area-set.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { checkLocation } from "#server/modules/places/check-location.ts";
import { countryByPoint } from "#server/modules/places/country-at.ts";
import type { Geocoder } from "#server/modules/places/geocoder.ts";
import type { Ground } from "#server/modules/places/ground.ts";
import { lookUpPlaces } from "#server/modules/places/look-up-places.ts";
import { pinnedPlace } from "#server/modules/places/pinned-place.ts";
import { findPlace } from "#server/modules/places/place-at.ts";
import { TERM_LENGTH, type PlaceSearch } from "#server/modules/places/place-query.ts";
import { presentFound, presentPlace } from "#server/modules/places/present-place.ts";
import { readPoint } from "#server/modules/places/read-point.ts";
import { searchPlaces } from "#server/modules/places/search-places.ts";
import { Refusal } from "#server/refusal.ts";

type Credit = EndpointResult<typeof getPlaceCredits>[number];

/** Presents a credit, with the address in it apart, so that a page can make it a link. */
function presentCredit(credit: string): Credit {
  const [url = null] = /https?:\/\/[^\s,;]+/.exec(credit) ?? [];
  const text = url === null ? credit : credit.replace(url, "").replace(/[\s,;]+$/, "");
  return { text: text === "" ? credit : text, url };
}

/** The context that station 1 works with. */
export interface Places extends Ground {
  readonly geocoder: Geocoder;
  /** The operator's areas, which override our own data about towns. */
  readonly operatorAreas: AreaSet;
  /** What the sources of the operator's places ask to be said. */
  readonly credits: () => Promise<readonly string[]>;
  /** What the services that are set ask to be said. */
  readonly outsideCredits: OutsideCredits;
  /** Whether a car can come near a point. */
  readonly isAshore: (point: GeoPoint) => boolean;
  /** Signs the ids of places that are in no table. */
  readonly secret: string;
}

/** The routes of station 1. */
export function placesRoutes(places: Places): Route[] {
  const { gazetteer, terminals, countryAt } = places;
  return [
    route(findTransportNodes, async ({ query, caller }) =>
      presentFound(searchPlaces(places, searchOf(query, caller), TERM_LENGTH.nodes), query.term ?? "", caller.locale),
    ),
    route(findPlacesCall, async ({ query, caller }) => {
      const found = await lookUpPlaces(places, searchOf(query, caller));
      return presentFound(found, query.term ?? "", caller.locale);
    }),
    route(getPlace, async ({ params, query, caller }) => {
      const place = findPlace(gazetteer, params.place_id);
      if (place === undefined) throw new Refusal("place-unknown");
      if (query.point === undefined) return presentPlace(place, terminals(place.iata), caller.locale);
      return presentPlace(pinnedPlace(places, place, readPoint(query.point), caller.locale), [], caller.locale);
    }),
    route(getPlaceCredits, async () => [
      ...(await places.credits()).map(presentCredit),
      ...Object.values(places.outsideCredits)
        .flat()
        .map(({ text, url = null }) => ({ text, url })),
    ]),
    route(getCountryByPoint, async ({ query, caller }) =>
      countryByPoint(countryAt, readPoint(query.point), caller.locale),
    ),
    route(checkLocationFromPlaces, async ({ body, caller }) => checkLocation(places, body, caller.locale)),
  ];
}

function searchOf(
  { term = "", place_id, start_country }: { term?: string; place_id?: string; start_country?: string },
  { locale }: Caller,
): PlaceSearch {
  return { term, locale, otherPlaceId: place_id, otherCountry: start_country };
}
