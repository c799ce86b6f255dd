/** Limits of the days to pick, as YYYY-MM-DD, which compare as texts. */
export type DayLimits = {
  readonly earliest: string;
  readonly latest: string;
  readonly offDays?: readonly string[];
};

const millisecondsOfDay = 86_400_000;

/** Whether a text is an existing day, written YYYY-MM-DD. */
export function isRealDay(iso: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(stamp(iso)) && print(stamp(iso)) === iso;
}

/** Moves a day by whole days. */
export function addDays(iso: string, days: number): string {
  return print(stamp(iso) + days * millisecondsOfDay);
}

/** Moves a day by whole months; the 31st of a longer month becomes the last day of a shorter one. */
export function addMonths(iso: string, months: number): string {
  const [year, month, day] = split(iso);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return print(first.getTime() + (Math.min(day, last) - 1) * millisecondsOfDay);
}

/** Returns the weeks that a month touches, four to six, each from Monday to Sunday. */
export function weeksOfMonth(month: string): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const start = addDays(first, -weekday(first));
  const days = new Date(Date.UTC(split(first)[0], split(first)[1], 0)).getUTCDate();
  const weeks = Math.ceil((weekday(first) + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => addDays(start, week * 7 + day)),
  );
}

/** Counts from Monday, 0, to Sunday, 6. */
export function weekday(iso: string): number {
  return (new Date(stamp(iso)).getUTCDay() + 6) % 7;
}

/** Returns the default limits: a hundred years back, one year ahead. */
export function usualLimits(today: string): { readonly earliest: string; readonly latest: string } {
  return { earliest: addMonths(today, -1200), latest: addMonths(today, 12) };
}

/** Says whether a day can be picked, and if not, why. */
export function judgeDay(iso: string, limits: DayLimits): "fine" | "impossible" | "early" | "late" | "off" {
  if (!isRealDay(iso)) return "impossible";
  if (iso < limits.earliest) return "early";
  if (iso > limits.latest) return "late";
  return limits.offDays?.includes(iso) ? "off" : "fine";
}

/** Moves by one day or one week, skipping off days; at the limits the day stays the same. */
export function stepDay(iso: string, days: 1 | -1 | 7 | -7, limits: DayLimits): string {
  for (
    let next = addDays(iso, days);
    next >= limits.earliest && next <= limits.latest;
    next = addDays(next, Math.sign(days))
  ) {
    if (judgeDay(next, limits) === "fine") return next;
  }
  return iso;
}

/** Moves to the first (-1) or the last (1) day of the same week that can be picked. */
export function endOfWeek(iso: string, towards: 1 | -1, limits: DayLimits): string {
  const steps = towards === 1 ? 6 - weekday(iso) : weekday(iso);
  const days = Array.from({ length: steps }, (_, step) => addDays(iso, (step + 1) * towards));
  return days.findLast((day) => judgeDay(day, limits) === "fine") ?? iso;
}

/** Brings a day within the limits. */
export function clampDay(iso: string, { earliest, latest }: DayLimits): string {
  return iso < earliest ? earliest : iso > latest ? latest : iso;
}

/** Moves to a day of the same month that can be picked, searching forward first; a month without one can still be shown. */
export function nearestDay(iso: string, limits: DayLimits): string {
  const held = clampDay(iso, limits);
  if (judgeDay(held, limits) === "fine") return held;
  const near = [stepDay(held, 1, limits), stepDay(held, -1, limits)];
  return near.find((day) => day !== held && day.slice(0, 7) === held.slice(0, 7)) ?? held;
}

function split(iso: string): readonly [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  return [year, month, day];
}

function stamp(iso: string): number {
  return Date.parse(`${iso}T00:00:00Z`);
}

function print(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
