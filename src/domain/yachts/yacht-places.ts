import type { Locale } from "#domain/values/locale.ts";

/** Countries where yachts are offered, each with its cities and the clock they share. */
export const YACHT_COUNTRIES = [
  {
    country: "turkey",
    cities: ["istanbul", "bodrum", "marmaris", "fethiye", "gocek", "antalya"],
    zone: "Europe/Istanbul",
  },
  { country: "emirates", cities: ["dubai", "abu-dhabi"], zone: "Asia/Dubai" },
  { country: "russia", cities: ["sochi", "saint-petersburg", "moscow"], zone: "Europe/Moscow", onlyIn: "ru" },
  { country: "montenegro", cities: ["tivat", "kotor", "budva", "herceg-novi"], zone: "Europe/Podgorica" },
] as const;

/** A country where yachts are offered. */
export type YachtCountry = (typeof YACHT_COUNTRIES)[number]["country"];

/** A city where yachts are offered. */
export type YachtCity = (typeof YACHT_COUNTRIES)[number]["cities"][number];

/** Every city, whatever the language. */
export const YACHT_CITIES: readonly YachtCity[] = YACHT_COUNTRIES.flatMap(({ cities }) => cities);

/** A place that is typed has at least this many characters. */
export const YACHT_PLACE_MIN_LENGTH = 3;

/** The countries that are offered in a language: Russia in Russian alone. */
export function yachtCountriesIn(locale: Locale): readonly (typeof YACHT_COUNTRIES)[number][] {
  return YACHT_COUNTRIES.filter((one) => !("onlyIn" in one) || one.onlyIn === locale);
}

/** The country of a city, with its clock. */
export function yachtCountryOf(city: YachtCity): (typeof YACHT_COUNTRIES)[number] | undefined {
  return YACHT_COUNTRIES.find(({ cities }) => (cities as readonly YachtCity[]).includes(city));
}

/** The city that a written place begins with, as in "Bodrum, Turkey"; `namesOf` gives its names in whatever languages. */
export function writtenYachtCity(
  place: string,
  namesOf: (city: YachtCity) => readonly string[],
): YachtCity | undefined {
  const [first = ""] = place.split(",");
  const written = first.trim().toLowerCase();
  return YACHT_CITIES.find((city) => namesOf(city).some((name) => name.toLowerCase() === written));
}
