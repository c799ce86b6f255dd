import { MINUTE_MS } from "#domain/values/durations.ts";

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::[0-5]\d)?$/;

/**
 * A wall-clock time at some place, `YYYY-MM-DD HH:mm`. It becomes a moment only with the place's time zone (see
 * zoned-time.ts).
 */
export type LocalTime = string;

/** Reads a local time; an impossible date (31 February) or time gives undefined. */
export function parseLocalTime(text: string): LocalTime | undefined {
  const match = PATTERN.exec(text.trim());
  if (!match) return undefined;
  const [, year, month, day, hour, minute] = match.map(Number) as [number, number, number, number, number, number];
  const ms = Date.UTC(year, month - 1, day, hour, minute);
  // Anything out of range rolls over, 31 February as well as 25 o'clock, and comes back as a different text.
  const back = fromWallMs(ms);
  return back === `${match[1]}-${match[2]}-${match[3]} ${match[4]}:${match[5]}` ? back : undefined;
}

/** The wall clock as milliseconds on a zoneless axis, for differences only. */
export function wallMs(local: LocalTime): number {
  return Date.parse(`${local.slice(0, 10)}T${local.slice(11, 16)}Z`);
}

/** The inverse of `wallMs`. */
export function fromWallMs(ms: number): LocalTime {
  const iso = new Date(ms).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)}`;
}

/** Moves a local time by minutes on the wall clock. */
export function addMinutes(local: LocalTime, minutes: number): LocalTime {
  return fromWallMs(wallMs(local) + minutes * MINUTE_MS);
}

/** Minutes from `a` to `b` on the wall clock; negative when `b` is earlier. */
export function minutesBetween(a: LocalTime, b: LocalTime): number {
  return Math.round((wallMs(b) - wallMs(a)) / MINUTE_MS);
}

/** `DD.MM.YYYY HH:mm`, the display form. */
export function displayLocalTime(local: LocalTime): string {
  return `${local.slice(8, 10)}.${local.slice(5, 7)}.${local.slice(0, 4)} ${local.slice(11, 16)}`;
}
