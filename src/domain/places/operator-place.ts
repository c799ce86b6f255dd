import {
  cellProblem,
  NAME_MAX_LENGTH,
  readCountry,
  readKey,
  readName,
  readNamed,
  readText,
  type CellProblem,
  type ImportRecord,
} from "#domain/places/import-cell.ts";
import type { PlaceKind } from "#domain/places/place-kind.ts";
import { isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import { LOCALES } from "#domain/values/locale.ts";
import type { Named } from "#domain/values/named.ts";

/** The columns of an operator's places, in the order the documentation lists them. */
export const OPERATOR_PLACE_COLUMNS = [
  "key",
  "kind",
  ...LOCALES.map((locale) => `name_${locale}` as const),
  "lat",
  "lng",
  ...LOCALES.map((locale) => `address_${locale}` as const),
  "country",
  "weight",
  "search",
] as const;

/** The words an operator writes for the kinds; travellers see a building as an address. */
export const OPERATOR_KINDS: ReadonlyMap<string, PlaceKind> = new Map([
  ["hotel", "hotel"],
  ["building", "other"],
  ["other", "other"],
  ["station", "station"],
  ["stop", "stop"],
  ["locality", "locality"],
  ["suburb", "suburb"],
  ["airport", "airport"],
]);

/** A place as given in the operator's file; empty fields are filled in from the surroundings. */
export interface OperatorPlace {
  readonly key: string;
  readonly kind: PlaceKind;
  readonly point: GeoPoint;
  readonly name: Named;
  readonly address: Named;
  readonly country: string;
  readonly weight: number;
  /** Other names that find it. */
  readonly search: readonly string[];
}

/** A place, or everything that is wrong with its line. */
export type OperatorPlaceVerdict =
  | { readonly place: OperatorPlace }
  | { readonly place?: undefined; readonly problems: readonly CellProblem[] };

const ADDRESS_MAX_LENGTH = 200;
const SEARCH_NAMES_MAX = 20;
const SEARCH_MAX_LENGTH = SEARCH_NAMES_MAX * (NAME_MAX_LENGTH + 1);
const WEIGHT_MAX = 10_000_000;
/** Five decimals of a degree are a metre. */
const DEGREE_DECIMALS = 5;

/** Default weight of a place, on the scale of inhabitants: enough to be found among towns, even with a typo in its name. */
export const DEFAULT_WEIGHT: Readonly<Record<PlaceKind, number>> = {
  airport: 100_000,
  station: 20_000,
  locality: 3_000,
  suburb: 3_000,
  hotel: 3_000,
  other: 3_000,
  stop: 3_000,
};

/** Reads one line of an operator's places: a place, or every problem in the line. */
export function readOperatorPlace(record: ImportRecord): OperatorPlaceVerdict {
  const problems: CellProblem[] = [];
  const key = readKey(record, problems);
  const kind = readKind(record, problems);
  const name = readName(record, problems);
  const lat = readDegrees(record, "lat", problems);
  const lng = readDegrees(record, "lng", problems);
  const address = readNamed(record, "address", ADDRESS_MAX_LENGTH, problems);
  const country = readCountry(record, problems);
  const weight = readWeight(record, DEFAULT_WEIGHT[kind], problems);
  const search = readSearch(record, problems);
  if (problems.length > 0) return { problems };
  return { place: { key, kind, point: { lat, lng }, name, address, country, weight, search } };
}

function readKind(record: ImportRecord, problems: CellProblem[]): PlaceKind {
  const before = problems.length;
  const text = readText(record, "kind", NAME_MAX_LENGTH, problems);
  const kind = OPERATOR_KINDS.get(text.toLowerCase());
  if (kind === undefined && problems.length === before) {
    problems.push(cellProblem("kind", text === "" ? "missing" : "unknown-kind", text));
  }
  return kind ?? "other";
}

/** Decimal commas are accepted too, because spreadsheets write them. */
function readDegrees(record: ImportRecord, column: "lat" | "lng", problems: CellProblem[]): number {
  const before = problems.length;
  const value = Object.hasOwn(record, column) ? record[column] : undefined;
  const text = typeof value === "number" ? "" : readText(record, column, NAME_MAX_LENGTH, problems);
  if (problems.length > before) return 0;
  const degrees = typeof value === "number" ? value : parseDecimal(text);
  if (degrees === undefined || !Number.isFinite(degrees)) {
    problems.push(cellProblem(column, text === "" && typeof value !== "number" ? "missing" : "not-a-number", text));
    return 0;
  }
  if (!isGeoPoint({ lat: 0, lng: 0, [column]: degrees })) problems.push(cellProblem(column, "off-globe", value));
  return Number(degrees.toFixed(DEGREE_DECIMALS)) + 0;
}

function parseDecimal(text: string): number | undefined {
  return /^[+-]?\d{1,10}(?:[.,]\d{1,30})?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}

function readWeight(record: ImportRecord, preset: number, problems: CellProblem[]): number {
  const text = readText(record, "weight", NAME_MAX_LENGTH, problems);
  if (text === "") return preset;
  if (!/^\d{1,12}$/.test(text)) problems.push(cellProblem("weight", "not-a-number", text));
  else if (Number(text) > WEIGHT_MAX) problems.push(cellProblem("weight", "out-of-range", text));
  return Number(text);
}

function readSearch(record: ImportRecord, problems: CellProblem[]): string[] {
  const text = readText(record, "search", SEARCH_MAX_LENGTH, problems);
  const names = [...new Set(text.split(";").map((name) => name.trim()))].filter((name) => name !== "");
  if (names.length > SEARCH_NAMES_MAX) problems.push(cellProblem("search", "too-many", text));
  const long = names.find((name) => [...name].length > NAME_MAX_LENGTH);
  if (long !== undefined) problems.push(cellProblem("search", "too-long", long));
  return names;
}
