import { LOCALES, type Locale } from "#domain/values/locale.ts";

/** The languages that every name has; the first of them stands in for a missing later one. */
const ALWAYS_NAMED = ["en", "ru"] as const satisfies readonly Locale[];

/** A name, a title or another short text in every language of the product. */
export type Named = Readonly<Record<(typeof ALWAYS_NAMED)[number], string> & Partial<Record<Locale, string>>>;

/** The name in a language. */
export function nameIn(named: Named, locale: Locale): string {
  return named[locale] ?? named[ALWAYS_NAMED[0]];
}

/** Whether every name must have this language; a later one may be missing. */
export function isAlwaysNamed(locale: Locale): boolean {
  return ALWAYS_NAMED.some((always) => always === locale);
}

/** A name in all languages, each read separately; undefined leaves out a later language. */
export function namedBy(read: (locale: Locale) => string | undefined): Named {
  const named: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) {
    const name = read(locale);
    if (name !== undefined) named[locale] = name;
  }
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
