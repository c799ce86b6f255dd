import { Type, type Static } from "typebox";
import {
  CommonQuery,
  NoParams,
  nullableText,
  OnlyCommonQuery,
  PLACE_ID_MAX_LENGTH,
  PointText,
  WirePoint,
} from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";
import { liberalPlaceIds } from "#contract/wire/members.ts";

/** The general search needs this many characters. */
export const PLACE_TERM_MIN_LENGTH = 3;

/** Our own index answers from this many characters. */
export const NODE_TERM_MIN_LENGTH = 2;

/** The most suggestions in one list. */
export const SUGGESTION_LIMIT = 10;

/** One suggestion. */
export const WireSuggestion = Type.Object({
  place_id: Type.String(),
  description: Type.String(),
  formatted_address: Type.String(),
  structured_formatting: Type.Object({
    main_text: Type.String(),
    secondary_text: Type.String(),
    formatted_address: Type.String(),
  }),
  types: Type.Array(Type.String()),
  country: Type.String({ description: "name of the country in the asked language" }),
  country_code: Type.String({ description: "ISO 3166-1 alpha-2" }),
  iata: nullableText,
  icao: nullableText,
  geometry: Type.Object({ location: WirePoint }),
  exactAddress: Type.Boolean(),
  timezone: Type.String({ description: "IANA zone; our own addition" }),
});

/** One row of a search. */
const WireFound = Type.Object({
  ...WireSuggestion.properties,
  exact_match: Type.Boolean({ description: "the term is exactly this place's name or code; our own addition" }),
});

/** One place: a suggestion plus the Google-like members that old clients read. */
export const WirePlace = Type.Object({
  ...WireSuggestion.properties,
  name: Type.String(),
  geometry: Type.Object({
    location: WirePoint,
    viewport: Type.Object({ northeast: WirePoint, southwest: WirePoint }),
  }),
  address_components: Type.Array(Type.Unknown()),
  terminals: Type.Array(Type.Object({ code: Type.String(), title: Type.String() }), {
    description: "terminals of an airport that has several; our own addition",
  }),
});

/** One suggestion as the client reads it. */
export type Suggestion = Static<typeof WireSuggestion>;

const termQuery = Type.Object(
  {
    ...CommonQuery,
    term: Type.Optional(Type.String({ maxLength: 1000 })),
    place_id: Type.Optional(
      Type.String({ maxLength: PLACE_ID_MAX_LENGTH, description: "the other end, when it is chosen" }),
    ),
    start_country: Type.Optional(Type.String({ maxLength: 100, description: "country of the other end" })),
  },
  { additionalProperties: false },
);

/** Airports, stations and towns from our own index, instantly. */
export const findTransportNodes = endpoint({
  name: "findTransportNodes",
  access: "anybody",
  station: "places",
  method: "GET",
  path: "/transport-nodes",
  summary: "Places of the gazetteer by what a traveller types, best first",
  params: NoParams,
  query: termQuery,
  body: undefined,
  result: Type.Array(WireFound),
  errors: [],
});

/** The general search, which may also ask a geocoder. */
export const findPlaces = endpoint({
  name: "findPlaces",
  access: "anybody",
  station: "places",
  method: "GET",
  path: "/places/find",
  summary: "Suggestions for a free text such as an address",
  params: NoParams,
  query: termQuery,
  body: undefined,
  result: Type.Array(WireFound),
  errors: [],
});

/** One place by its id. */
export const getPlace = endpoint({
  name: "getPlace",
  access: "anybody",
  station: "places",
  method: "GET",
  path: "/places/:place_id",
  summary: "A place by its public id or by its number, with its pin moved if asked",
  params: Type.Object({ place_id: Type.String({ maxLength: PLACE_ID_MAX_LENGTH }) }, { additionalProperties: false }),
  query: Type.Object(
    {
      ...CommonQuery,
      point: Type.Optional(
        Type.String({
          maxLength: 64,
          description: "lat,lng of the pin: the same place, standing exactly there, under an id of its own",
        }),
      ),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: WirePlace,
  errors: ["place-unknown", "point-malformed", "pin-at-sea", "pin-abroad", "pin-far"],
});

/** What the sources of the operator's own places ask to be said. */
export const getPlaceCredits = endpoint({
  name: "getPlaceCredits",
  access: "anybody",
  station: "places",
  method: "GET",
  path: "/places/credits",
  summary: "Credits of the sources whose places the operator has imported",
  params: NoParams,
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Array(
    Type.Object({
      text: Type.String(),
      url: Type.Union([Type.String(), Type.Null()], { description: "address of the source or its licence" }),
    }),
  ),
  errors: [],
});

/** The country of a point. */
export const getCountryByPoint = endpoint({
  name: "getCountryByPoint",
  access: "anybody",
  station: "places",
  method: "GET",
  path: "/places/get-country-by-point",
  summary: "Country of a point",
  params: NoParams,
  query: Type.Object({ ...CommonQuery, point: PointText }, { additionalProperties: false }),
  body: undefined,
  result: Type.Object({
    title: Type.String({ description: "name in the asked language; empty where no country is (open sea)" }),
    code: Type.Union([Type.String(), Type.Null()], { description: "ISO 3166-1 alpha-2; our own addition" }),
  }),
  errors: ["point-malformed"],
});

const placeId = Type.String({ maxLength: PLACE_ID_MAX_LENGTH, minLength: 1 });

/** Whether a stop lies within the areas around the ends of a ride. */
export const checkLocationFromPlaces = endpoint({
  name: "checkLocationFromPlaces",
  access: "anybody",
  station: "places",
  method: "POST",
  path: "/places/check-location-from-places",
  summary: "Whether a stop lies within the areas of the places a ride connects",
  params: NoParams,
  query: OnlyCommonQuery,
  body: Type.Object(
    {
      place_ids: Type.Array(placeId, { minItems: 1, maxItems: 20, description: "the ends: public ids or numbers" }),
      place_id: placeId,
    },
    { additionalProperties: false },
  ),
  result: Type.Object({
    is_from_polygons: Type.Boolean(),
    message: Type.String({ description: "what to tell the traveller; empty when the stop is fine" }),
  }),
  errors: ["place-unknown"],
  liberal: liberalPlaceIds,
});

/** The line of a ride to draw on a map. */
export const getNavigationPath = endpoint({
  name: "getNavigationPath",
  access: "anybody",
  station: "places",
  method: "GET",
  path: "/navigation-paths",
  summary: "The line of a ride through its points",
  params: NoParams,
  query: Type.Object(
    {
      ...CommonQuery,
      start_point: PointText,
      finish_point: PointText,
      additional_points: Type.Optional(
        Type.String({ maxLength: 1000, description: "stops on the way: lat,lng pairs parted by ; or |" }),
      ),
    },
    { additionalProperties: false },
  ),
  body: undefined,
  result: Type.Object({
    steps: Type.Array(WirePoint, { description: "all points of the line in order; none where no way is known" }),
    parts: Type.Array(
      Type.Object({
        kind: Type.Union([Type.Literal("road"), Type.Literal("ferry"), Type.Literal("guess")], {
          description: "by road, aboard a car ferry, or a straight line where no way was looked for",
        }),
        steps: Type.Array(WirePoint),
      }),
      { description: "the same line by how each part is known; our own addition" },
    ),
    distance: Type.Number({ description: "km; our own addition" }),
    travel_time: Type.Integer({ description: "seconds; our own addition" }),
    approximate: Type.Boolean({ description: "estimated rather than measured on roads; our own addition" }),
  }),
  errors: ["point-malformed"],
});
