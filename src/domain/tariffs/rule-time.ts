import type { RuleTime, Validity } from "#domain/tariffs/tariff-book.ts";
import type { LocalTime } from "#domain/values/local-time.ts";

/** Length of `MM-DD`, which tells a yearly date from a date of one year. */
const YEARLY_LENGTH = 5;

/** The first condition of a rule's time that a pick-up fails; `no-time` where none is given. */
export type TimeMisfit = "no-time" | "hours" | "weekdays" | "dates";

/** Why a pick-up does not lie within a rule's time; undefined when it does. Without a pick-up only a rule without time conditions fits. */
export function timeMisfit(time: RuleTime | null, pickup: LocalTime | null): TimeMisfit | undefined {
  if (time === null) return undefined;
  const { hours, weekdays, dates } = time;
  if (hours === null && weekdays.length === 0 && dates.length === 0) return undefined;
  if (pickup === null) return "no-time";
  const date = pickup.slice(0, 10);
  if (hours !== null && !isInHours(hours, pickup.slice(11, 16))) return "hours";
  if (weekdays.length > 0 && !weekdays.includes(weekdayOf(date))) return "weekdays";
  return dates.length === 0 || isOnDates(dates, date) ? undefined : "dates";
}

/** Whether a time of day lies in a window; its end is excluded, it may cross midnight, and equal ends mean all day. */
export function isInHours(hours: { readonly from: string; readonly to: string }, time: string): boolean {
  const { from, to } = hours;
  return from < to ? time >= from && time < to : time >= from || time < to;
}

/** Whether a date lies in one of the ranges. 29 February exists in leap years only. */
export function isOnDates(dates: RuleTime["dates"], date: string): boolean {
  return dates.some(({ from, to }) => {
    if (!isYearly(from)) return date >= from && date <= to;
    const day = yearDay(date);
    return from <= to ? day >= from && day <= to : day >= from || day <= to;
  });
}

/** Whether the validity includes a date. */
export function isValidOn(valid: Validity, date: string): boolean {
  return (valid.from === null || date >= valid.from) && (valid.to === null || date <= valid.to);
}

/** Day of the week of a `YYYY-MM-DD`; 1 is Monday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** Whether the end of a range is a yearly date. */
export function isYearly(day: string): boolean {
  return day.length === YEARLY_LENGTH;
}

/** `MM-DD` of a `YYYY-MM-DD`. */
export function yearDay(date: string): string {
  return date.slice(5);
}
