import type { Place } from "#domain/places/place.ts";
import type { Bounds } from "#domain/places/polygon.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import type { NameLook } from "#server/map/place-names.ts";

/** Names that are tried; most find no room. */
const NAMES_TRIED = 48;
/** Inhabitants of a city, which is written larger. */
const CITY_WEIGHT = 250_000;

/** The names of a piece of ground in a language, the most important first. */
export function mapNames(gazetteer: Gazetteer, bounds: Bounds, locale: Locale) {
  return gazetteer.largestIn(bounds, NAMES_TRIED).map((place, rank) => ({
    text: nameIn(place.name, locale),
    look: lookOf(place),
    point: place.point,
    // Ranks of two tiles are compared where they meet, so they follow the weight rather than the place in the list.
    rank: rank + Math.round(1_000 / Math.log2(4 + place.weight)),
  }));
}

function lookOf({ kind, weight }: Place): NameLook {
  if (kind === "suburb") return "district";
  return kind === "locality" && weight >= CITY_WEIGHT ? "city" : "town";
}
