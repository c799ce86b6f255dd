import { parseLocalTime, wallMs, type LocalTime } from "#domain/values/local-time.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";

/** `DD.MM.YYYY HH:mm`, as our pages show a time and old clients send it. */
const SHOWN = /^(\d{2})\.(\d{2})\.(\d{4})([ T].*)$/;

/** A date and a time, seconds or not, and maybe an offset from UTC; a plus that came in an address is a space. */
const WRITTEN = /^(\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2})(?::[0-5]\d(?:\.\d+)?)? ?(?:(Z)|([+ -])(\d{2}):?([0-5]\d))?$/i;

/** Seconds or milliseconds since 1970. */
const EPOCH = /^\d{10}(\d{3})?$/;

const MINUTE_MS = 60_000;
/** No clock is further from UTC. */
const FURTHEST_OFFSET = 14 * 60;

/**
 * Reads a time that a client sends in a form of its own as one on the clock of a place: `YYYY-MM-DD HH:mm` or as it is shown,
 * with or without seconds, with an offset or Z, or as a moment. A text of no form we know says nothing and gives null; one of a
 * known form that names no time there is gives undefined.
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
