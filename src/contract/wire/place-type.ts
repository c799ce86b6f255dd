import { PLACE_TYPE, type PlaceKind } from "#domain/places/place-kind.ts";

/** Place types on the wire by gazetteer kind: a bus stop counts as a place near something. */
export const WIRE_PLACE_TYPE: Readonly<Record<PlaceKind, number>> = {
  airport: PLACE_TYPE.airport,
  station: PLACE_TYPE.station,
  locality: PLACE_TYPE.locality,
  suburb: PLACE_TYPE.suburb,
  hotel: PLACE_TYPE.hotel,
  other: PLACE_TYPE.other,
  stop: PLACE_TYPE.near,
};
