import { LOCALES, type Locale } from "#domain/values/locale.ts";

/** The texts of a setting: one for all languages, or one for each in the order of our languages, parted by bars. */
export function inLanguages(text: string): string[] {
  return text.split("|").map((part) => part.trim());
}

/** What a setting says in one language. */
export function inLanguage(text: string, locale: Locale): string {
  const parts = inLanguages(text);
  return parts[LOCALES.indexOf(locale)] ?? parts[0] ?? "";
}

/** Values for every language. */
export function inEachLanguage<Value>(read: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, read(locale)])) as Record<Locale, Value>;
}
