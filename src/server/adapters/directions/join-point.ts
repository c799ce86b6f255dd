import { around } from "geokdbush";
import KDBush from "kdbush";
import type { RoadWeights } from "#domain/places/road-estimate.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { chordKm, onGlobe, type Network, type Spot } from "#server/adapters/directions/network.ts";
import type { RoadGraph } from "#server/adapters/directions/read-road-graph.ts";

/** A point further from every town than this is at sea or in the wilderness. */
const SNAP_KM = 60;

/** An end of a ride joined to the town beside it and that town's neighbours. */
export interface Joint {
  readonly at: Spot;
  readonly town: number;
  /** Towns and what it costs to reach them. */
  readonly ways: ReadonlyMap<number, number>;
}

/** Joins the ends of rides to a graph. */
export interface Joiner {
  join(point: GeoPoint): Joint | undefined;
  /** What the way costs that meets no town: both ends are beside the same town, or beside two that are linked. */
  between(start: Joint, finish: Joint): number;
}

/** Makes the joiner of a graph: a look-up of the town nearest to a point. */
export function createJoiner({ lat, lng, size }: RoadGraph, network: Network, weights: RoadWeights): Joiner {
  const { first, target, cost, x, y, z } = network;
  const tree = new KDBush(size, 64, Float32Array);
  for (let town = 0; town < size; town += 1) tree.add(lng[town] ?? 0, lat[town] ?? 0);
  tree.finish();

  const spot = (town: number): Spot => [x[town] ?? 0, y[town] ?? 0, z[town] ?? 0];
  /** What a link costs more than its straight length. */
  const detour = (from: number, link: number): number =>
    (cost[link] ?? 0) - weights.perPathKm * chordKm(spot(from), spot(target[link] ?? 0));

  return {
    join(point) {
      const [town] = around(tree, point.lng, point.lat, 1, SNAP_KM);
      if (town === undefined) return undefined;
      const at = onGlobe(point);
      const ways = new Map([[town, weights.perPathKm * chordKm(at, spot(town))]]);
      for (let link = first[town] ?? 0; link < (first[town + 1] ?? 0); link += 1) {
        const to = target[link] ?? 0;
        // From here the neighbour costs what it costs from the town, but for the straight part.
        ways.set(to, weights.perPathKm * chordKm(at, spot(to)) + detour(town, link));
      }
      return { at, town, ways };
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
