import type { LocalTime } from "#domain/values/local-time.ts";

/** The wall clock of a zone at a moment in epoch milliseconds. */
export function localTimeIn(zone: string, at: number): LocalTime {
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  return clock.format(at);
}
