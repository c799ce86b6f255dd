import { isInHours, isOnDates, isValidOn, isYearly, weekdayOf, yearDay } from "#domain/tariffs/rule-time.ts";
import type { RuleTime, TariffRule, Validity } from "#domain/tariffs/tariff-book.ts";
import { DAY_MS } from "#domain/values/durations.ts";

type Dates = RuleTime["dates"];
type Asked = Pick<TariffRule, "time" | "valid">;

/** An open validity begins and ends on these dates. */
const FIRST_DAY = "0001-01-01";
const LAST_DAY = "9999-12-31";

/** Longer ranges are compared by their ends instead of day by day; they contain every weekday. */
const COUNTED_DAYS_MAX = 31;

/** Whether two validity periods share a day. */
export function doValiditiesMeet(one: Validity, other: Validity): boolean {
  const isBefore = (a: Validity, b: Validity): boolean => a.to !== null && b.from !== null && a.to < b.from;
  return !isBefore(one, other) && !isBefore(other, one);
}

/** Whether some pick-up can satisfy both rules. */
export function doTimesMeet(one: Asked, other: Asked): boolean {
  if (!doValiditiesMeet(one.valid, other.valid)) return false;
  const [hours, others] = [one.time?.hours ?? null, other.time?.hours ?? null];
  if (hours !== null && others !== null && !doHoursMeet(hours, others)) return false;
  const [weekdays, more] = [one.time?.weekdays ?? [], other.time?.weekdays ?? []];
  if (weekdays.length > 0 && more.length > 0 && !weekdays.some((day) => more.includes(day))) return false;
  return doDaysMeet(one, other);
}

/** Two windows meet when one of them starts within the other. */
function doHoursMeet(one: NonNullable<RuleTime["hours"]>, other: NonNullable<RuleTime["hours"]>): boolean {
  return isInHours(one, other.from) || isInHours(other, one.from);
}

function doDaysMeet(one: Asked, other: Asked): boolean {
  const days = countedDays(one.time?.dates ?? []) ?? countedDays(other.time?.dates ?? []);
  if (days !== undefined) return days.some((day) => isDay(one, day) && isDay(other, day));
  const asked = [one.time?.dates ?? [], other.time?.dates ?? [], [ofBoth(one.valid, other.valid)]];
  return asked.every((dates, index) => asked.slice(index + 1).every((more) => doDatesMeet(dates, more)));
}

function doDatesMeet(one: Dates, other: Dates): boolean {
  if (one.length === 0 || other.length === 0) return true;
  return one.some((range) => other.some((another) => doRangesMeet(range, another)));
}

function ofBoth(one: Validity, other: Validity): Dates[number] {
  const [from = FIRST_DAY] = [one.from, other.from]
    .filter((day) => day !== null)
    .sort()
    .reverse();
  const [to = LAST_DAY] = [one.to, other.to].filter((day) => day !== null).sort();
  return { from, to };
}

function isDay({ time, valid }: Asked, day: string): boolean {
  if (!isValidOn(valid, day)) return false;
  if (time === null) return true;
  const { weekdays, dates } = time;
  return (weekdays.length === 0 || weekdays.includes(weekdayOf(day))) && (dates.length === 0 || isOnDates(dates, day));
}

/** All days of one-off ranges, when they are few enough to check each. */
function countedDays(dates: Dates): readonly string[] | undefined {
  if (dates.length === 0 || dates.some(({ from }) => isYearly(from))) return undefined;
  const days: string[] = [];
  for (const { from, to } of dates) {
    for (let day = Date.parse(from); day <= Date.parse(to); day += DAY_MS) {
      if (days.push(new Date(day).toISOString().slice(0, 10)) > COUNTED_DAYS_MAX) return undefined;
    }
  }
  return days;
}

function doRangesMeet(one: Dates[number], other: Dates[number]): boolean {
  if (!isYearly(one.from) && !isYearly(other.from)) return one.from <= other.to && other.from <= one.to;
  const [a, b] = [eachYear(one), eachYear(other)];
  return a === undefined || b === undefined || isIn(a, b.from) || isIn(b, a.from);
}

/** A range as days of the year; undefined when it covers them all. */
function eachYear(range: Dates[number]): Dates[number] | undefined {
  if (isYearly(range.from)) return range;
  if (Date.parse(range.to) - Date.parse(range.from) >= 365 * DAY_MS) return undefined;
  return { from: yearDay(range.from), to: yearDay(range.to) };
}

function isIn({ from, to }: Dates[number], day: string): boolean {
  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}
