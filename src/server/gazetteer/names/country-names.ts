import { LOCALES, type Locale } from "#domain/values/locale.ts";
import { foldName } from "#server/gazetteer/names/fold-name.ts";

const DISPLAYS: ReadonlyMap<Locale, Intl.DisplayNames> = new Map(
  LOCALES.map((locale) => [locale, new Intl.DisplayNames(locale, { type: "region" })]),
);

/** Other names that people use for a country, by its code. */
const FURTHER_NAMES: Readonly<Record<string, string>> = {
  AE: "эмираты;emirates;uae;оаэ;арабские эмираты",
  BY: "белоруссия;belorussia",
  CZ: "чешская республика;czech republic",
  DO: "доминикана;dominicana",
  GB: "англия;england;шотландия;scotland;uk;британия;britain",
  KG: "киргизстан;kirgizia",
  KR: "корея;korea",
  MD: "молдавия;moldavia",
  MK: "македония;macedonia",
  NL: "голландия;holland",
  RU: "рф;российская федерация;russian federation",
  TR: "turkiye;turkey",
  US: "сша;usa;америка;america",
};

const known = new Map<string, readonly string[]>();

/** Every folded name of a country in all languages, without its code. */
export function countryNames(code: string): readonly string[] {
  const names = known.get(code) ?? foldedNames(code);
  known.set(code, names);
  return names;
}

function foldedNames(code: string): string[] {
  if (!/^[A-Z]{2}$/.test(code)) return [];
  const shown = LOCALES.flatMap((locale) => [countryName(code, locale), standardCountryName(code, locale)]);
  return [...new Set([...shown, ...(FURTHER_NAMES[code]?.split(";") ?? [])].map(foldName))];
}

/** Names as people say them, where the standard has a longer or an official one. */
const SHORT_NAMES: Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>> = {
  ru: {
    AE: "ОАЭ",
    BA: "Босния и Герцеговина",
    CD: "ДР Конго",
    CG: "Конго",
    CI: "Кот-д’Ивуар",
    FK: "Фолклендские острова",
    HK: "Гонконг",
    KP: "Северная Корея",
    KR: "Южная Корея",
    MK: "Северная Македония",
    MM: "Мьянма",
    MO: "Макао",
    PS: "Палестина",
    US: "США",
    ZA: "ЮАР",
    CF: "ЦАР",
  },
  en: { BA: "Bosnia and Herzegovina", HK: "Hong Kong", MM: "Myanmar", MO: "Macau", PS: "Palestine", TR: "Turkey" },
};

/** Name of a country by its code, in the given language; an unknown code is shown as it is. */
export function countryName(code: string, locale: Locale): string {
  return SHORT_NAMES[locale]?.[code] ?? standardCountryName(code, locale);
}

/** Name of a country as the standard has it; older answers gave it, and clients send it back. */
export function standardCountryName(code: string, locale: Locale): string {
  return /^[A-Z]{2}$/.test(code) ? (DISPLAYS.get(locale)?.of(code) ?? code) : code;
}
