import type { BookTariff } from "#domain/tariffs/tariff-book.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { resolveLocalTime } from "#domain/values/zoned-time.ts";

const MINUTE_MS = 60_000;

/** How soon a tariff sends a car, and how soon at short notice. */
type Notice = Pick<BookTariff, "fastRide" | "leadMinutes">;

/**
 * Whole minutes from a moment (epoch milliseconds) until a pick-up on the clock of a zone: of a doubled hour the first. A
 * time that clocks skip never comes.
 */
export function minutesAhead(pickup: LocalTime, zone: string, now: number): number {
  const resolved = resolveLocalTime(pickup, zone);
  if (resolved.kind === "gap") return Number.NEGATIVE_INFINITY;
  return Math.floor(((resolved.kind === "moment" ? resolved.at : resolved.first) - now) / MINUTE_MS);
}

/**
 * Whether a pick-up so many minutes ahead is a ride at short notice: sooner than the tariff's lead time, but not sooner than
 * such a ride can be sent. Any time (null) is not.
 */
export function isFastRideTime({ fastRide, leadMinutes }: Notice, ahead: number | null): boolean {
  return fastRide !== null && ahead !== null && ahead < leadMinutes && ahead >= fastRide.withinMinutes;
}

/** Whether no car of the tariff can come so soon, at no notice it sells. */
export function isTooSoon({ fastRide, leadMinutes }: Notice, ahead: number | null): boolean {
  return ahead !== null && ahead < Math.min(leadMinutes, fastRide?.withinMinutes ?? leadMinutes);
}
