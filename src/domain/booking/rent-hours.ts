import { HOUR_SECONDS } from "#domain/values/hour-seconds.ts";
import { addMinutes, minutesBetween, type LocalTime } from "#domain/values/local-time.ts";
import { momentOf, resolveLocalTime, toLocalTime } from "#domain/values/zoned-time.ts";
import { RENT_HOURS, rentSeconds } from "./rent-seconds.ts";

/** The end of a rent is edited field by field, so the hours follow this long after the last edit. */
export const RENT_END_DELAY_MS = 2000;

/** The slider of a rent moves its start by this many minutes. */
export const RENT_START_STEP_MINUTES = 30;

/** A start that is only proposed: in the morning, with a whole day for the slowest car to be sent. */
const PROPOSED_CLOCK = "10:00";
const PROPOSED_AHEAD_MINUTES = 1440;

const HOUR_MINUTES = 60;
const DAY_MINUTES = 1440;

/** Brings any number into the hours that can be rented: 30 becomes 24, 0 becomes 1; what is no number, the default. */
export function clampRentHours(hours: number): number {
  if (Number.isNaN(hours)) return RENT_HOURS.default;
  return Math.min(Math.max(Math.ceil(hours), RENT_HOURS.min), RENT_HOURS.max);
}

/** The hours of a rent of so many seconds. */
export function rentHoursOf(seconds: number): number {
  return clampRentHours(seconds / HOUR_SECONDS);
}

/** When a rent ends on the clock of its place: real hours, so that a night in which clocks change is not off by one. */
export function rentEnd(start: LocalTime, hours: number, zone: string): LocalTime {
  const resolved = resolveLocalTime(start, zone);
  const at = momentOf(resolved);
  // A time that clocks skip is no start; the server refuses it with the next one that exists.
  if (at === undefined) return addMinutes(start, hours * HOUR_MINUTES);
  return toLocalTime(at + rentSeconds(hours) * 1000, zone);
}

/**
 * The hours from a start until the next time the clock of its place shows `clock`, `HH:mm`: a time before the start, or the
 * start itself, means the next day. A started hour counts as a whole one, as it is charged.
 */
export function rentHoursUntil(start: LocalTime, clock: string, zone: string): number {
  const sameDay = `${start.slice(0, 10)} ${clock}`;
  const end = minutesBetween(start, sameDay) > 0 ? sameDay : addMinutes(sameDay, DAY_MINUTES);
  const startAt = momentOf(resolveLocalTime(start, zone));
  const resolvedEnd = resolveLocalTime(end, zone);
  const endAt = resolvedEnd.kind === "gap" ? momentOf(resolveLocalTime(resolvedEnd.next, zone)) : momentOf(resolvedEnd);
  if (startAt === undefined || endAt === undefined) return clampRentHours(minutesBetween(start, end) / HOUR_MINUTES);
  return clampRentHours((endAt - startAt) / 1000 / HOUR_SECONDS);
}

/** The hours that a class must be rented for when fewer are asked for; undefined when the asked hours are enough. */
export function hoursToTake(asked: number, minimumSeconds: number): number | undefined {
  const least = Math.ceil(minimumSeconds / HOUR_SECONDS);
  return asked < least ? least : undefined;
}

/** The start that is proposed until the traveller names one: the first morning with time enough to send any car. */
export function proposedRentStart(nowLocal: LocalTime): LocalTime {
  const earliest = addMinutes(nowLocal, PROPOSED_AHEAD_MINUTES);
  const morning = `${earliest.slice(0, 10)} ${PROPOSED_CLOCK}`;
  return morning >= earliest ? morning : addMinutes(morning, DAY_MINUTES);
}
