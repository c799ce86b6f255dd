import type { EndKind } from "#domain/places/place-kind.ts";

/** A trip by the kinds of its two ends; a rent has only a start. */
export interface TripKind {
  readonly start: EndKind;
  readonly finish: EndKind | "rent";
}

/** Travel type codes 1 to 12 of the wire. */
export const TRAVEL_TYPE: Readonly<Record<`${EndKind}-${EndKind | "rent"}`, number>> = {
  "suburb-suburb": 1,
  "suburb-airport": 2,
  "airport-suburb": 3,
  "airport-airport": 4,
  "suburb-station": 5,
  "station-suburb": 6,
  "station-station": 7,
  "airport-station": 8,
  "station-airport": 9,
  "suburb-rent": 10,
  "airport-rent": 11,
  "station-rent": 12,
};

/** The travel type code of a trip. */
export function travelType(trip: TripKind): number {
  return TRAVEL_TYPE[`${trip.start}-${trip.finish}`];
}
