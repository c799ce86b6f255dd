import { LOCALES } from "#domain/values/locale.ts";
import { isAlwaysNamed, nameIn, namedBy, type Named } from "#domain/values/named.ts";
import type { Fields } from "#server/modules/tariffs/file/open-fields.ts";
import { label } from "#server/modules/tariffs/kinds/text-kinds.ts";

/** The members of the file that name an entry, one for each language. */
export const TITLE_FIELDS = LOCALES.map((locale) => `title-${locale}` as const);

/** Reads the name of an entry; a language that came later may be left out. */
export function readTitle(fields: Fields): Named {
  return namedBy((locale) =>
    isAlwaysNamed(locale)
      ? fields.need(`title-${locale}`, label())
      : fields.may(`title-${locale}`, label(), "") || undefined,
  );
}

/** A name as the members of the file say it. */
export function titleWords(named: Named): Readonly<Record<string, string>> {
  return Object.fromEntries(LOCALES.map((locale) => [`title-${locale}`, nameIn(named, locale)]));
}
