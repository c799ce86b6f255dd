import Delaunator from "delaunator";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import type { LandRaster } from "./land-raster.ts";
import { isBridged } from "./long-bridges.ts";

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

function waterOn(land: LandRaster, a: GeoPoint, b: GeoPoint, km: number): number {
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
}

const key = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** All sides of the Delaunay triangles that do not lead over wide water. */
function drySides(towns: readonly GeoPoint[], land: LandRaster): Map<string, Side> {
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
    const waterKm = isBridged(a, b) ? 0 : waterOn(land, a, b, km);
    if (waterKm > WIDEST_WATER_KM) continue;
    const beside = [edge, twin].filter((half) => half >= 0).map((half) => corner(next(next(half))));
    sides.set(key(from, to), { from, to, waterKm, km, beside });
  }
  return sides;
}

/** Joins neighbouring towns, without links over wide water and without those another town makes needless. */
export function linkTowns(towns: readonly GeoPoint[], land: LandRaster): Link[] {
  const sides = drySides(towns, land);
  const isNeedless = ({ from, to, km, waterKm, beside }: Side): boolean =>
    beside.some((town) => {
      const [first, second] = [sides.get(key(from, town)), sides.get(key(town, to))];
      // The way over the third town must be there, and no wetter.
      if (first === undefined || second === undefined || first.waterKm + second.waterKm > waterKm) return false;
      return first.km ** 2 + second.km ** 2 < BYPASS_SHARE * km * km;
    });
  return [...sides.values()]
    .filter((side) => !isNeedless(side))
    .map(({ from, to, waterKm }) => ({ from, to, waterKm }))
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
}
