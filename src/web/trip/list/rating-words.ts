import { numberFormat } from "#i18n/number-format.ts";

/** A rating with one decimal, 4.8. */
export function ratingWords(rating: number, locale: string): string {
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
}
