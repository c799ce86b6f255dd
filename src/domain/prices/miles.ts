import { CURRENCY_DIGITS, RATE_SCALE, type Money } from "#domain/values/money.ts";

/**
 * Points that an amount gives, at so many millionths of a point per unit of money; part points are not
 * given (OPN-072).
 */
export function milesFor({ amount, currency }: Money, pointsMicro: number): number {
  // Both factors are whole but their product may not fit a number exactly.
  return Number((BigInt(amount) * BigInt(pointsMicro)) / BigInt(RATE_SCALE * 10 ** CURRENCY_DIGITS[currency]));
}
