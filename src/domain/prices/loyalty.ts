import { milesFor } from "#domain/prices/miles.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Currency, Money } from "#domain/values/money.ts";

/** Points are given for roubles only (LOY-02). */
const POINTS_CURRENCY: Currency = "RUB";

/** Points are shown to readers of Russian only (LOY-02). */
const POINTS_LOCALE: Locale = "ru";

/** Whether a trip earns points here: for roubles, in Russian, on our own pages, with a coefficient above 0 (LOY-02). */
export function givesLoyaltyPoints(where: {
  readonly coefficientMicro: number;
  readonly currency: Currency;
  readonly locale: Locale;
  readonly isFrame: boolean;
}): boolean {
  return (
    where.coefficientMicro > 0 && where.currency === POINTS_CURRENCY && where.locale === POINTS_LOCALE && !where.isFrame
  );
}

/** Points for a total: whole units times the coefficient (in millionths), rounded down (OPN-072). */
export function loyaltyPoints(total: Money, coefficientMicro: number): number {
  return milesFor(Math.max(0, total.amount), coefficientMicro);
}
