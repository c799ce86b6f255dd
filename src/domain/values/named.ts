import { LOCALES, type Locale } from "#domain/values/locale.ts";

/** The languages that every name has; the first of them stands in for a missing later one. */
const ALWAYS_NAMED = ["en", "ru"] as const satisfies readonly Locale[];

/** A name, a title or another short text in every language of the product. */
export type Named = Readonly<Record<(typeof ALWAYS_NAMED)[number], string> & Partial<Record<Locale, string>>>;

/** The name in a language. */
export function nameIn(named: Named, locale: Locale): string {
  return named[locale] ?? named[ALWAYS_NAMED[0]];
}

/** A name in all languages, each read separately. */
export function namedBy(read: (locale: Locale) => string): Named {
  const named: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) named[locale] = read(locale);
  return named as Record<Locale, string>;
}

/** A name that is the same in every language. */
export function sameInAll(name: string): Named {
  return namedBy(() => name);
}

/** The name in each language; an untranslated name appears more than once. */
export function allNames(named: Named): readonly string[] {
  return Object.values(named);
}
