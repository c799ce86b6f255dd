import { LOCALES, type Locale } from "#domain/values/locale.ts";
import { nameIn, type Named } from "#domain/values/named.ts";

/** A text that has a column for each language, such as `name_en`: another language is a migration with another column. */
export type LocaleColumns<Text extends string> = Record<`${Text}_${Locale}`, string>;

/** The columns of a text as a row of its table holds them. */
export function localeColumns<Text extends string>(text: Text, named: Named): LocaleColumns<Text> {
  const columns = LOCALES.map((locale) => [`${text}_${locale}`, nameIn(named, locale)]);
  return Object.fromEntries(columns) as LocaleColumns<Text>;
}
