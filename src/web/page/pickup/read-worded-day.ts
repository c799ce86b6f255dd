import { LOCALES } from "#domain/values/locale.ts";
import { languageTag } from "#i18n/format.ts";
import { wordedDate, type WrittenDay } from "#ui/worded-date.ts";

/** Reads a day whose month is a word: dates are pasted from letters and tickets, in any of our languages. */
export function readWordedDay(text: string): WrittenDay | undefined {
  return wordedDate(text, LOCALES.map(languageTag));
}
