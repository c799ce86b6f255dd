import { mulDiv } from "#domain/values/money.ts";

/** The whole, in hundredths of a percent. */
export const WHOLE_PERCENT = 10_000;

/** A share of a sum in minor units; the percent is in hundredths and may be below zero. */
export function percentOf(amount: number, percent: number): number {
  return mulDiv(amount, percent, WHOLE_PERCENT);
}
