import { fromWallMs, wallMs, type LocalTime } from "#domain/values/local-time.ts";

/** Yachts are asked for from tomorrow (YAC-18) to so many months ahead (YAC-19). */
export const YACHT_MONTHS_AHEAD = 6;

/** Hours of a rent and guests aboard that a request may name (YAC-21). */
export const YACHT_LIMITS = { hours: { least: 1, most: 24 }, guests: { least: 1, most: 50 } } as const;

const DAY_MS = 86_400_000;

/** The first and the last day, `YYYY-MM-DD`, that can be asked for when today is this day. */
export function yachtWindow(today: string): { readonly first: string; readonly last: string } {
  const midnight = `${today} 00:00`;
  return { first: fromWallMs(wallMs(midnight) + DAY_MS).slice(0, 10), last: monthsLater(today, YACHT_MONTHS_AHEAD) };
}

/**
 * Whether a yacht can be asked for at this time of a place that nobody has put on a map: it must be within the window on some
 * clock of the earth, which all lie within half a day before UTC and 14 hours after it.
 */
export function isInYachtWindow(time: LocalTime, now: number): boolean {
  const day = time.slice(0, 10);
  const todayAt = (hours: number) => fromWallMs(now + hours * 3_600_000).slice(0, 10);
  return day >= yachtWindow(todayAt(-12)).first && day <= yachtWindow(todayAt(14)).last;
}

/** The same day of a later month, or its last day where it is shorter. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const kept = Math.min(date, last.getUTCDate());
  return `${last.toISOString().slice(0, 8)}${String(kept).padStart(2, "0")}`;
}
