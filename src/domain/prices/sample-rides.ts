import { addMinutes, minutesBetween, type LocalTime } from "#domain/values/local-time.ts";

/** So many sample rides are kept at most. */
export const MOST_SAMPLES = 500;

/** The longest name of a sample ride. */
export const SAMPLE_NAME_LENGTH = 80;

/** The greatest sum that may be expected, in whole units. */
export const MOST_EXPECTED = 100_000_000;

/** A pick-up nearer than a day is refused by lead times, which says nothing about prices. */
const LEAST_AHEAD_MINUTES = 24 * 60;

/** 52 weeks keep the weekday, and the season within two days a year. */
const YEAR_MINUTES = 52 * 7 * 24 * 60;

/** The pick-up that a sample ride asks for: its own while that lies a day ahead, then the same weekday and hour of a later year. */
export function samplePickup(kept: LocalTime | null, now: LocalTime): LocalTime | null {
  if (kept === null) return null;
  const late = minutesBetween(kept, addMinutes(now, LEAST_AHEAD_MINUTES));
  return late <= 0 ? kept : addMinutes(kept, Math.ceil(late / YEAR_MINUTES) * YEAR_MINUTES);
}
