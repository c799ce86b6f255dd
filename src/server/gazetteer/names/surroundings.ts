import type { Place } from "#domain/places/place.ts";
import { countryNames } from "#server/gazetteer/names/country-names.ts";
import { foldWords } from "#server/gazetteer/names/fold-name.ts";

/** Words that people add to a name to say which place they mean: its town or region and its country, in both languages. */
export function surroundings(place: Place): string[] {
  return [...[place.country, place.near.en, place.near.ru].flatMap(foldWords), ...countryNames(place.country)];
}
