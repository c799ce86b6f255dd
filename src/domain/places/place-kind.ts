/** Place type codes as the wire carries them. */
export const PLACE_TYPE = {
  suburb: 1,
  airport: 2,
  station: 3,
  near: 4,
  locality: 5,
  other: 6,
  mkad: 7,
  kad: 8,
  centre: 9,
  hotel: 10,
  sanctions: 11,
} as const;

/**
 * The kind of a place in our gazetteer. `suburb` is a named part of a city, `locality` a town or village, `stop` a bus or
 * tram stop, `other` a building or an address.
 */
export type PlaceKind = "airport" | "station" | "locality" | "suburb" | "hotel" | "other" | "stop";

/** The kind of a trip's end: only airports and stations have their own fields. */
export type EndKind = "suburb" | "airport" | "station";

/** Sorts a place kind into the three kinds of trip ends. */
export function endKind(kind: PlaceKind): EndKind {
  return kind === "airport" || kind === "station" ? kind : "suburb";
}
