import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { isAcrossASea, isAroundASea, ROAD_ACCESS } from "#domain/places/road-access.ts";
import { ROAD_WEIGHTS, type RoadWeights } from "#domain/places/road-estimate.ts";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import { createJoiner, type Joint } from "#server/adapters/directions/joiner.ts";
import { loadLandMask, type LandMask } from "#server/adapters/directions/land-mask.ts";
import { createNetwork } from "#server/adapters/directions/network.ts";
import { NodeQueue } from "#server/adapters/directions/node-queue.ts";
import { readRoadGraph, ROAD_GRAPH_FILE, type RoadGraph } from "#server/adapters/directions/read-road-graph.ts";
import { createLruMap } from "#server/lru-map.ts";

/** A search gives up after this many towns (about 10 ms of work): no transfer is that long. */
const MOST_TOWNS = 25_000;

/** The graph stores coordinates in half the length of a number, so their noise is rounded off at about a metre. */
const DEGREE_DECIMALS = 5;
const degrees = (value: number | undefined): number => Number((value ?? 0).toFixed(DEGREE_DECIMALS));

/** A route through towns. */
export interface RoadPath {
  /** Kilometres of road on this part of the ride. */
  readonly cost: number;
  /** The towns in order, without the two ends. */
  readonly towns: readonly GeoPoint[];
}

/** Finds the cheapest way through neighbouring towns; undefined when there is none or it is too far. */
export interface PathFinder {
  find(start: GeoPoint, finish: GeoPoint): RoadPath | undefined;
  /** Whether open water separates the two points, judged by the path found between them: then no road joins them. */
  areApart(start: GeoPoint, finish: GeoPoint, path: RoadPath | undefined): boolean;
  /** Whether a point is on land, or near enough to land or to a town for a car to get there. */
  isAshore(point: GeoPoint): boolean;
}

/** Number of joined points kept, because rides begin and end at the same airports and hotels again and again. */
const JOINTS_KEPT = 2_000;

/** Makes the search over a graph; it runs one search at a time and reuses its memory. */
export function createPathFinder(graph: RoadGraph, land?: LandMask, weights: RoadWeights = ROAD_WEIGHTS): PathFinder {
  const network = createNetwork(graph, weights);
  const { first, target, cost, x, y, z, part } = network;
  const { height, lat, lng, size } = graph;
  const joiner = createJoiner(graph, network, weights, land);
  const reached = new Float32Array(size);
  const before = new Int32Array(size);
  const seen = new Uint32Array(size);
  const queue = new NodeQueue();
  let round = 0;

  const search = (start: Joint, finish: Joint): RoadPath | undefined => {
    round += 2;
    const done = round + 1;
    queue.clear();
    let best = joiner.between(start, finish);
    let last = -1;
    const finishHeight = height[finish.town] ?? 0;
    const [finishX, finishY, finishZ] = finish.at;
    const least = (town: number): number => {
      const [dx, dy, dz] = [(x[town] ?? 0) - finishX, (y[town] ?? 0) - finishY, (z[town] ?? 0) - finishZ];
      const climb = Math.abs((height[town] ?? 0) - finishHeight);
      return weights.perPathKm * Math.sqrt(dx * dx + dy * dy + dz * dz) + weights.perClimbM * climb;
    };
    const reach = (town: number, total: number, from: number): void => {
      const state = seen[town] ?? 0;
      if (state === done || (state === round && (reached[town] ?? 0) <= total)) return;
      seen[town] = round;
      reached[town] = total;
      before[town] = from;
      const rest = least(town);
      if (total + rest < best) queue.push(town, total + rest);
    };
    for (const [town, km] of start.ways) reach(town, km, -1);
    for (let looked = 0; !queue.isEmpty && queue.cheapest < best; looked += 1) {
      if (looked === MOST_TOWNS) return undefined;
      const town = queue.pop();
      if (seen[town] === done) continue;
      seen[town] = done;
      const total = reached[town] ?? 0;
      const end = total + (finish.ways.get(town) ?? Infinity);
      if (end < best) [best, last] = [end, town];
      for (let link = first[town] ?? 0; link < (first[town + 1] ?? 0); link += 1) {
        reach(target[link] ?? 0, total + (cost[link] ?? 0), town);
      }
    }
    if (best === Infinity) return undefined;
    const towns: GeoPoint[] = [];
    for (let town = last; town >= 0; town = before[town] ?? -1) {
      towns.push({ lat: degrees(lat[town]), lng: degrees(lng[town]) });
    }
    return { cost: best, towns: towns.reverse() };
  };

  const joints = createLruMap<{ readonly joint: Joint | undefined }>(JOINTS_KEPT);
  const jointOf = (point: GeoPoint): Joint | undefined => {
    const key = `${point.lat},${point.lng}`;
    const known = joints.get(key) ?? { joint: joiner.join(point) };
    joints.set(key, known);
    return known.joint;
  };

  const landOf = (point: GeoPoint): number | undefined => land?.nearest(point, ROAD_ACCESS.farthestFromShoreKm)?.land;

  return {
    find(from, to) {
      const [start, finish] = [jointOf(from), jointOf(to)];
      if (start === undefined || finish === undefined || part[start.town] !== part[finish.town]) return undefined;
      return search(start, finish);
    },
    isAshore: (point) => joiner.isAshore(point),
    areApart(from, to, path) {
      const straightKm = distanceKm(from, to);
      if (!joiner.isAshore(from) || !joiner.isAshore(to)) return true;
      if (path !== undefined) return isAroundASea(straightKm, path.cost / weights.perPathKm);
      const [start, finish] = [jointOf(from), jointOf(to)];
      // Without towns only the land can tell: two points in one wilderness, or on one islet.
      if (start === undefined || finish === undefined) return landOf(from) !== landOf(to);
      return part[start.town] !== part[finish.town] || isAcrossASea(straightKm, land?.widestWaterKm(from, to) ?? 0);
    },
  };
}

/** Loads the road graph and the land map from a data folder. */
export async function loadPathFinder(dataDir: string): Promise<PathFinder> {
  const unpack = promisify(gunzip);
  const graph = readRoadGraph(await unpack(await readFile(join(dataDir, ROAD_GRAPH_FILE))));
  return createPathFinder(graph, await loadLandMask(dataDir));
}
