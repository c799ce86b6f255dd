import { simplifyLine } from "#domain/places/simplify-line.ts";
import { isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import { OutsideTrouble } from "#server/adapters/ask-json.ts";
import type { Ride } from "#server/modules/places/directions.ts";

/** A road service that measures a ride or throws; its caller limits its time and checks its answers. */
export interface RideSource {
  readonly name: string;
  route(points: readonly GeoPoint[], signal: AbortSignal): Promise<Ride>;
}

/** Detail of a ride's line: enough for a map, and small enough to keep 5,000 lines in memory. */
export const RIDE_LINE = { mostPoints: 250, toleranceKm: 0.01 } as const;

/** Longer lines are sampled at this many points, so that no answer keeps the server busy. */
const POINTS_LOOKED_AT = 2_000;

/** Makes a ride of what was read from an answer; throws when the answer holds none. */
export function measuredRide(
  metres: number | undefined,
  seconds: number | undefined,
  line: readonly GeoPoint[] | undefined,
): Ride {
  if (metres === undefined || seconds === undefined || line === undefined || !line.every(isGeoPoint)) {
    throw new OutsideTrouble("its answer holds no ride");
  }
  return { metres: Math.round(metres), seconds: Math.round(seconds), approximate: false, line: thinLine(line) };
}

function thinLine(line: readonly GeoPoint[]): GeoPoint[] {
  const step = Math.ceil(line.length / POINTS_LOOKED_AT);
  const sample = line.filter((_, at) => at % step === 0 || at === line.length - 1);
  return simplifyLine(sample, RIDE_LINE);
}
