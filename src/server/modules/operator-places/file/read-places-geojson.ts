import { closestName } from "#domain/places/closest-name.ts";
import type { ImportRecord } from "#domain/places/import-cell.ts";
import { OPERATOR_AREA_COLUMNS, readOperatorArea, type OperatorArea } from "#domain/places/operator-area.ts";
import { OPERATOR_PLACE_COLUMNS, readOperatorPlace, type OperatorPlace } from "#domain/places/operator-place.ts";
import type { ImportProblem, Numbered, PlacesFile } from "#server/modules/operator-places/file/places-file.ts";
import { isOsmFeature, readOsmFeature } from "#server/modules/operator-places/file/read-osm-feature.ts";

type Members = Readonly<Record<string, unknown>>;

/** Reads a FeatureCollection: points become places, polygons become areas; an extract of OpenStreetMap has places only. */
export function readPlacesGeojson(text: string): PlacesFile {
  const places: Numbered<OperatorPlace>[] = [];
  const areas: Numbered<OperatorArea>[] = [];
  const problems: ImportProblem[] = [];
  const met = new Set<string>();
  const file = { unit: "feature" as const, places, areas, problems };
  const collection = parse(text);
  if (collection === undefined) problems.push({ line: 0, what: { problem: "no-json", value: "" } });
  const features =
    isObject(collection) && collection["type"] === "FeatureCollection" ? collection["features"] : undefined;
  if (!Array.isArray(features)) {
    if (problems.length === 0) problems.push({ line: 0, what: { problem: "no-collection", value: "" } });
    return { ...file, unknown: [] };
  }
  const isExtract = features.some((feature: unknown) => isObject(feature) && isOsmFeature(feature));
  for (const [at, feature] of (features as unknown[]).entries()) {
    const line = at + 1;
    if (isExtract && isObject(feature) && isOsmFeature(feature)) {
      const read = readOsmFeature(feature);
      const verdict = read && readOperatorPlace(read);
      if (verdict?.place !== undefined) places.push({ line, item: verdict.place });
      else problems.push(...(verdict?.problems ?? []).map((what) => ({ line, what })));
      continue;
    }
    const geometry = isObject(feature) ? feature["geometry"] : undefined;
    const record: ImportRecord = isObject(feature) && isObject(feature["properties"]) ? feature["properties"] : {};
    const type = isObject(geometry) ? geometry["type"] : undefined;
    for (const name of Object.keys(record)) met.add(name);
    if (isObject(geometry) && type === "Point") {
      const [lng, lat] = Array.isArray(geometry["coordinates"]) ? (geometry["coordinates"] as unknown[]) : [];
      const verdict = readOperatorPlace({ ...record, lat, lng });
      if (verdict.place !== undefined) places.push({ line, item: verdict.place });
      else problems.push(...verdict.problems.map((what) => ({ line, what })));
    } else if (isObject(geometry) && (type === "Polygon" || type === "MultiPolygon")) {
      const verdict = readOperatorArea(record, { type, coordinates: geometry["coordinates"] });
      if (verdict.area !== undefined) areas.push({ line, item: verdict.area });
      else problems.push(...verdict.problems.map((what) => ({ line, what })));
    } else {
      const value = typeof type === "string" ? type.slice(0, 60) : "";
      problems.push({ line, what: { problem: "no-feature", value } });
    }
  }
  return { ...file, unknown: unknownNames(met), ...(isExtract && { source: "openstreetmap" as const }) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A file of areas lacks the columns of places, so a name is unknown only if neither has it. */
function unknownNames(met: ReadonlySet<string>): PlacesFile["unknown"] {
  const known: readonly string[] = [...OPERATOR_PLACE_COLUMNS, ...OPERATOR_AREA_COLUMNS];
  return [...met]
    .filter((name) => !known.includes(name))
    .slice(0, 20)
    .map((column) => ({
      column: column.slice(0, 60),
      meant: closestName(
        column,
        known.filter((name) => !met.has(name)),
      ),
    }));
}
