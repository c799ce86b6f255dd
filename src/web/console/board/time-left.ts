import { MINUTE_MS } from "#domain/values/durations.ts";

const DAY_MINUTES = 1440;

/** How long until a pick-up, in the fewest words. */
export interface TimeLeft {
  /** Key of its words, with the numbers they take. */
  readonly key: "minutes" | "hours" | "days";
  readonly values: { readonly sign: string; readonly days: number; readonly hours: number; readonly minutes: string };
  /** Within the hour, or past. */
  readonly isNear: boolean;
}

/** How long until a moment, or since it; both in epoch milliseconds. */
export function timeLeft(at: number, now: number): TimeLeft {
  const minutes = Math.floor(Math.abs(at - now) / MINUTE_MS);
  const isPast = at < now;
  const hours = Math.floor(minutes / 60);
  const key = minutes < 60 ? "minutes" : minutes < 2 * DAY_MINUTES ? "hours" : "days";
  return {
    key,
    values: {
      sign: isPast ? "−" : "",
      days: Math.floor(minutes / DAY_MINUTES),
      hours,
      minutes: key === "minutes" ? String(minutes) : String(minutes % 60).padStart(2, "0"),
    },
    isNear: isPast || minutes < 60,
  };
}
