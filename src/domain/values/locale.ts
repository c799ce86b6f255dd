/** The languages of the product; to add another, start here and with a folder of messages. */
export const LOCALES = ["en", "ru"] as const;

/** A language of the product. */
export type Locale = (typeof LOCALES)[number];

/** The language of those who have not said which they read. */
export const USUAL_LOCALE: Locale = "ru";

/** Russian is the default; every language we do not speak is answered in English. */
export function localeOf(lang: string | undefined): Locale {
  if (lang === undefined) return USUAL_LOCALE;
  return LOCALES.find((locale) => lang.toLowerCase().startsWith(locale)) ?? "en";
}

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: "English", ru: "Русский" };
