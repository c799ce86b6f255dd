import type { RuleTime, Validity } from "#domain/tariffs/tariff-book.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import type { Fields } from "#server/modules/tariffs/file/open-fields.ts";
import { DATE, oneOf } from "#server/modules/tariffs/kinds/text-kinds.ts";
import { Wrong, type ValueKind } from "#server/modules/tariffs/kinds/value-kind.ts";

const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const DAY = oneOf(DAYS);
/** A leap year, so that 29 February is a day of every year. */
const ANY_YEAR = "2024";
const ALWAYS: Validity = { from: null, to: null };

type Dates = RuleTime["dates"][number];

const HOURS: ValueKind<{ readonly from: string; readonly to: string } | null> = {
  blank: null,
  read(text) {
    const [, from, to] = /^(\d{2}:\d{2})\s*-\s*(\d{2}:\d{2})$/.exec(text.trim()) ?? [];
    // The end of a day is the beginning of the next.
    const end = to === "24:00" ? "00:00" : to;
    if (from === undefined || end === undefined || !isClock(from) || !isClock(end))
      return new Wrong("tariffs.value.hours");
    return from === end ? new Wrong("tariffs.value.whole-day") : { from, to: end };
  },
};

const DATES: ValueKind<Dates | null> = {
  blank: null,
  read(text) {
    const [from = "", to = from] = text.trim().split(/\s+-\s+/);
    if (text.trim().split(/\s+-\s+/).length > 2 || from.length !== to.length || !isDay(from) || !isDay(to))
      return new Wrong("tariffs.value.dates");
    // A yearly range may go over New Year, one of certain years may not run backwards.
    if (from.length > 5 && from > to) return new Wrong("tariffs.value.dates-reversed");
    return { from, to };
  },
};

/** The dates between which an entry holds, both included. */
export function readValidity(fields: Fields): Validity {
  const inner = fields.map("valid", ["from", "to"]);
  if (inner === undefined) return ALWAYS;
  const [from, to] = [inner.may("from", DATE, null), inner.may("to", DATE, null)];
  if (from !== null && to !== null && from > to) inner.problem("", "tariffs.file.validity-reversed");
  if (from === null && to === null) inner.problem("", "tariffs.file.validity-empty");
  return { from, to };
}

/** When a rule applies; null when it always does. */
export function readRuleTime(fields: Fields): RuleTime | null {
  const hours = fields.may("hours", HOURS, null);
  const weekdays = [...new Set(fields.values("weekdays", DAY))].map((day) => DAYS.indexOf(day) + 1);
  const dates = readDates(fields);
  if (hours === null && weekdays.length + dates.length === 0) return null;
  return { hours, weekdays: weekdays.toSorted((a, b) => a - b), dates };
}

/** Days of the year, or of one year. */
export function readDates(fields: Fields): RuleTime["dates"] {
  return fields.values("dates", DATES).filter((dates) => dates !== null);
}

function isClock(text: string): boolean {
  return parseLocalTime(`${ANY_YEAR}-01-01 ${text}`) !== undefined;
}

function isDay(text: string): boolean {
  const day = /^\d{2}-\d{2}$/.test(text) ? `${ANY_YEAR}-${text}` : text;
  return !(DATE.read(day) instanceof Wrong);
}
