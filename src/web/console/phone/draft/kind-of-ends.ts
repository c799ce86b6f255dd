import type { Suggestion } from "#contract/places.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { PLACE_TYPE, type EndKind } from "#domain/places/place-kind.ts";

/** The kinds of the two ends of a priced ride, which decide what is asked there. */
export function kindOfEnds({
  start_place: start,
  finish_place: finish,
}: Pick<PriceItem, "start_place" | "finish_place">) {
  return { start: kindOf(start.type), finish: kindOf(finish.type) } as const;
}

function kindOf(type: number): EndKind {
  return type === PLACE_TYPE.airport ? "airport" : type === PLACE_TYPE.station ? "station" : "suburb";
}

/** The kind of a place before there is a price: by what it is called. */
export function kindOfPlace(place: Suggestion | null): EndKind {
  if (place?.types.includes("airport")) return "airport";
  return place?.types.includes("train_station") ? "station" : "suburb";
}
