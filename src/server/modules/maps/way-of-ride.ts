import type { Way, WayPart } from "#domain/places/way.ts";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import type { Ferry } from "#server/modules/maps/ferries.ts";
import type { Directions, Ride } from "#server/modules/places/index.ts";

/** What a way is looked for with. */
export interface WayFinder {
  readonly directions: Directions;
  readonly ferries: readonly Ferry[];
}

/** A way by ferry may be this much longer than the straight line. */
const LONGEST = { times: 3, moreKm: 150 } as const;

/** Ferries that are tried for a leg. */
const MOST_TRIED = 3;

/** A port this near to an end of the leg is that end. */
const AT_PORT_KM = 1;

/** A ride and the parts of its way that are known. */
export interface KnownRide {
  readonly ride: Ride;
  readonly way: Way;
}

/** Finds the way of a ride through its points: by road, or over water where a car ferry goes. */
export async function wayOfRide(finder: WayFinder, points: readonly GeoPoint[]): Promise<KnownRide> {
  const ride = await finder.directions.route(points);
  if (ride.noRoad !== true) return { ride, way: [partOf(ride)] };
  const legs = await Promise.all(
    points.slice(1).map(async (to, index): Promise<Way> => {
      const from = points[index] ?? to;
      const leg = points.length === 2 ? ride : await finder.directions.route([from, to]);
      return leg.noRoad === true ? ferryWay(finder, from, to) : [partOf(leg)];
    }),
  );
  return { ride, way: legs.flat() };
}

const partOf = ({ line, isGuess }: Ride): WayPart => ({ kind: isGuess === true ? "guess" : "road", line });

/** The shortest way over one ferry; none where no ferry of the table helps. */
async function ferryWay({ directions, ferries }: WayFinder, from: GeoPoint, to: GeoPoint): Promise<Way> {
  const most = LONGEST.times * distanceKm(from, to) + LONGEST.moreKm;
  const tried = ferries
    .flatMap(({ ports: [one, other] }) => [
      { aboard: one, ashore: other },
      { aboard: other, ashore: one },
    ])
    .map((ferry) => ({ ...ferry, km: distanceKm(from, ferry.aboard) + distanceKm(ferry.ashore, to) }))
    .map((ferry) => ({ ...ferry, km: ferry.km + distanceKm(ferry.aboard, ferry.ashore) }))
    .filter(({ km }) => km <= most)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, MOST_TRIED);
  for (const { aboard, ashore } of tried) {
    const roads = await Promise.all([road(directions, from, aboard), road(directions, ashore, to)]);
    const [before, after] = roads;
    if (before !== undefined && after !== undefined)
      return [...before, { kind: "ferry", line: [aboard, ashore] }, ...after];
  }
  return [];
}

/** The road between two points; undefined where there is none. */
async function road(directions: Directions, from: GeoPoint, to: GeoPoint): Promise<Way | undefined> {
  if (distanceKm(from, to) < AT_PORT_KM) return [];
  const ride = await directions.route([from, to]);
  return ride.noRoad === true ? undefined : [partOf(ride)];
}
