import { DAY_MS, MINUTE_MS } from "#domain/values/durations.ts";
import { fromWallMs } from "#domain/values/local-time.ts";
import { zoneOffsetMinutes } from "#domain/values/zoned-time.ts";
import { calendarLocal } from "#server/modules/notifications/files/calendar-text.ts";

/** Clocks that change at all change within this time. */
const LOOK_BACK_DAYS = 370;
/** A yearly rule must be right for the changes of these further days. */
const LOOK_AHEAD_DAYS = 3 * 366;
const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/**
 * The rules of a zone for an event: yearly ones for both clocks where the zone has such, because some calendars ignore changes that
 * are listed once; elsewhere the last change before the event, and any during it.
 */
export function zoneRules(zone: string, from: number, to: number): string[] {
  const all = clockChanges(zone, from - LOOK_BACK_DAYS * DAY_MS, to + LOOK_AHEAD_DAYS * DAY_MS);
  const yearly = [...Map.groupBy(all, kindOf).values()].map(yearlyRule);
  if (yearly.length === 2 && yearly.every((lines) => lines !== undefined))
    return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...yearly.flat(), "END:VTIMEZONE"];
  return listedRules(zone, from, to);
}

/** The component of changes that come every year on the same weekday of a month at the same time; undefined where they do not. */
function yearlyRule(changes: readonly ClockChange[]): string[] | undefined {
  const [first] = changes;
  if (first === undefined || changes.length < 3) return undefined;
  const days = changes.map(({ at, old }) => new Date(at + old * MINUTE_MS));
  const same = (values: readonly (string | number)[]): boolean => new Set(values).size === 1;
  const ordinals = days.map((day) => Math.ceil(day.getUTCDate() / 7));
  const isLast = days.every((day) => new Date(day.getTime() + 7 * DAY_MS).getUTCMonth() !== day.getUTCMonth());
  const isYearly =
    same(days.map((day) => `${day.getUTCMonth()} ${day.getUTCDay()} ${day.toISOString().slice(11)}`)) &&
    same(changes.map(({ old, fresh }) => `${old} ${fresh}`)) &&
    same(days.map((day, index) => day.getUTCFullYear() - index)) &&
    (isLast || same(ordinals));
  const [day] = days;
  if (!isYearly || day === undefined) return undefined;
  const place = `${isLast ? -1 : ordinals[0]}${WEEKDAYS[day.getUTCDay()]}`;
  return changeLines(first, [`RRULE:FREQ=YEARLY;BYMONTH=${day.getUTCMonth() + 1};BYDAY=${place}`]);
}

function listedRules(zone: string, from: number, to: number): string[] {
  const changes = clockChanges(zone, from - LOOK_BACK_DAYS * DAY_MS, to + DAY_MS);
  const [before] = changes.filter(({ at }) => at <= from).slice(-1);
  const during = changes.filter(({ at }) => at > from);
  const offset = zoneOffsetMinutes(from, zone);
  const first = before ?? { at: -offset * MINUTE_MS, old: offset, fresh: offset };
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...[first, ...during].flatMap((change) => changeLines(change)),
    "END:VTIMEZONE",
  ];
}

const kindOf = ({ old, fresh }: ClockChange): string => (fresh > old ? "DAYLIGHT" : "STANDARD");

function changeLines(change: ClockChange, rule: readonly string[] = []): string[] {
  const { at, old, fresh } = change;
  const kind = kindOf(change);
  return [
    `BEGIN:${kind}`,
    // A change is written on the clock that it ends.
    `DTSTART:${calendarLocal(fromWallMs(at + old * MINUTE_MS))}`,
    `TZOFFSETFROM:${offsetText(old)}`,
    `TZOFFSETTO:${offsetText(fresh)}`,
    ...rule,
    `END:${kind}`,
  ];
}

interface ClockChange {
  readonly at: number;
  /** Minutes east of Greenwich before and after. */
  readonly old: number;
  readonly fresh: number;
}

function clockChanges(zone: string, from: number, to: number): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let day = from; day < to; day += DAY_MS) {
    const [old, fresh] = [zoneOffsetMinutes(day, zone), zoneOffsetMinutes(day + DAY_MS, zone)];
    if (old === fresh) continue;
    let [low, high] = [day, day + DAY_MS];
    while (high - low > MINUTE_MS) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
      if (zoneOffsetMinutes(middle, zone) === fresh) high = middle;
      else low = middle;
    }
    changes.push({ at: Math.floor(high / MINUTE_MS) * MINUTE_MS, old, fresh });
  }
  return changes;
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}${String(rest).padStart(2, "0")}`;
}
