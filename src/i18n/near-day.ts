import { formatDayTime, formatShortDay, formatTime, languageTag, type FormatLocale } from "#i18n/format.ts";

const DAY_MS = 86_400_000;

/** «Вчера», "today", «завтра»: the name of a day next to now, on the same clock; undefined for any other day. */
export function nearDay(local: string, now: string, locale: FormatLocale): string | undefined {
  const days = Math.round((Date.parse(local.slice(0, 10)) - Date.parse(now.slice(0, 10))) / DAY_MS);
  if (Math.abs(days) > 1) return undefined;
  return new Intl.RelativeTimeFormat(languageTag(locale), { numeric: "auto" }).format(days, "day");
}

/** A moment in the middle of a sentence, by the name of its day where that is near: «завтра, 12:40», "27 November, 12:40". */
export function formatNearTime(local: string, now: string, locale: FormatLocale): string {
  const near = nearDay(local, now, locale);
  return near === undefined ? formatDayTime(local, locale) : `${near}, ${formatTime(local)}`;
}

/** An end after a word such as "until", where there is little room: «12:40 завтра», "27 Nov, 12:40". */
export function formatNearEnd(local: string, now: string, locale: FormatLocale): string {
  const near = nearDay(local, now, locale);
  return near === undefined ? `${formatShortDay(local, locale)}, ${formatTime(local)}` : `${formatTime(local)} ${near}`;
}
