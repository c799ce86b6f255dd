import Delaunator from "delaunator";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import type { LandMask } from "#server/adapters/directions/land-mask.ts";
import type { Crossing } from "./long-bridges.ts";
import { onGrid } from "./read-towns.ts";
import { createWays } from "./ways-around.ts";

const RAD = Math.PI / 180;

/**
 * A link is dropped when a third town lies so near its middle that the way through that town
 * is hardly longer: the squares of the two parts add up to less than this share of the
 * square of the whole (1 would be the Gabriel graph, 0.5 keeps everything).
 */
const BYPASS_SHARE = 0.8;

/** Links are checked for water at this interval; their very ends are skipped, because the outlines are no finer. */
const STEP_KM = 0.5;
const SHORE_KM = 1;

/** Water wider than this cannot be crossed at all. */
const WIDEST_WATER_KM = 20;

/** Roads lead around a bay wider than this, as long as the way around is no longer than this multiple of the link. */
const WIDEST_BAY_KM = 5;
const LONGEST_WAY_AROUND = 2;

/** Still wider water is a strait, which is crossed only where its shores have no other connection at all. */
const STRAIT_KM = 13;

/** Water this narrow between two lands has a bridge, except for the islands known to have none. */
const NARROW_KM = 2;

/** A town in a harbour or on a pier belongs to land within this distance. */
const TOWN_SHORE_KM = 3;

/** Two towns that a road is likely to join, by their positions in the list. */
export interface Link {
  readonly from: number;
  readonly to: number;
  /** Length of the straight line that is over water. */
  readonly waterKm: number;
}

/** The towns on a plane where circles stay circles, so that the plane's Delaunay triangles are those of the globe. */
function onPlane(towns: readonly GeoPoint[]): Float64Array {
  const flat = new Float64Array(towns.length * 2);
  for (const [at, { lat, lng }] of towns.entries()) {
    // Seen from the South Pole: there is no town near it, and no date line.
    const radius = Math.tan((90 - Math.max(lat, -89)) * 0.5 * RAD);
    flat[2 * at] = radius * Math.cos(lng * RAD);
    flat[2 * at + 1] = radius * Math.sin(lng * RAD);
  }
  return flat;
}

function waterOn(land: LandMask, a: GeoPoint, b: GeoPoint, km: number): number {
  const turn = ((b.lng - a.lng + 540) % 360) - 180;
  const steps = Math.ceil(km / STEP_KM);
  let wet = 0;
  for (let step = 1; step < steps; step += 1) {
    const share = step / steps;
    if (Math.min(share, 1 - share) * km < SHORE_KM) continue;
    if (land.isOpenWater(a.lat + share * (b.lat - a.lat), a.lng + share * turn)) wet += 1;
  }
  return steps === 0 ? 0 : (wet / steps) * km;
}

interface Side extends Link {
  readonly km: number;
  /** The third corners of the two triangles beside the link. */
  readonly beside: readonly number[];
  /** Width of the bay that the link crosses; such a link is wanted only where its ends have no other connection. */
  readonly bayKm: number;
}

const key = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Width of the water that a link would cross within one land; undefined when no road leads over it. */
function bayOn(land: LandMask, a: GeoPoint, b: GeoPoint, waterKm: number): number | undefined {
  const [one, two] = [land.nearest(a, TOWN_SHORE_KM)?.land, land.nearest(b, TOWN_SHORE_KM)?.land];
  const gapKm = land.widestWaterKm(a, b);
  if (one === undefined || two === undefined || one === two) return gapKm;
  // A harbour may itself be in the water of the coarse outlines: then the whole strait looks like the harbour's end.
  const isFerry = land.isFerryOnly(one) || land.isFerryOnly(two) || Math.max(gapKm, waterKm) > NARROW_KM;
  return isFerry ? undefined : gapKm;
}

/** All sides of the Delaunay triangles that a road may follow. */
function drySides(towns: readonly GeoPoint[], land: LandMask): Map<string, Side> {
  const { triangles, halfedges } = new Delaunator(onPlane(towns));
  const next = (edge: number): number => (edge % 3 === 2 ? edge - 2 : edge + 1);
  const corner = (edge: number): number => triangles[edge] ?? 0;
  const sides = new Map<string, Side>();
  for (let edge = 0; edge < triangles.length; edge += 1) {
    const twin = halfedges[edge] ?? -1;
    if (twin > edge) continue;
    const [one, two] = [corner(edge), corner(next(edge))];
    const [from, to] = [Math.min(one, two), Math.max(one, two)];
    const [a, b] = [towns[from], towns[to]];
    if (a === undefined || b === undefined) continue;
    const km = distanceKm(a, b);
    const waterKm = waterOn(land, a, b, km);
    const bayKm = waterKm > WIDEST_WATER_KM ? undefined : bayOn(land, a, b, waterKm);
    if (bayKm === undefined) continue;
    const beside = [edge, twin].filter((half) => half >= 0).map((half) => corner(next(next(half))));
    sides.set(key(from, to), { from, to, waterKm, km, beside, bayKm });
  }
  return sides;
}

/** The links of the listed crossings, whose ends are towns of the list. */
function crossingLinks(towns: readonly GeoPoint[], crossings: readonly Crossing[]): Link[] {
  const spot = ({ lat, lng }: GeoPoint): string => `${lat.toFixed(4)},${lng.toFixed(4)}`;
  const places = new Map(towns.map((town, at) => [spot(town), at]));
  return crossings.map(({ name, ends }) => {
    const [one, two] = ends.map((end) => places.get(spot(onGrid(end))));
    if (one === undefined || two === undefined) throw new Error(`${name} has no ends among the towns`);
    return { from: Math.min(one, two), to: Math.max(one, two), waterKm: 0 };
  });
}

/**
 * Joins neighbouring towns, leaving out links over wide water, links over bays that a road
 * leads around, and links that another town makes unnecessary.
 */
export function linkTowns(towns: readonly GeoPoint[], land: LandMask, crossings: readonly Crossing[]): Link[] {
  const all = [...drySides(towns, land).values()];
  const bridges = crossingLinks(towns, crossings);
  const ashore = all.filter(({ bayKm }) => bayKm <= WIDEST_BAY_KM);
  const bays = all.filter(({ bayKm }) => bayKm > WIDEST_BAY_KM).toSorted((a, b) => a.bayKm - b.bayKm || a.km - b.km);
  const ways = createWays(towns, [...ashore, ...bridges]);
  const isWanted = ({ from, to, km, bayKm }: Side): boolean =>
    !ways.isWithin(from, to, bayKm > STRAIT_KM ? Infinity : km * LONGEST_WAY_AROUND);
  const sides = [...ashore];
  for (const bay of bays) {
    if (!isWanted(bay)) continue;
    ways.add(bay);
    sides.push(bay);
  }
  const known = new Map(sides.map((side) => [key(side.from, side.to), side]));
  const isNeedless = ({ from, to, km, waterKm, beside }: Side): boolean =>
    beside.some((town) => {
      const [first, second] = [known.get(key(from, town)), known.get(key(town, to))];
      // The way through the third town must exist, and must not cross more water.
      if (first === undefined || second === undefined || first.waterKm + second.waterKm > waterKm) return false;
      return first.km ** 2 + second.km ** 2 < BYPASS_SHARE * km * km;
    });
  const isBridge = new Set(bridges.map(({ from, to }) => key(from, to)));
  const others = sides.filter((side) => !isBridge.has(key(side.from, side.to)) && !isNeedless(side));
  return [...others, ...bridges]
    .map(({ from, to, waterKm }) => ({ from, to, waterKm }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
}
