import type { Place } from "#domain/places/place.ts";
import { foldWords } from "#server/modules/places/place-text.ts";

const COUNTRY_NAMES = (["en", "ru"] as const).map((locale) => new Intl.DisplayNames(locale, { type: "region" }));

/** The words people add to a name to say which one they mean: its town or region and its country, in both languages. */
export function surroundings(place: Place): string[] {
  const names = COUNTRY_NAMES.map((country) => country.of(place.country) ?? "");
  return [place.country, place.nearEn, place.nearRu, ...names].flatMap(foldWords);
}
