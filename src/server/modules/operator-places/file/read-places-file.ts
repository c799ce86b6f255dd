import type { OperatorPlace } from "#domain/places/operator-place.ts";
import {
  PLACES_FILE_MAX_BYTES,
  type ImportProblem,
  type Numbered,
  type PlacesFile,
} from "#server/modules/operator-places/file/places-file.ts";
import { isGeonamesDump, readGeonames } from "#server/modules/operator-places/file/read-geonames.ts";
import { readPlacesCsv } from "#server/modules/operator-places/file/read-places-csv.ts";
import { readPlacesGeojson } from "#server/modules/operator-places/file/read-places-geojson.ts";

/** This many hotels on one point were never measured there: somebody gave them all the middle of the town. */
const SHARED_BY = 3;

/** Leaves out the places of an extract whose point they share with two others or more. */
function withoutSharedPoints(
  places: readonly Numbered<OperatorPlace>[],
  problems: ImportProblem[],
): Numbered<OperatorPlace>[] {
  const spot = ({ item: { point } }: Numbered<OperatorPlace>): string => `${point.lat}, ${point.lng}`;
  const count = new Map<string, number>();
  for (const place of places) count.set(spot(place), (count.get(spot(place)) ?? 0) + 1);
  return places.filter((place) => {
    const isShared = (count.get(spot(place)) ?? 0) >= SHARED_BY;
    if (isShared) problems.push({ line: place.line, what: { problem: "shared-point", value: spot(place) } });
    return !isShared;
  });
}

/** Reads an operator's file, CSV, GeoJSON or an extract of a public source: its places and areas, and every problem in it; never throws. */
export function readPlacesFile(bytes: Uint8Array): PlacesFile {
  const broken = (problem: "too-large" | "not-utf-8" | "empty-file"): PlacesFile => ({
    unit: "line",
    places: [],
    areas: [],
    problems: [{ line: 0, what: { problem, value: "" } }],
    unknown: [],
  });
  if (bytes.length > PLACES_FILE_MAX_BYTES) return broken("too-large");
  const text = decode(bytes);
  if (text === undefined) return broken("not-utf-8");
  if (text.trim() === "") return broken("empty-file");
  const file = readText(text);
  const problems: ImportProblem[] = [...file.problems];
  const single = withoutTwins(file.places, problems);
  const places = file.source === undefined ? single : withoutSharedPoints(single, problems);
  const areas = withoutTwins(file.areas, problems);
  return { ...file, places, areas, problems: problems.toSorted((a, b) => a.line - b.line) };
}

function readText(text: string): PlacesFile {
  if (/^\s*[{[]/.test(text)) return readPlacesGeojson(text);
  return isGeonamesDump(text) ? readGeonames(text) : readPlacesCsv(text);
}

/** The text of UTF-8 with or without its byte order mark; undefined for any other encoding. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Keeps the first line of a key; every further one is a problem. */
function withoutTwins<T extends { readonly key: string }>(
  items: readonly Numbered<T>[],
  problems: ImportProblem[],
): Numbered<T>[] {
  const first = new Map<string, number>();
  return items.filter(({ line, item }) => {
    const before = first.get(item.key);
    if (before === undefined) first.set(item.key, line);
    else problems.push({ line, what: { problem: "duplicate-key", value: `${item.key} (${before})` } });
    return before === undefined;
  });
}
