import { DAY_MS, MINUTE_MS } from "#domain/values/durations.ts";
import { fromWallMs, wallMs, type LocalTime } from "#domain/values/local-time.ts";

/**
 * Until the end of 1972 some clocks were seconds off. Rides are never booked for those days, so they get this year's
 * offset.
 */
const FIRST_YEAR = Date.UTC(1973, 0, 1);

/** Used only when the zone of a place is unknown. */
export const DEFAULT_ZONE = "Asia/Novosibirsk";

/**
 * What a wall-clock time means at a place: one moment, a moment that clocks skip (`next` is the first that exists), or one
 * of two when clocks go back.
 */
export type ResolvedTime =
  | { readonly kind: "moment"; readonly at: number }
  | { readonly kind: "gap"; readonly next: LocalTime }
  | { readonly kind: "twice"; readonly first: number; readonly second: number };

/** Finds the moment of a wall-clock time in a zone. The form and the server both use it for local times. */
export function resolveLocalTime(local: LocalTime, zone: string): ResolvedTime {
  const wall = wallMs(local);
  const before = offsetMs(wall - DAY_MS, zone);
  const after = offsetMs(wall + DAY_MS, zone);
  const [first, second] = [...new Set([before, after])]
    .filter((offset) => offsetMs(wall - offset, zone) === offset)
    .map((offset) => wall - offset)
    .sort((a, b) => a - b);
  if (first === undefined) return { kind: "gap", next: toLocalTime(firstWithOffset(after, wall, before, zone), zone) };
  return second === undefined ? { kind: "moment", at: first } : { kind: "twice", first, second };
}

/**
 * The moment of a wall-clock time in epoch milliseconds: the first one of a doubled hour; undefined for a time that clocks
 * skip.
 */
export function momentOf(resolved: ResolvedTime): number | undefined {
  switch (resolved.kind) {
    case "moment":
      return resolved.at;
    case "twice":
      return resolved.first;
    case "gap":
      return undefined;
  }
}

/** The moment at which clocks skip a wall-clock time and change their offset. */
function firstWithOffset(after: number, wall: number, before: number, zone: string): number {
  let [low, high] = [wall - after, wall - before];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetMs(middle, zone) === after) high = middle;
    else low = middle;
  }
  return high;
}

/** The wall clock of a place at a moment. */
export function toLocalTime(at: number, zone: string): LocalTime {
  return fromWallMs(at + offsetMs(at, zone));
}

/** Offset of a zone from UTC at a moment, in minutes. */
export function zoneOffsetMinutes(at: number, zone: string): number {
  return offsetMs(at, zone) / MINUTE_MS;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function offsetMs(at: number, zone: string): number {
  const minute = Math.floor(Math.max(at, FIRST_YEAR) / MINUTE_MS) * MINUTE_MS;
  const shown = clockOf(zone).format(minute).match(/\d+/g) ?? [];
  const [month, day, year, hour, minutes] = shown.map(Number) as [number, number, number, number, number];
  return Date.UTC(year, month - 1, day, hour, minutes) - minute;
}

/** Making a formatter takes far longer than using it, so each zone keeps its own. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  clocks.set(zone, clock);
  return clock;
}
