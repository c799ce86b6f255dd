import type { PricedRoute, TimedTrip } from "#domain/booking/return-trip.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import type { UsableQuote } from "#server/modules/prices/index.ts";

/** Where a priced trip goes. */
export function pricedRoute({ quote }: Pick<UsableQuote, "quote">): PricedRoute {
  return {
    start: { place: quote.startPlace, point: parseGeoPoint(quote.startPoint) },
    finish: { place: quote.finishPlace, point: parseGeoPoint(quote.finishPoint) },
  };
}

/** Prepares a priced trip that starts at a moment (epoch milliseconds) for the rule about ways back. */
export function timedTrip(usable: Pick<UsableQuote, "quote" | "start">, pickupAt: number): TimedTrip {
  return { ...pricedRoute(usable), pickupAt, seconds: usable.quote.seconds, zone: usable.start.zone };
}
