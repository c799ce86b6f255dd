import type { TripFields } from "#domain/booking/trip-fields.ts";
import { parseLocalTime, type LocalTime } from "#domain/values/local-time.ts";

/** The pick-up time, once date and time are both typed. */
export function pickupTimeOf(fields: TripFields): LocalTime | undefined {
  return parseLocalTime(`${fields.date} ${fields.time}`);
}

/** The departure of the flight or train, once date and time are both typed. */
export function departureTimeOf(fields: TripFields): LocalTime | undefined {
  return parseLocalTime(`${fields.departureDate} ${fields.departureTime}`);
}

/** Today's date in a zone at a moment, `YYYY-MM-DD`; no language is sure to write a date in that order. */
export function todayIn(zone: string, now: string): string {
  const day = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const parts = new Intl.DateTimeFormat("en", { ...day, timeZone: zone }).formatToParts(new Date(now));
  return ["year", "month", "day"].map((part) => parts.find(({ type }) => type === part)?.value).join("-");
}
