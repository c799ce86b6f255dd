import { isPlausibleRide } from "#domain/places/plausible-ride.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { OutsideTrouble } from "#server/adapters/ask-json.ts";
import type { RideSource } from "#server/adapters/directions/ride-source.ts";
import { createOutsideService, type OutsideOptions } from "#server/adapters/outside-service.ts";
import { createLruMap } from "#server/lru-map.ts";
import type { Directions, Ride } from "#server/modules/places/directions.ts";

/** Number of rides kept in memory. */
export const RIDES_KEPT = 5_000;

/** A measured ride is reused for an hour, so that a search and the order after it agree. */
export const RIDE_KEPT_MS = 60 * 60_000;

/** An estimate that stands in for the service is reused for this long, so that a price does not flicker. */
export const ESTIMATE_KEPT_MS = 5 * 60_000;

interface Kept {
  readonly ride: Ride;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly forMs: number;
}

/**
 * Uses the road service as long as it answers in time and makes sense, then its earlier
 * answer for the same ride, and otherwise the estimate.
 */
export function withFallback(primary: RideSource, estimator: Directions, options: OutsideOptions): Directions {
  const service = createOutsideService(primary.name, options);
  const kept = createLruMap<Kept>(RIDES_KEPT);
  const underWay = new Map<string, Promise<Ride>>();

  async function measure(points: readonly GeoPoint[], key: string, before: Ride | undefined): Promise<Ride> {
    const measured = await service.ask((signal) => believable(primary, points, signal));
    const isOld = before !== undefined && !before.approximate;
    const ride = measured ?? (isOld ? before : await estimator.route(points));
    kept.set(key, { ride, at: options.clock(), forMs: measured === undefined ? ESTIMATE_KEPT_MS : RIDE_KEPT_MS });
    return ride;
  }

  return {
    route(points) {
      const key = points.map(({ lat, lng }) => `${lat.toFixed(6)},${lng.toFixed(6)}`).join(";");
      const known = kept.get(key);
      const age = known === undefined ? NaN : options.clock() - known.at;
      if (known !== undefined && age >= 0 && age < known.forMs) return Promise.resolve(known.ride);
      const asked = underWay.get(key);
      if (asked !== undefined) return asked;
      const ride = measure(points, key, known?.ride).finally(() => underWay.delete(key));
      underWay.set(key, ride);
      return ride;
    },
  };
}

/**
 * Keeps an answer only when it makes sense. A senseless one is not a fault: points far from
 * any road cause them too, and nobody must be able to switch the service off by asking.
 */
async function believable(primary: RideSource, points: readonly GeoPoint[], signal: AbortSignal): Promise<Ride> {
  const ride = await primary.route(points, signal);
  if (!isPlausibleRide(points, ride)) throw new OutsideTrouble("its answer is not believed", false);
  return ride;
}
