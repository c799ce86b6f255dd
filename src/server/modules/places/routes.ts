import { findPlaces as findPlacesCall, findTransportNodes, getNavigationPath, getPlace } from "#contract/places.ts";
import type { Directions } from "#server/modules/places/directions.ts";
import { findPlaces, TERM_LENGTH } from "#server/modules/places/find-places.ts";
import type { Gazetteer } from "#server/modules/places/gazetteer.ts";
import { navigationPath } from "#server/modules/places/navigation-path.ts";
import { findPlace } from "#server/modules/places/place-at.ts";
import { presentPlace, presentSuggestion } from "#server/modules/places/present-place.ts";
import { Refusal } from "#server/refusal.ts";
import { anybody, type Caller } from "#server/request.ts";
import { route, type Route } from "#server/route.ts";

/** What station 1 works with. */
interface Places {
  readonly gazetteer: Gazetteer;
  readonly directions: Directions;
}

/** The calls of station 1. */
export function placesRoutes({ gazetteer, directions }: Places): Route[] {
  const search = (
    { term = "", place_id, start_country }: { term?: string; place_id?: string; start_country?: string },
    { locale }: Caller,
    minLength: number,
  ) =>
    findPlaces(gazetteer, { term, locale, otherPlaceId: place_id, otherCountry: start_country }, minLength).map(
      (place) => presentSuggestion(place, locale),
    );

  return [
    route(findTransportNodes, { may: anybody }, async ({ query, caller }) => search(query, caller, TERM_LENGTH.nodes)),
    route(findPlacesCall, { may: anybody }, async ({ query, caller }) => search(query, caller, TERM_LENGTH.general)),
    route(getPlace, { may: anybody }, async ({ params, caller }) => {
      const place = findPlace(gazetteer, params.place_id);
      if (place === undefined) throw new Refusal("place-unknown");
      return presentPlace(place, caller.locale);
    }),
    route(getNavigationPath, { may: anybody }, async ({ query }) => navigationPath(directions, query)),
  ];
}
