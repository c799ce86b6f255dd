import { CURRENCY_DIGITS, RATE_SCALE, type Money } from "#domain/values/money.ts";

/**
 * Points for an amount in minor units, at this many millionths of a point per unit of money; fractions of a point are
 * dropped.
 */
export function milesFor({ amount, currency }: Money, pointsMicro: number): number {
  // Both factors are whole but their product may not fit a number exactly.
  return Number((BigInt(amount) * BigInt(pointsMicro)) / BigInt(RATE_SCALE * 10 ** CURRENCY_DIGITS[currency]));
}
