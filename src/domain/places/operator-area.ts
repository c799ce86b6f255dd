import { readCountry, readKey, readName, type CellProblem, type ImportRecord } from "#domain/places/import-cell.ts";
import { polygonProblems, type PolygonProblem } from "#domain/places/polygon-problems.ts";
import { LOCALES } from "#domain/values/locale.ts";
import type { Named } from "#domain/values/named.ts";

/** The properties of an operator's area. */
export const OPERATOR_AREA_COLUMNS = ["key", ...LOCALES.map((locale) => `name_${locale}` as const), "country"] as const;

/** An area as given in the operator's file. */
export interface OperatorArea {
  readonly key: string;
  readonly name: Named;
  /** Empty when not given. */
  readonly country: string;
  /** Polygons of rings of flat numbers: longitude, latitude, longitude… */
  readonly polygons: readonly (readonly (readonly number[])[])[];
}

/** What can be wrong with the geometry of an area. */
export type GeometryProblem = PolygonProblem | "no-coordinates" | "too-many-corners";

/** One polygon of an area, counted from 1, and what is wrong with it. */
export interface ShapeProblem {
  readonly polygon: number;
  readonly problem: GeometryProblem;
}

/** An area, or everything that is wrong with it. */
export type OperatorAreaVerdict =
  | { readonly area: OperatorArea }
  | { readonly area?: undefined; readonly problems: readonly (CellProblem | ShapeProblem)[] };

/** No real area needs more corners, and the check for crossing edges must finish within a second. */
export const AREA_CORNERS_MAX = 20_000;

/** Six decimals of a degree are a tenth of a metre. */
const DEGREE_SCALE = 1_000_000;

/** Reads one area: its properties, and a Polygon or MultiPolygon of GeoJSON. */
export function readOperatorArea(
  record: ImportRecord,
  geometry: { readonly type: "Polygon" | "MultiPolygon"; readonly coordinates?: unknown },
): OperatorAreaVerdict {
  const problems: (CellProblem | ShapeProblem)[] = [];
  const cells: CellProblem[] = [];
  const named = { key: readKey(record, cells), name: readName(record, cells), country: readCountry(record, cells) };
  problems.push(...cells);
  const parts = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const polygons: number[][][] = [];
  let corners = 0;
  for (const [at, part] of (Array.isArray(parts) ? (parts as unknown[]) : []).entries()) {
    const polygon = readPolygon(part);
    if (polygon === undefined) problems.push({ polygon: at + 1, problem: "no-coordinates" });
    else polygons.push(polygon);
    corners += polygon?.reduce((sum, ring) => sum + ring.length / 2, 0) ?? 0;
    if (corners > AREA_CORNERS_MAX)
      return { problems: [...problems, { polygon: at + 1, problem: "too-many-corners" }] };
    for (const problem of polygonProblems(polygon ?? [])) {
      if (polygon !== undefined) problems.push({ polygon: at + 1, problem });
    }
  }
  if (polygons.length === 0 && problems.length === cells.length) problems.push({ polygon: 1, problem: "empty" });
  return problems.length > 0 ? { problems } : { area: { ...named, polygons } };
}

function readPolygon(part: unknown): number[][] | undefined {
  if (!Array.isArray(part)) return undefined;
  const rings = (part as unknown[]).map(readRing);
  return rings.every((ring) => ring !== undefined) ? rings : undefined;
}

/** GeoJSON repeats the first corner at the end; our rings do not. An open ring is closed the same way. */
function readRing(corners: unknown): number[] | undefined {
  if (!Array.isArray(corners)) return undefined;
  const ring: number[] = [];
  for (const corner of corners as unknown[]) {
    if (!Array.isArray(corner)) return undefined;
    const [lng, lat] = corner as unknown[];
    if (typeof lng !== "number" || typeof lat !== "number") return undefined;
    ring.push(Math.round(lng * DEGREE_SCALE) / DEGREE_SCALE, Math.round(lat * DEGREE_SCALE) / DEGREE_SCALE);
  }
  const isClosed = ring.length >= 4 && ring[0] === ring.at(-2) && ring[1] === ring.at(-1);
  return isClosed ? ring.slice(0, -2) : ring;
}
