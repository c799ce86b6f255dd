import { CURRENCY_DIGITS, isCurrency } from "#domain/values/money.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";

/** By how much the times of trips change their prices, in wire units; below zero when they make them cheaper. */
export function timeDifference(trips: readonly OfferTrip[], currency: string): number {
  const scale = 10 ** (isCurrency(currency) ? CURRENCY_DIGITS[currency] : 2);
  const minor = trips.reduce(
    (sum, { price, anyTime }) => sum + Math.round(price * scale) - Math.round(anyTime.price * scale),
    0,
  );
  return minor / scale;
}
