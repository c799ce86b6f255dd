import { MINUTE_MS } from "#domain/values/durations.ts";
import { parseLocalTime, wallMs, type LocalTime } from "#domain/values/local-time.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";

/** `DD.MM.YYYY HH:mm`, the form that our pages show and old clients send. */
const SHOWN = /^(\d{2})\.(\d{2})\.(\d{4})([ T].*)$/;

/** A date and a time, with or without seconds, and an optional UTC offset; a plus arrives from a URL as a space. */
const WRITTEN = /^(\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2})(?::[0-5]\d(?:\.\d+)?)? ?(?:(Z)|([+ -])(\d{2}):?([0-5]\d))?$/i;

/** Seconds or milliseconds since 1970. */
const EPOCH = /^\d{10}(\d{3})?$/;

/** No clock is further from UTC than this. */
const FURTHEST_OFFSET = 14 * 60;

/**
 * Reads a time in any form that clients send, on the clock of a place: `YYYY-MM-DD HH:mm` or the displayed form, with or
 * without seconds, with an offset or Z, or as a moment. An unknown form gives null; a known form with an impossible time
 * gives undefined.
 */
export function readAnyTime(text: string, zone: () => string): LocalTime | null | undefined {
  const trimmed = text.trim().replace(SHOWN, "$3-$2-$1$4");
  const epoch = EPOCH.exec(trimmed);
  if (epoch) return toLocalTime(Number(trimmed) * (epoch[1] === undefined ? 1000 : 1), zone());
  const [, wall = "", utc, sign, hours, minutes] = WRITTEN.exec(trimmed) ?? [];
  if (wall === "") return null;
  const local = parseLocalTime(wall.toUpperCase());
  if (local === undefined || (utc === undefined && hours === undefined)) return local;
  const size = utc === undefined ? Number(hours) * 60 + Number(minutes) : 0;
  if (size > FURTHEST_OFFSET) return undefined;
  return toLocalTime(wallMs(local) - (sign === "-" ? -size : size) * MINUTE_MS, zone());
}
