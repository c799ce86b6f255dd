import { DAY_MS } from "#domain/values/durations.ts";

/** An order's key opens it until so many months after the ride. */
export const KEY_MONTHS = 13;

/** A device keeps the key until so many days after the ride. */
export const KEPT_DAYS = 30;

/** A device keeps the keys of so many orders. */
export const MOST_KEPT = 20;

/** When the key of an order stops opening it, from the pick-ups of its trips (epoch milliseconds). */
export function keyEndsAt(pickups: readonly number[]): number {
  const ends = new Date(Math.max(...pickups));
  return ends.setUTCMonth(ends.getUTCMonth() + KEY_MONTHS);
}

/** Whether an order is young enough for the key of its attempt to get its key too: an answer is lost for minutes, not for days. */
export function isKeyToldAgain(placedAt: number, now: number): boolean {
  return now - placedAt < DAY_MS;
}

/** When a device forgets the key by itself. */
export function keptUntil(pickups: readonly number[]): number {
  return Math.max(...pickups) + KEPT_DAYS * DAY_MS;
}

/** The orders that make room for one more on a device: the oldest, which have the lowest numbers. */
export function ordersToDrop(kept: readonly number[], added: number): readonly number[] {
  const others = kept.filter((orderId) => orderId !== added).toSorted((a, b) => b - a);
  return others.slice(MOST_KEPT - 1);
}
