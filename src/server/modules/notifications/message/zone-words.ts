import type { Locale } from "#domain/values/locale.ts";
import { formatOffset, languageTag } from "#i18n/format.ts";

/** A time zone as people name it at a moment: «Москва, GMT+3», "Moscow Time, GMT+3". */
export function zoneWords(zone: string, at: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), { timeZone: zone, timeZoneName: "shortGeneric" });
  const parts = format.formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  const offset = formatOffset(zone, at);
  return name.startsWith("GMT") || offset === "" ? name : `${name}, ${offset}`;
}
