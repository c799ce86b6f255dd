import type { Suggestion } from "#contract/places.ts";

/** The kind of each place type on the wire. */
const KINDS = {
  airport: "airport",
  station: "station",
  train_station: "station",
  hotel: "hotel",
  "transport stop": "stop",
  transit_station: "stop",
  building: "building",
  locality: "town",
  sublocality: "district",
} as const;

/** What a traveller takes a place for. */
export type PlaceKind = (typeof KINDS)[keyof typeof KINDS];

/** The kind of a place by its types, if they say one. */
export function placeKindOf({ types }: Pick<Suggestion, "types">): PlaceKind | undefined {
  return KINDS[types.find((name) => name in KINDS) as keyof typeof KINDS];
}
