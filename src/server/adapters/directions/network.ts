import type { RoadWeights } from "#domain/places/road-estimate.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { GRAPH_UNITS, type RoadGraph } from "#server/adapters/directions/read-road-graph.ts";

const RAD = Math.PI / 180;
const EARTH_RADIUS_KM = 6371.0088;

/** Each kilometre of water this wide counts twice, because the wider the water, the less likely a bridge. */
const WIDE_WATER_KM = 10;

/** A point in space, in kilometres from the Earth's centre: distances between such points need no sine. */
export type Spot = readonly [number, number, number];

/** The road graph with the cost of each link, in the form that the search reads. */
export interface Network {
  readonly first: Uint32Array;
  readonly target: Uint32Array;
  /** Cost of each link. */
  readonly cost: Float32Array;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly z: Float32Array;
  /** Towns with the same number can be reached from one another. */
  readonly part: Uint32Array;
}

/** A point of the globe as a point in space. */
export function onGlobe({ lat, lng }: GeoPoint): Spot {
  const around = Math.cos(lat * RAD) * EARTH_RADIUS_KM;
  return [around * Math.cos(lng * RAD), around * Math.sin(lng * RAD), Math.sin(lat * RAD) * EARTH_RADIUS_KM];
}

/** The straight line through the Earth: never longer than the great circle, and nearly as long within a drive. */
export function chordKm(a: Spot, b: Spot): number {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt(x * x + y * y + z * z);
}

function connectedParts({ size, first, target }: RoadGraph): Uint32Array {
  const part = new Uint32Array(size);
  const open: number[] = [];
  let count = 0;
  for (let town = 0; town < size; town += 1) {
    if (part[town] !== 0) continue;
    count += 1;
    part[town] = count;
    open.push(town);
    for (let from = open.pop(); from !== undefined; from = open.pop()) {
      for (let link = first[from] ?? 0; link < (first[from + 1] ?? 0); link += 1) {
        const to = target[link] ?? 0;
        if (part[to] === 0) {
          part[to] = count;
          open.push(to);
        }
      }
    }
  }
  return part;
}

/** Works out the points, costs and connected parts of a graph. */
export function createNetwork(graph: RoadGraph, weights: RoadWeights): Network {
  const { size, first, target, height, water } = graph;
  const [x, y, z] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  for (let town = 0; town < size; town += 1) {
    const spot = onGlobe({ lat: graph.lat[town] ?? 0, lng: graph.lng[town] ?? 0 });
    x[town] = spot[0];
    y[town] = spot[1];
    z[town] = spot[2];
  }
  const cost = new Float32Array(target.length);
  for (let town = 0; town < size; town += 1) {
    for (let link = first[town] ?? 0; link < (first[town + 1] ?? 0); link += 1) {
      const to = target[link] ?? 0;
      const dx = (x[town] ?? 0) - (x[to] ?? 0);
      const dy = (y[town] ?? 0) - (y[to] ?? 0);
      const dz = (z[town] ?? 0) - (z[to] ?? 0);
      const km = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const wetKm = GRAPH_UNITS.waterKm * (water[link] ?? 0);
      const extra =
        weights.perWaterKm * wetKm * (1 + wetKm / WIDE_WATER_KM) +
        weights.perClimbM * Math.abs((height[town] ?? 0) - (height[to] ?? 0));
      cost[link] = weights.perPathKm * km + extra;
    }
  }
  return { first, target, cost, x, y, z, part: connectedParts(graph) };
}
