import { numberFormat } from "#i18n/number-format.ts";

const NO_BREAK_SPACE = "\u00A0";

/** Where a language departs from `Intl`; English is international: day first, 24-hour clock. */
const WRITING = {
  ru: {
    tag: "ru-RU",
    weekday: "long",
    day: (date: string, weekday: string) => `${date}, ${weekday}`,
  },
  en: {
    tag: "en-GB",
    weekday: "short",
    day: (date: string, weekday: string) => `${weekday} ${date}`,
  },
} as const;

/** A language that dates and numbers can be written in. */
export type FormatLocale = keyof typeof WRITING;

/** The `Intl` tag that matches how we write a language. */
export function languageTag(locale: FormatLocale): string {
  return WRITING[locale].tag;
}

/** A day of a wall-clock time: «24 ноября, вторник», "Tue 24 November"; the year only when it differs from `year`. */
export function formatDay(local: string, locale: FormatLocale, year = local.slice(0, 4)): string {
  const day = wallDate(local);
  const other = local.slice(0, 4) !== year;
  const date = part(day, locale, {
    day: "numeric",
    month: "long",
    ...(other ? { year: "numeric" } : {}),
  });
  const { weekday, day: written } = WRITING[locale];
  return written(date, part(day, locale, { weekday }));
}

/** A day with its year, in a sentence: «24 ноября 2026 года», "24 November 2026". */
export function formatDate(day: string, locale: FormatLocale): string {
  const date = part(wallDate(day), locale, { day: "numeric", month: "long", year: "numeric" });
  return date.replace(/\sг\.$/, `${NO_BREAK_SPACE}года`);
}

/** A wall-clock time in the middle of a sentence: «24 ноября, 12:40», "24 November, 12:40". */
export function formatDayTime(local: string, locale: FormatLocale): string {
  return `${part(wallDate(local), locale, { day: "numeric", month: "long" })}, ${formatTime(local)}`;
}

/** A day where there is little room: «24 нояб.», "24 Nov". */
export function formatShortDay(local: string, locale: FormatLocale): string {
  return part(wallDate(local), locale, { day: "numeric", month: "short" });
}

/** The day of the week where there is little room: «пт», "Fri". */
export function formatWeekday(local: string, locale: FormatLocale): string {
  return part(wallDate(local), locale, { weekday: "short" });
}

/** The clock part of a wall-clock time, `18:40`. */
export function formatTime(local: string): string {
  return local.slice(11, 16);
}

/** A duration in seconds, shown to the minute: «1 ч 20 мин», "55 min". */
export function formatDuration(seconds: number, locale: FormatLocale): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const texts = [hours > 0 ? unit(hours, "hour", locale) : "", rest > 0 ? unit(rest, "minute", locale) : ""];
  return texts.filter((text) => text !== "").join(" ");
}

/** A distance in kilometres: whole from 10 km, with one decimal below. */
export function formatDistance(km: number, locale: FormatLocale): string {
  return unit(km < 10 ? Math.round(km * 10) / 10 : Math.round(km), "kilometer", locale);
}

/** A zone's offset from GMT at a moment, `GMT+3`, or `GMT` where there is none; empty for an unknown zone. */
export function formatOffset(zone: string, at: Date): string {
  try {
    const parts = dateFormat("en", { timeZone: zone, timeZoneName: "shortOffset" }).formatToParts(at);
    const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
    return /^GMT[+-]0+$/.test(offset) ? "GMT" : offset;
  } catch {
    return "";
  }
}

function wallDate(local: string): Date {
  return new Date(`${local.slice(0, 10)}T${local.slice(11, 16) || "00:00"}Z`);
}

/** A day and its month stay on one line. */
function part(date: Date, locale: FormatLocale, options: Intl.DateTimeFormatOptions): string {
  const text = dateFormat(languageTag(locale), { ...options, timeZone: "UTC" }).format(date);
  return text.replace(/(\d) (?=\p{L})/gu, `$1${NO_BREAK_SPACE}`);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A formatter of dates and times, made once for its options: making one costs a hundred times what using it does. */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  dateFormats.set(key, format);
  return format;
}

function unit(value: number, name: "hour" | "minute" | "kilometer", locale: FormatLocale): string {
  const text = numberFormat(languageTag(locale), { style: "unit", unit: name, unitDisplay: "short" }).format(value);
  return text.replace(/\s/g, NO_BREAK_SPACE).replace("hrs", "h").replace("hr", "h").replace("mins", "min");
}
