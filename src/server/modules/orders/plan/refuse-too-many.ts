import type { PricedRoute } from "#domain/booking/return-trip.ts";
import { judgeCars, type CarsFault } from "#domain/orders/cars-of-order.ts";
import { ORDER_LIMITS } from "#domain/orders/order-limits.ts";
import type { Locale } from "#domain/values/locale.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** Refuses more trips than one order may have, before anything is looked up for them. */
export function refuseTooManyTrips(count: number, locale: Locale): void {
  if (count > ORDER_LIMITS.trips) throw tooMany({ of: "trips", most: ORDER_LIMITS.trips }, locale);
}

/** Refuses an order with too many directions, or too many cars in one of them. */
export function refuseTooManyCars(trips: readonly PricedRoute[], locale: Locale): void {
  const fault = judgeCars(trips);
  if (fault !== undefined) throw tooMany(fault, locale);
}

function tooMany({ of, most }: CarsFault, locale: Locale): Refusal {
  const words = of === "trips" ? { most } : say(locale, `errors.trips.${of}`, { most });
  return new Refusal("too-many-trips", { words, details: { of, most } });
}
