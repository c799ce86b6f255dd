import { isRealDay } from "#ui/calendar-days.ts";

/** The default written form of a day; DD, MM and YYYY stand for its parts. */
export const USUAL_DATE_FORMAT = "DD.MM.YYYY";

/** Turns 2026-02-01 into 01.02.2026; anything that is not an ISO day gives an empty text. */
export function toDateText(iso: string, format = USUAL_DATE_FORMAT): string {
  const [, year, month = "", day = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return year === undefined ? "" : format.replace("YYYY", year).replace("MM", month).replace("DD", day);
}

/** Turns 01.02.2026 into 2026-02-01; refuses whitespace, wrong lengths and days that do not exist. */
export function fromDateText(text: string, format = USUAL_DATE_FORMAT): string | undefined {
  const part = (name: string) => text.slice(format.indexOf(name), format.indexOf(name) + name.length);
  const iso = `${part("YYYY")}-${part("MM")}-${part("DD")}`;
  return isRealDay(iso) && toDateText(iso, format) === text ? iso : undefined;
}
