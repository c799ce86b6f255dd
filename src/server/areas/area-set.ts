import { polygonProblems, type PolygonProblem } from "#domain/places/polygon-problems.ts";
import { distanceToPolygonKm, isInPolygon, type Bounds, type Polygon } from "#domain/places/polygon.ts";
import { isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import { heldAreas, type Area, type AreaSource } from "#server/areas/area-source.ts";
import { createBoxGrid } from "#server/areas/box-grid.ts";

/** Areas on the ground, looked up by point; they are returned without their malformed polygons. */
export interface AreaSet {
  /** The areas a point lies in, in the order they were given. */
  at(point: GeoPoint): Area[];
  /** The closest area within a distance; one that holds the point is closest. */
  nearest(point: GeoPoint, maxKm: number): Area | undefined;
  /** The areas with a part near enough to be seen in a box. */
  within(box: Bounds): Area[];
}

/** Called once for each area that a point comes near and that has malformed polygons. */
export type ReportMalformed = (area: Area, problems: readonly PolygonProblem[]) => void;

/** Number of areas kept in memory, because most trips begin and end in the same ones. */
const KEPT_AREAS = 1000;

interface CheckedArea {
  readonly area: Area;
  /** The polygons in their original order, with undefined in place of a malformed one. */
  readonly parts: readonly (Polygon | undefined)[];
}

/** Makes the look-up over a list of areas. */
export function createAreaSet(areas: readonly Area[], report?: ReportMalformed): AreaSet {
  return createAreaSetFrom(heldAreas(areas), report);
}

/** Makes the look-up. Polygons are checked when a point first comes near their area, and malformed ones count as outside. */
export function createAreaSetFrom(source: AreaSource, report: ReportMalformed = () => undefined): AreaSet {
  const grid = createBoxGrid(source);
  const kept = new Map<number, CheckedArea>();
  const reported = new Set<number>();
  const sound = new Uint8Array(source.size).fill(source.isChecked ? 1 : 0);

  const read = (at: number): CheckedArea => {
    const area = source.area(at);
    if (sound[at] === 1) return { area, parts: area.polygons };
    const parts = area.polygons.map((polygon) => {
      const problems = polygonProblems(polygon);
      if (problems.length > 0 && !reported.has(at)) report(area, problems);
      return problems.length > 0 ? undefined : polygon;
    });
    const polygons = parts.filter((part) => part !== undefined);
    if (polygons.length === parts.length) sound[at] = 1;
    else reported.add(at);
    return { area: { ...area, polygons }, parts };
  };
  const checked = (at: number): CheckedArea => {
    const known = kept.get(at) ?? read(at);
    kept.delete(at);
    kept.set(at, known);
    const [oldest] = kept.size > KEPT_AREAS ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return known;
  };

  return {
    at(point) {
      const found = new Set<Area>();
      if (!isGeoPoint(point)) return [];
      for (const { owner, part } of grid.holding(point)) {
        const { area, parts } = checked(owner);
        const polygon = parts[part];
        if (polygon && isInPolygon(point, polygon)) found.add(area);
      }
      return [...found];
    },
    nearest(point, maxKm) {
      let best: Area | undefined;
      let least = maxKm;
      if (!isGeoPoint(point) || !(maxKm >= 0)) return undefined;
      for (const { owner, part } of grid.around(point, maxKm)) {
        const { area, parts } = checked(owner);
        const polygon = parts[part];
        const distance = polygon ? distanceToPolygonKm(point, polygon) : Infinity;
        if (distance < least || (distance === least && best === undefined)) [best, least] = [area, distance];
      }
      return best;
    },
    within(box) {
      const owners = new Set(grid.touching(box).map(({ owner }) => owner));
      return [...owners].map((owner) => checked(owner).area);
    },
  };
}
