import { fromWallMs } from "#domain/values/local-time.ts";
import { zoneOffsetMinutes } from "#domain/values/zoned-time.ts";
import { calendarLocal } from "#server/modules/notifications/files/calendar-text.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** Clocks that change at all change within this time. */
const LOOK_BACK_DAYS = 370;

/** The rules of a zone for an event, as a calendar wants them: the last change of clocks before it, and any during it. */
export function zoneRules(zone: string, from: number, to: number): string[] {
  const changes = clockChanges(zone, from - LOOK_BACK_DAYS * DAY_MS, to + DAY_MS);
  const [before] = changes.filter(({ at }) => at <= from).slice(-1);
  const during = changes.filter(({ at }) => at > from);
  const offset = zoneOffsetMinutes(from, zone);
  const first = before ?? { at: -offset * MINUTE_MS, old: offset, fresh: offset };
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...[first, ...during].flatMap(({ at, old, fresh }) => {
      const kind = fresh > old ? "DAYLIGHT" : "STANDARD";
      return [
        `BEGIN:${kind}`,
        // A change is written on the clock that it ends.
        `DTSTART:${calendarLocal(fromWallMs(at + old * MINUTE_MS))}`,
        `TZOFFSETFROM:${offsetText(old)}`,
        `TZOFFSETTO:${offsetText(fresh)}`,
        `END:${kind}`,
      ];
    }),
    "END:VTIMEZONE",
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
