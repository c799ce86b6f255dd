import type { Locale } from "#domain/values/locale.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { say } from "#server/say.ts";

/** A text of the words files that is about tariffs. */
export type TariffsKey = Extract<MessageKey, `tariffs.${string}`>;

/** What stands in a text; a part may be a text itself. */
export type SaidValues = Readonly<Record<string, string | number | Said>>;

/** Something to say, in whatever language it will be read. */
export interface Said {
  readonly key: TariffsKey;
  readonly values: SaidValues;
}

/** Something to say. */
export function said(key: TariffsKey, values: SaidValues = {}): Said {
  return { key, values };
}

/** Says it in a language. */
export function sayIn(locale: Locale, { key, values }: Said): string {
  const texts = Object.entries(values).map(([name, value]): [string, string | number] => [
    name,
    typeof value === "object" ? sayIn(locale, value) : value,
  ]);
  return say(locale, key, Object.fromEntries(texts));
}

/** Says several things, with commas between. */
export function listIn(locale: Locale, list: readonly Said[]): string {
  return list.map((one) => sayIn(locale, one)).join(", ");
}
