import { closestName } from "#domain/places/closest-name.ts";
import type { CellProblemName } from "#domain/places/import-cell.ts";
import { AREA_CORNERS_MAX, type GeometryProblem } from "#domain/places/operator-area.ts";
import { OPERATOR_KINDS } from "#domain/places/operator-place.ts";
import {
  PLACES_FILE_MAX_BYTES,
  type FileProblemName,
  type ImportProblem,
} from "#server/modules/operator-places/file/places-file.ts";

const CELL: Readonly<Record<CellProblemName, string>> = {
  missing: "is missing",
  "no-text": "is neither a text nor a number",
  "too-long": "is too long",
  "control-character": "has characters that cannot be printed",
  "not-a-number": "is not a number",
  "off-globe": "is off the globe; latitude goes to 90, longitude to 180",
  "out-of-range": "is too large; the most is 10000000",
  "too-many": "has too many names; the most is 20",
  "unknown-kind": `is no kind; known are ${[...OPERATOR_KINDS.keys()].join(", ")}`,
  "no-country": "is not the two letters of a country",
};

const SHAPE: Readonly<Record<GeometryProblem, string>> = {
  empty: "has no corners",
  "too-few-points": "has a ring of fewer than three corners",
  "off-globe": "has a corner off the globe",
  "crosses-date-line": "crosses the date line; cut it in two there",
  "self-crossing": "crosses itself",
  "hole-outside": "has a hole that lies outside",
  "no-coordinates": "is not written as GeoJSON writes polygons",
  "too-many-corners": `brings the area above ${AREA_CORNERS_MAX} corners; simplify it`,
};

const FILE: Readonly<Record<FileProblemName, (value: string) => string>> = {
  "too-large": () => `the file is larger than ${PLACES_FILE_MAX_BYTES / 1024 / 1024} MB; cut it`,
  "not-utf-8": () => "the file is not UTF-8; save it in that encoding",
  "empty-file": () => "the file is empty",
  "no-json": () => "the file is no JSON",
  "no-collection": () => "the file is no FeatureCollection of GeoJSON",
  "no-column": (value) => `the column ${value} is missing; the first line names the columns`,
  "column-twice": (value) => `the column ${value} is there twice`,
  "unclosed-quote": () => "a quotation mark is opened and never closed",
  "too-many-cells": (value) => `there are more cells than columns ("${value}"); put a cell with a delimiter in quotes`,
  "no-feature": (value) => (value === "" ? "there is no geometry" : `${value} is no Point, Polygon or MultiPolygon`),
  "duplicate-key": (value) => `the key ${value} is there already`,
  "no-town-near": (value) => `no town lies within 60 km of ${value}; check the point, or name the country`,
  "other-country": (value) => `${value}; correct the one or the other`,
  "shared-point": (value) => `${value} is the point of three places or more, so it is nobody's; leave the line out`,
  "town-far": (value) =>
    `the point lies more than 30 km from ${value}, which the name or address tells; leave the line out`,
  swapped: (value) => `${value} looks as if lat and lng were swapped`,
};

/** Describes a problem for a person: where it is, and what to do. */
export function sayProblem({ line, what }: ImportProblem, unit: "line" | "feature"): string {
  const where = line === 0 ? "" : `${unit} ${line}: `;
  if ("polygon" in what) return `${where}polygon ${what.polygon} ${SHAPE[what.problem]}`;
  if (!("column" in what)) return where + FILE[what.problem](what.value);
  const value = what.value === "" || what.problem === "control-character" ? "" : ` "${what.value}"`;
  const meant = what.problem === "unknown-kind" ? closestName(what.value, OPERATOR_KINDS.keys()) : undefined;
  return `${where}${what.column}${value} ${CELL[what.problem]}${meant === undefined ? "" : `. Is ${meant} meant?`}`;
}
