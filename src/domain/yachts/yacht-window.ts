import { DAY_MS } from "#domain/values/durations.ts";
import { fromWallMs, wallMs, type LocalTime } from "#domain/values/local-time.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";

/** Yachts can be requested from tomorrow to this many months ahead. */
export const YACHT_MONTHS_AHEAD = 6;

/** The first and the last day, `YYYY-MM-DD`, that can be requested on a given today. */
export function yachtWindow(today: string): { readonly first: string; readonly last: string } {
  const midnight = `${today} 00:00`;
  return { first: fromWallMs(wallMs(midnight) + DAY_MS).slice(0, 10), last: monthsLater(today, YACHT_MONTHS_AHEAD) };
}

/**
 * Whether a yacht can be requested for this local time. At a place whose zone is unknown it must fall within the window on some clock
 * on earth, from 12 hours behind UTC to 14 hours ahead.
 */
export function isInYachtWindow(time: LocalTime, now: number, zone?: string): boolean {
  const day = time.slice(0, 10);
  const todayAt = (hours: number) => fromWallMs(now + hours * 3_600_000).slice(0, 10);
  const today = zone === undefined ? undefined : toLocalTime(now, zone).slice(0, 10);
  return day >= yachtWindow(today ?? todayAt(-12)).first && day <= yachtWindow(today ?? todayAt(14)).last;
}

/** The same day of a later month, or its last day if the month is shorter. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const kept = Math.min(date, last.getUTCDate());
  return `${last.toISOString().slice(0, 8)}${String(kept).padStart(2, "0")}`;
}
