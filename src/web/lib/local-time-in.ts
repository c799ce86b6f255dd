import type { LocalTime } from "#domain/values/local-time.ts";

/** The wall clock of a zone at a moment in epoch milliseconds. */
export function localTimeIn(zone: string, at: number): LocalTime {
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  return clock.format(at);
}

/** Whether a time on the clock of a zone is over at a moment in epoch milliseconds. */
export function hasPassed(time: LocalTime, zone: string, at: number): boolean {
  return time < localTimeIn(zone, at);
}
