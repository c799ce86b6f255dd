import type { Suggestion } from "#contract/places.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import type { ListedPlace } from "./listed-place.ts";

/** A chosen place. */
export type ChosenPlace = {
  /** The place's id. */
  readonly value: string;
  readonly text: string;
  readonly exactAddress: boolean;
  /** The suggestion itself, with the codes of an airport. */
  readonly item: Suggestion;
};

/** One end of the finder. */
export type PlaceEnd = {
  readonly list: readonly ListedPlace[];
  readonly selectItem: ChosenPlace | undefined;
  /** The text of the field. */
  readonly value: string;
  /** `lat,lng`; empty until a place is chosen. */
  readonly location: string;
  readonly country: string;
};

/** An end by what is chosen, or else by what is typed and found so far. */
export function placeEnd(
  place: Suggestion | null | undefined,
  typed = "",
  list: readonly ListedPlace[] = [],
): PlaceEnd {
  if (place === null || place === undefined) {
    return { list, selectItem: undefined, value: typed, location: "", country: "" };
  }
  const text = place.structured_formatting.main_text;
  return {
    list: [],
    selectItem: { value: place.place_id, text, exactAddress: place.exactAddress, item: place },
    value: text,
    location: formatGeoPoint(place.geometry.location),
    country: place.country,
  };
}
