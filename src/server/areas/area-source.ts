import { bounds, type Bounds, type Polygon } from "#domain/places/polygon.ts";
import type { Named } from "#domain/values/named.ts";

/** A named piece of ground, which may have several parts. */
export interface Area {
  readonly id: string;
  /** ISO 3166-1 alpha-2, or empty when unknown. */
  readonly country: string;
  readonly name: Named;
  readonly polygons: readonly Polygon[];
}

/** Where areas come from: a list in memory, or a table whose rows are read on demand. */
export interface AreaSource {
  readonly size: number;
  /** True for our own tables, which a test checks; areas drawn by others are checked when they are used. */
  readonly isChecked: boolean;
  area(at: number): Area;
  /** Visits the box of every polygon, area by area in order. */
  eachBox(visit: (area: number, box: Bounds) => void): void;
}

/** Makes a source of a list of areas. */
export function heldAreas(areas: readonly Area[]): AreaSource {
  return {
    size: areas.length,
    isChecked: false,
    area(at) {
      const area = areas[at];
      if (area === undefined) throw new RangeError(`There is no area ${at}`);
      return area;
    },
    eachBox(visit) {
      for (const [at, area] of areas.entries()) for (const polygon of area.polygons) visit(at, bounds(polygon));
    },
  };
}
