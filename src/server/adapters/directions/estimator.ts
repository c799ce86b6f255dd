import { graphRoadKm, plainRoadKm, rideSeconds } from "#domain/places/road-estimate.ts";
import { simplifyLine } from "#domain/places/simplify-line.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { PathFinder } from "#server/adapters/directions/road-graph.ts";
import { createLruMap } from "#server/lru-map.ts";
import type { Directions } from "#server/modules/places/directions.ts";

/** Number of legs kept in memory: a price search asks for a ride there and back, and each step of the order asks again. */
const LEGS_KEPT = 5_000;

/** Decimal places by which points are told apart, about a metre. */
const DECIMALS = 5;

/** Detail of a leg's line for a map: the most corners, and how far a corner must stick out to be kept. */
const LINE = { mostPoints: 60, toleranceKm: 0.1 } as const;

/** One leg of a ride, starting at its western end. */
interface Leg {
  readonly isApart: boolean;
  readonly cost: number | undefined;
  readonly towns: readonly GeoPoint[];
}

const rounded = ({ lat, lng }: GeoPoint): GeoPoint => ({
  lat: Number(lat.toFixed(DECIMALS)),
  lng: Number(lng.toFixed(DECIMALS)),
});

/**
 * The built-in directions, which need no map, no key and no network. With a graph of towns the
 * ride leads through them, without one it is a straight line. There and back are the same.
 */
export function createEstimator(paths?: PathFinder): Directions {
  const recent = createLruMap<Leg>(LEGS_KEPT);

  const between = (finder: PathFinder, start: GeoPoint, finish: GeoPoint): Leg => {
    const key = `${start.lat},${start.lng};${finish.lat},${finish.lng}`;
    const known = recent.get(key);
    if (known !== undefined) return known;
    const path = finder.find(start, finish);
    const line = simplifyLine([start, ...(path?.towns ?? []), finish], LINE);
    const leg = {
      isApart: finder.areApart(start, finish, path),
      cost: path?.cost,
      towns: line.slice(1, -1),
    };
    recent.set(key, leg);
    return leg;
  };

  const legOf = (from: GeoPoint, to: GeoPoint) => {
    if (paths === undefined) return { km: plainRoadKm(from, to), towns: [], isApart: false, isStraight: true };
    const [start, finish] = [rounded(from), rounded(to)];
    const isForward = start.lng < finish.lng || (start.lng === finish.lng && start.lat <= finish.lat);
    const leg = isForward ? between(paths, start, finish) : between(paths, finish, start);
    const { isApart } = leg;
    return {
      isApart,
      isStraight: leg.cost === undefined,
      km: graphRoadKm(from, to, leg.cost),
      towns: isForward ? leg.towns : leg.towns.toReversed(),
    };
  };

  return {
    async route(points) {
      const line: GeoPoint[] = points.slice(0, 1);
      let km = 0;
      let noRoad = false;
      let isGuess = false;
      for (const [at, to] of points.slice(1).entries()) {
        const leg = legOf(points[at] ?? to, to);
        km += leg.km;
        noRoad ||= leg.isApart;
        isGuess ||= leg.isStraight;
        line.push(...leg.towns, to);
      }
      return {
        metres: Math.round(km * 10) * 100,
        seconds: rideSeconds(km),
        approximate: true,
        line,
        ...(noRoad && { noRoad }),
        ...(isGuess && { isGuess }),
        ...(paths !== undefined && !points.every((point) => paths.isAshore(point)) && { atSea: true }),
      };
    },
  };
}
