import Delaunator from "delaunator";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import type { LandMask } from "#server/adapters/directions/land-mask.ts";
import type { Crossing } from "./long-bridges.ts";
import { onGrid } from "./read-towns.ts";
import { createWays } from "./ways-around.ts";

const RAD = Math.PI / 180;

/**
 * A link goes when a third town lies so near its middle that the way over that town is hardly longer: the squares of the
 * two parts are less than this share of the square of the whole (1 would be the Gabriel graph, 0.5 keeps everything).
 */
const BYPASS_SHARE = 0.8;

/** Water is looked for at this step; the shore towns' own ends are not looked at, for the outline is no finer. */
const STEP_KM = 0.5;
const SHORE_KM = 1;

/** Over wider water there is no way at all. */
const WIDEST_WATER_KM = 20;

/** Over a wider bay roads lead around it, as long as the way around is no longer than so many times the link. */
const WIDEST_BAY_KM = 5;
const LONGEST_WAY_AROUND = 2;

/** A still wider water is a strait: it is crossed only where its shores have no other way at all. */
const STRAIT_KM = 13;

/** Between two lands so narrow a water has a bridge, but for the islands known to have none. */
const NARROW_KM = 2;

/** A town in a harbour or on a pier belongs to the land so near. */
const TOWN_SHORE_KM = 3;

/** Two towns a road is likely to join, by their place in the list. */
export interface Link {
  readonly from: number;
  readonly to: number;
  /** How much of the straight line is over water. */
  readonly waterKm: number;
}

/** The towns on a plane where circles stay circles, so that the plane's Delaunay triangles are those of the globe. */
function onPlane(towns: readonly GeoPoint[]): Float64Array {
  const flat = new Float64Array(towns.length * 2);
  for (const [at, { lat, lng }] of towns.entries()) {
    // Seen from the South Pole: no town is near it, and there is no date line.
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
  /** A link over a bay: wanted only where no other way joins its ends. */
  readonly bayKm: number;
}

const key = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** How wide the water is that a link would have to cross on one land; undefined when no road leads over it. */
function bayOn(land: LandMask, a: GeoPoint, b: GeoPoint): number | undefined {
  const [one, two] = [land.nearest(a, TOWN_SHORE_KM)?.land, land.nearest(b, TOWN_SHORE_KM)?.land];
  const gapKm = land.widestWaterKm(a, b);
  if (one === undefined || two === undefined || one === two) return gapKm;
  const isFerry = land.isFerryOnly(one) || land.isFerryOnly(two) || gapKm > NARROW_KM;
  return isFerry ? undefined : gapKm;
}

/** All sides of the Delaunay triangles a road may follow. */
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
    const bayKm = waterKm > WIDEST_WATER_KM ? undefined : bayOn(land, a, b);
    if (bayKm === undefined) continue;
    const beside = [edge, twin].filter((half) => half >= 0).map((half) => corner(next(next(half))));
    sides.set(key(from, to), { from, to, waterKm, km, beside, bayKm });
  }
  return sides;
}

/** The links of the listed crossings: their ends are towns of the list. */
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
 * Joins neighbouring towns: without links over wide water, over bays that a road leads around, and without those another
 * town makes needless.
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
      // The way over the third town must be there, and no wetter.
      if (first === undefined || second === undefined || first.waterKm + second.waterKm > waterKm) return false;
      return first.km ** 2 + second.km ** 2 < BYPASS_SHARE * km * km;
    });
  const isBridge = new Set(bridges.map(({ from, to }) => key(from, to)));
  const others = sides.filter((side) => !isBridge.has(key(side.from, side.to)) && !isNeedless(side));
  return [...others, ...bridges]
    .map(({ from, to, waterKm }) => ({ from, to, waterKm }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
}
