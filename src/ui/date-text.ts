import { isRealDay } from "#ui/calendar-days.ts";

/** Turns 2026-02-01 into 01.02.2026; what is no ISO day gives an empty text. */
export function toDateText(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return year === undefined ? "" : `${day}.${month}.${year}`;
}

/** Turns 01.02.2026 into 2026-02-01; refuses whitespace, wrong length and days that do not exist. */
export function fromDateText(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const iso = `${year}-${month}-${day}`;
  return isRealDay(iso) ? iso : undefined;
}
