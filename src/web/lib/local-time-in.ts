import type { LocalTime } from "#domain/values/local-time.ts";

/** Making a clock costs many times what reading it does, and lists read thousands of times. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a zone at a moment in epoch milliseconds. */
export function localTimeIn(zone: string, at: number): LocalTime {
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  clocks.set(zone, clock);
  return clock.format(at);
}

/** Whether a time on the clock of a zone is over at a moment in epoch milliseconds. */
export function hasPassed(time: LocalTime, zone: string, at: number): boolean {
  return time < localTimeIn(zone, at);
}
