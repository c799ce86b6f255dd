/** The languages of the product; another language begins here, and with a folder of messages. */
export const LOCALES = ["en", "ru"] as const;

/** A language of the product. */
export type Locale = (typeof LOCALES)[number];

/** What each language is called by those who read it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: "English", ru: "Русский" };
