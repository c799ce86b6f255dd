import { LOCALES } from "#domain/values/locale.ts";
import { writtenYachtCity, type YachtCity } from "#domain/yachts/yacht-places.ts";
import { say } from "#server/say.ts";

/** The city where yachts are offered that a place names in any of our languages; undefined for any other place. */
export function cityOfPlace(place: string): YachtCity | undefined {
  return writtenYachtCity(place, (city) => LOCALES.map((locale) => say(locale, `yachts.city.${city}`)));
}
