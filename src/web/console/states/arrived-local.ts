import { DAY_MS } from "#domain/values/durations.ts";

const HALF_DAY = 12 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The wall clock of an arrival that was typed as a time alone: on the day of the pick-up, or past its midnight. */
export function arrivedLocal(pickup: string, time: string): string | undefined {
  if (!/^\d{2}:\d{2}$/.test(time)) return undefined;
  const more = minutesOf(time) - minutesOf(pickup.slice(11, 16));
  const days = more < -HALF_DAY ? 1 : more > HALF_DAY ? -1 : 0;
  const day = new Date(Date.parse(`${pickup.slice(0, 10)}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  return `${day} ${time}`;
}
