import { LOCALES, type Locale } from "#domain/values/locale.ts";
import { nameIn, type Named } from "#domain/values/named.ts";

/** A text with a column for each language, such as `name_en`; another language needs a migration that adds a column. */
export type LocaleColumns<Text extends string> = Record<`${Text}_${Locale}`, string>;

/** The columns of a text in the form of its table's row. */
export function localeColumns<Text extends string>(text: Text, named: Named): LocaleColumns<Text> {
  const columns = LOCALES.map((locale) => [`${text}_${locale}`, nameIn(named, locale)]);
  return Object.fromEntries(columns) as LocaleColumns<Text>;
}
