import type { Locale } from "#domain/values/locale.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { formatDayTime } from "#i18n/format.ts";

/** A moment by the clock of a place, in words: the next whole minute, so that it is never said too early. */
export function momentAt(at: number, zone: string, locale: Locale): string {
  return formatDayTime(toLocalTime(Math.ceil(at / 60_000) * 60_000, zone), locale);
}
