import type { Locale } from "#domain/values/locale.ts";

/** The country whose numbers readers of a language write without its code; English has too many to choose one. */
const HOMES: Readonly<Partial<Record<Locale, string>>> = { ru: "RU" };

/** The country that a language alone points to. */
export function phoneHome(locale: Locale): string | undefined {
  return HOMES[locale];
}

/** The countries that a number without a code may belong to: that of the pick-up, then that of the language (ruling 2). */
export function phoneCountries(pickup: string, locale: Locale): string[] {
  return [...new Set([pickup.toUpperCase(), phoneHome(locale) ?? ""])].filter((country) => country !== "");
}
