import { MINUTE_MS } from "#domain/values/durations.ts";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";

/** A return trip must start more than this after the outbound arrival. */
export const RETURN_GAP_SECONDS = 300;

/** A point this close to the priced one counts as the same end of a trip, whatever address it has. */
export const SAME_END_KM = 5;

/** One end of a trip as priced. */
export interface PricedEnd {
  /** The number of the place. */
  readonly place: number;
  readonly point: GeoPoint | undefined;
}

/** Where a trip goes. */
export interface PricedRoute {
  readonly start: PricedEnd;
  readonly finish: PricedEnd;
}

/** When a trip starts, how long it takes and where it goes. */
export interface TimedTrip extends PricedRoute {
  /** Epoch milliseconds. */
  readonly pickupAt: number;
  readonly seconds: number;
  /** Time zone of the start. */
  readonly zone: string;
}

/**
 * The earliest possible start of a way back, on the clock of its start place, when one of the trips starts too early (VAL-27,
 * VAL-28); otherwise undefined. The first trip of their order says which direction is the way there, wherever the others stand
 * in it. Several cars may go each way: nobody can come back before the first car has arrived.
 */
export function earlyReturn(first: PricedRoute, trips: readonly TimedTrip[]): LocalTime | undefined {
  const [backs, others] = [true, false].map((isBack) => trips.filter((trip) => isOpposite(first, trip) === isBack));
  for (const back of backs ?? []) {
    const theres = others?.filter((trip) => isOpposite(trip, back)) ?? [];
    const earliest = theres.map((there) => earliestReturn(there, back));
    const tooEarly = earliest.filter((time) => time !== undefined).sort();
    if (tooEarly.length === theres.length && tooEarly[0] !== undefined) return tooEarly[0];
  }
  return undefined;
}

/**
 * The earliest possible start of the way back from one trip, when it starts too early; otherwise undefined. Moments are compared,
 * because the two ends may be in different time zones. Only a trip in the opposite direction counts as a way back: a second car
 * may leave together with the first, and a leg onward leads elsewhere.
 */
export function earliestReturn(wayThere: TimedTrip, wayBack: TimedTrip): LocalTime | undefined {
  const tooEarly = wayThere.pickupAt + (wayThere.seconds + RETURN_GAP_SECONDS) * 1000;
  if (wayBack.pickupAt > tooEarly || !isOpposite(wayThere, wayBack)) return undefined;
  return toLocalTime(tooEarly + MINUTE_MS, wayBack.zone);
}

/** Whether two trips go between the same ends in the same direction, as two cars of one party do. */
export function isSameWay(one: PricedRoute, other: PricedRoute): boolean {
  return isSameEnd(one.start, other.start) && isSameEnd(one.finish, other.finish) && !isOpposite(one, other);
}

/** Whether one of two trips is the way back of the other. */
export function isOpposite(one: PricedRoute, other: PricedRoute): boolean {
  if (!isSameEnd(one.finish, other.start) || !isSameEnd(one.start, other.finish)) return false;
  // Within one town all four ends may be the same place, so the points tell the direction.
  const exchanged = kmApart(one.finish, other.start) + kmApart(one.start, other.finish);
  return exchanged < kmApart(one.start, other.start) + kmApart(one.finish, other.finish);
}

function isSameEnd(one: PricedEnd, other: PricedEnd): boolean {
  return one.place === other.place || kmApart(one, other) <= SAME_END_KM;
}

function kmApart(one: PricedEnd, other: PricedEnd): number {
  if (one.point !== undefined && other.point !== undefined) return distanceKm(one.point, other.point);
  return one.place === other.place ? 0 : Number.POSITIVE_INFINITY;
}
