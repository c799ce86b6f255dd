import type { Locale } from "#domain/values/locale.ts";

/** The country whose numbers readers of a language write without its code; English has too many to choose one. */
const HOMES: Readonly<Partial<Record<Locale, string>>> = { ru: "RU" };

/** Where a number without a code may be at home: any part may be unknown, which is empty. */
export interface PhoneHomes {
  /** Country of the pick-up. */
  readonly pickup: string;
  readonly locale: Locale;
  /** Country of the operator. */
  readonly operator: string;
}

/** The countries that a number without a code may belong to: that of the pick-up, of the language, and of the operator. */
export function phoneCountries({ pickup, locale, operator }: PhoneHomes): string[] {
  const countries = [pickup.toUpperCase(), HOMES[locale] ?? "", operator.toUpperCase()];
  return [...new Set(countries)].filter((country) => country !== "");
}
