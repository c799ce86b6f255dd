import { Type, type Static } from "typebox";
import { CommonQuery, NoParams, OnlyCommonQuery, WirePoint } from "#contract/common.ts";
import { endpoint } from "#contract/endpoint.ts";

/** The general look-up needs this many characters (PLC-13). */
export const PLACE_TERM_MIN_LENGTH = 3;

/** Our own index answers from this many characters on (OPN-007, ruling 1). */
export const NODE_TERM_MIN_LENGTH = 2;

/** A list of suggestions has no more rows than this. */
export const SUGGESTION_LIMIT = 10;

const nullableText = Type.Union([Type.String(), Type.Null()]);

/** One suggestion (contract 3.4). */
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
});

/** One place (contract 3.3): a suggestion with the Google-like members old clients read. */
export const WirePlace = Type.Object({
  ...WireSuggestion.properties,
  name: Type.String(),
  geometry: Type.Object({
    location: WirePoint,
    viewport: Type.Object({ northeast: WirePoint, southwest: WirePoint }),
  }),
  address_components: Type.Array(Type.Unknown()),
  timezone: Type.String({ description: "IANA zone; our own addition" }),
});

/** One suggestion as the client reads it. */
export type Suggestion = Static<typeof WireSuggestion>;

const termQuery = Type.Object(
  {
    ...CommonQuery,
    term: Type.Optional(Type.String({ maxLength: 1000 })),
    place_id: Type.Optional(Type.String({ maxLength: 64, description: "the other end, when it is chosen" })),
    start_country: Type.Optional(Type.String({ maxLength: 100, description: "country of the other end" })),
  },
  { additionalProperties: false },
);

/** Airports, stations and towns from our own index, at once. */
export const findTransportNodes = endpoint({
  name: "findTransportNodes",
  station: "places",
  method: "GET",
  path: "/transport-nodes",
  summary: "Places of the gazetteer by what a traveller types, best first",
  params: NoParams,
  query: termQuery,
  body: undefined,
  result: Type.Array(WireSuggestion),
  errors: [],
});

/** The general look-up, which may also ask a geocoder. */
export const findPlaces = endpoint({
  name: "findPlaces",
  station: "places",
  method: "GET",
  path: "/places/find",
  summary: "Suggestions for a free text such as an address",
  params: NoParams,
  query: termQuery,
  body: undefined,
  result: Type.Array(WireSuggestion),
  errors: [],
});

/** One place by its id. */
export const getPlace = endpoint({
  name: "getPlace",
  station: "places",
  method: "GET",
  path: "/places/:place_id",
  summary: "A place by its public id or by its number",
  params: Type.Object({ place_id: Type.String({ maxLength: 128 }) }, { additionalProperties: false }),
  query: OnlyCommonQuery,
  body: undefined,
  result: WirePlace,
  errors: ["place-unknown"],
});
