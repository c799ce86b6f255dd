import type { TripFields } from "#domain/booking/trip-fields.ts";
import { addMinutes } from "#domain/values/local-time.ts";

/** When a flight or train leaves: at its time after the pick-up, on the next day where that is over by then; undefined while it is open. */
export function departureOf({
  date,
  time,
  departureTime,
}: Pick<TripFields, "date" | "time" | "departureTime">): string | undefined {
  if (date === "" || time === "" || departureTime === "") return undefined;
  const day = departureTime < time ? addMinutes(`${date} 00:00`, 24 * 60).slice(0, 10) : date;
  return `${day} ${departureTime}`;
}
