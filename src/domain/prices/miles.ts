import { RATE_SCALE } from "#domain/values/money.ts";

/** Minor units in one unit of every currency we price in. */
const MINOR_UNITS = 100;

/**
 * Points for an amount in minor units, at this many millionths of a point per unit of money; fractions of a point are
 * dropped (OPN-072).
 */
export function milesFor(amount: number, pointsMicro: number): number {
  // Both factors are whole but their product may not fit a number exactly.
  return Number((BigInt(amount) * BigInt(pointsMicro)) / BigInt(RATE_SCALE * MINOR_UNITS));
}
