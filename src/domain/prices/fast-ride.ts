import type { BookTariff } from "#domain/tariffs/tariff-book.ts";
import { minutesBetween, type LocalTime } from "#domain/values/local-time.ts";

/**
 * Whether a pick-up is a ride at short notice: sooner than the tariff's lead time, but not sooner than such a ride can be
 * sent. Both times are on the clock of the start.
 */
export function isFastRideTime(
  { fastRide, leadMinutes }: Pick<BookTariff, "fastRide" | "leadMinutes">,
  pickup: LocalTime | null,
  now: LocalTime,
): boolean {
  if (fastRide === null || pickup === null) return false;
  const minutes = minutesBetween(now, pickup);
  return minutes < leadMinutes && minutes >= fastRide.withinMinutes;
}
