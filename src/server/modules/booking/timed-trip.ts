import type { TimedTrip } from "#domain/booking/return-trip.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import type { UsableQuote } from "#server/modules/prices/index.ts";

/** Prepares a priced trip that starts at a moment (epoch milliseconds) for the rule about ways back. */
export function timedTrip({ quote, start }: Pick<UsableQuote, "quote" | "start">, pickupAt: number): TimedTrip {
  return {
    pickupAt,
    seconds: quote.seconds,
    start: { place: quote.startPlace, point: parseGeoPoint(quote.startPoint) },
    finish: { place: quote.finishPlace, point: parseGeoPoint(quote.finishPoint) },
    zone: start.zone,
  };
}
