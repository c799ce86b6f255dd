import type { OperatorPlace } from "#domain/places/operator-place.ts";
import { distanceKm } from "#domain/values/geo-point.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";

/** A hotel of an extract lies at most this far from the town in its name or address. */
const NAMED_TOWN_KM = 30;
/** Smaller towns have names that are ordinary words too often. */
const TOWN_WEIGHT = 20_000;

/** The town that a place names without being near any of that name; undefined when nothing is wrong. */
export function farNamedTown(
  { name, address, point, country }: OperatorPlace,
  gazetteer: Gazetteer,
): string | undefined {
  const named = [...new Set([...name.en.split(/[\s,]+/), ...address.en.split(",").map((part) => part.trim())])];
  for (const word of named) {
    if (!/^\p{Lu}/u.test(word)) continue;
    const towns = gazetteer
      .townsNamed(word)
      .filter((town) => town.weight >= TOWN_WEIGHT && (country === "" || town.country === country));
    if (towns.length > 0 && towns.every((town) => distanceKm(town.point, point) > NAMED_TOWN_KM)) return word;
  }
  return undefined;
}
