import { RATE_SCALE } from "#domain/values/money.ts";

/** Minor units in one unit of every currency we price in. */
const MINOR_UNITS = 100;

/**
 * Points that an amount in minor units gives, at so many millionths of a point per unit of money; part points are not
 * given (OPN-072).
 */
export function milesFor(amount: number, pointsMicro: number): number {
  // Both factors are whole but their product may not fit a number exactly.
  return Number((BigInt(amount) * BigInt(pointsMicro)) / BigInt(RATE_SCALE * MINOR_UNITS));
}
