import type { BookTariff } from "#domain/tariffs/tariff-book.ts";
import { MINUTE_MS } from "#domain/values/durations.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { resolveLocalTime } from "#domain/values/zoned-time.ts";

/** How far ahead a tariff needs a booking, in the usual case and at short notice. */
type Notice = Pick<BookTariff, "fastRide" | "leadMinutes">;

/**
 * Whole minutes from a moment (epoch milliseconds) until a pick-up on the clock of a zone; a doubled hour counts as its
 * first. A time that clocks skip is never reached.
 */
export function minutesAhead(pickup: LocalTime, zone: string, now: number): number {
  const resolved = resolveLocalTime(pickup, zone);
  if (resolved.kind === "gap") return Number.NEGATIVE_INFINITY;
  return Math.floor(((resolved.kind === "moment" ? resolved.at : resolved.first) - now) / MINUTE_MS);
}

/**
 * Whether a pick-up this many minutes ahead is at short notice: sooner than the tariff's lead time, but not too soon for
 * its short-notice rides. No given time (null) is not.
 */
export function isFastRideTime({ fastRide, leadMinutes }: Notice, ahead: number | null): boolean {
  return fastRide !== null && ahead !== null && ahead < leadMinutes && ahead >= fastRide.withinMinutes;
}

/** Whether a pick-up is too soon for any car of the tariff, short notice included. */
export function isTooSoon({ fastRide, leadMinutes }: Notice, ahead: number | null): boolean {
  return ahead !== null && ahead < Math.min(leadMinutes, fastRide?.withinMinutes ?? leadMinutes);
}
