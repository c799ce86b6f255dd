import { around } from "geokdbush";
import KDBush from "kdbush";
import { ROAD_ACCESS } from "#domain/places/road-access.ts";
import type { RoadWeights } from "#domain/places/road-estimate.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { LandMask } from "#server/adapters/directions/land-mask.ts";
import { chordKm, onGlobe, type Network, type Spot } from "#server/adapters/directions/network.ts";
import type { RoadGraph } from "#server/adapters/directions/read-road-graph.ts";

/** A point further than this from every town is at sea or in the wilderness. */
const SNAP_KM = 60;

/** How many nearby towns are tried to find one on the same land as the point. */
const TOWNS_LOOKED_AT = 24;

/** A town in a harbour or on a pier belongs to land within this distance. */
const TOWN_SHORE_KM = 3;

/** An end of a ride, joined to the town beside it and to that town's neighbours. */
export interface Joint {
  readonly at: Spot;
  readonly town: number;
  /** The towns it can reach, each with its cost. */
  readonly ways: ReadonlyMap<number, number>;
}

/** Joins the ends of rides to a graph. */
export interface Joiner {
  /** Joins a point to its nearest town; undefined when there is none nearby, or none on land that a road leads from. */
  join(point: GeoPoint): Joint | undefined;
  /** Whether a point is on land, or beside a town that the coarse outlines put in the water. */
  isAshore(point: GeoPoint): boolean;
  /** The cost of a way that passes through no town: both ends are beside the same town, or beside two linked ones. */
  between(start: Joint, finish: Joint): number;
}

/** Makes the joiner of a graph: it finds the town nearest to a point, on the same land where land is known. */
export function createJoiner(
  { lat, lng, size }: RoadGraph,
  network: Network,
  weights: RoadWeights,
  land: LandMask | undefined,
): Joiner {
  const { first, target, cost, x, y, z } = network;
  const tree = new KDBush(size, 64, Float32Array);
  for (let town = 0; town < size; town += 1) tree.add(lng[town] ?? 0, lat[town] ?? 0);
  tree.finish();

  const spot = (town: number): Spot => [x[town] ?? 0, y[town] ?? 0, z[town] ?? 0];
  /** How much more a link costs than its straight length. */
  const detour = (from: number, link: number): number =>
    (cost[link] ?? 0) - weights.perPathKm * chordKm(spot(from), spot(target[link] ?? 0));

  const townAt = (town: number): GeoPoint => ({ lat: lat[town] ?? 0, lng: lng[town] ?? 0 });
  const townOf = (point: GeoPoint): number | undefined => {
    const [closest] = around(tree, point.lng, point.lat, 1, SNAP_KM);
    const here = land?.nearest(point, ROAD_ACCESS.farthestFromShoreKm)?.land;
    if (closest === undefined || land === undefined || here === undefined) return closest;
    const towns = around(tree, point.lng, point.lat, TOWNS_LOOKED_AT, SNAP_KM);
    const landOf = (town: number): number | undefined => land.nearest(townAt(town), TOWN_SHORE_KM)?.land;
    const isBeside = (town: number): boolean => {
      const there = landOf(town);
      return there === undefined || !(land.isFerryOnly(here) || land.isFerryOnly(there));
    };
    return (
      towns.find((town) => landOf(town) === here) ??
      towns.find((town) => isBeside(town) && land.widestWaterKm(point, townAt(town)) <= ROAD_ACCESS.narrowWaterKm)
    );
  };

  return {
    join(point) {
      const town = townOf(point);
      if (town === undefined) return undefined;
      const at = onGlobe(point);
      const ways = new Map([[town, weights.perPathKm * chordKm(at, spot(town))]]);
      for (let link = first[town] ?? 0; link < (first[town + 1] ?? 0); link += 1) {
        const to = target[link] ?? 0;
        // From here the neighbour costs what it costs from the town, except for the straight part.
        ways.set(to, weights.perPathKm * chordKm(at, spot(to)) + detour(town, link));
      }
      return { at, town, ways };
    },

    isAshore(point) {
      const farthest = ROAD_ACCESS.farthestFromShoreKm;
      if (land === undefined || land.nearest(point, farthest) !== undefined) return true;
      return around(tree, point.lng, point.lat, 1, farthest).length > 0;
    },

    between(start, finish) {
      const km = weights.perPathKm * chordKm(start.at, finish.at);
      if (start.town === finish.town) return km;
      for (let link = first[start.town] ?? 0; link < (first[start.town + 1] ?? 0); link += 1) {
        if (target[link] === finish.town) return km + detour(start.town, link);
      }
      return Infinity;
    },
  };
}
