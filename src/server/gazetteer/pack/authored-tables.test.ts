import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { distanceKm, isGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { parsePlaceRow, type PlaceRow } from "#server/gazetteer/pack/place-row.ts";

const DATA = join(import.meta.dirname, "../../../../data");
/** Far resorts and islets have no town nearer than this. */
const NEIGHBOUR_KM = 60;
/** Numbers from here on belong to the stations. */
const STATION_NUMBER = 1_000;

type Cells = Readonly<Record<string, string>>;

function readTable(name: string): Cells[] {
  const lines = readFileSync(join(DATA, name), "utf8").split("\n");
  const [head = "", ...rest] = lines.filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const columns = head.split("\t");
  return rest.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
  });
}

/** The wrong rows of a table, as the cells that name them; the list should be empty. */
function wrong(rows: readonly Cells[], column: string, isRight: (row: Cells) => boolean): string[] {
  return rows.filter((row) => !isRight(row)).map((row) => `${row[column]} ${row["name_en"] ?? ""}`.trim());
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

const extras = readTable("places-extra.tsv");
const added = extras.filter((row) => row["id"]?.startsWith("x"));
const corrections = extras.filter((row) => !row["id"]?.startsWith("x"));
const airports = readTable("airports-ru.tsv");
const terminals = readTable("terminals.tsv");
const metroAreas = readTable("metro-areas.tsv");

let gazetteer: Gazetteer;
/** The sources' places by country, without the ones we added. */
let sourcePlaces: Map<string, PlaceRow[]>;
let flownCodes: Set<string>;

beforeAll(async () => {
  gazetteer = await loadGazetteer(DATA);
  const text = gunzipSync(readFileSync(join(DATA, "places.tsv.gz"))).toString("utf8");
  const rows = text.trimEnd().split("\n").slice(1).map(parsePlaceRow);
  sourcePlaces = Map.groupBy(
    rows.filter((row) => row.id.startsWith("g")),
    (row) => row.country,
  );
  flownCodes = new Set(rows.filter((row) => row.weight >= 20_000).map((row) => row.iata ?? ""));
});

function pointOf(row: Cells): GeoPoint {
  return { lat: Number(row["lat"]), lng: Number(row["lng"]) };
}

/** The closest place of a country that comes from a source, so that building the pack with our rows does not change it. */
function neighbour(point: GeoPoint, country: string): PlaceRow | undefined {
  let best: PlaceRow | undefined;
  let bestKm = NEIGHBOUR_KM;
  for (const place of sourcePlaces.get(country) ?? []) {
    if (Math.abs(place.point.lat - point.lat) > 1) continue;
    const km = distanceKm(place.point, point);
    if (km >= bestKm) continue;
    best = place;
    bestKm = km;
  }
  return best;
}

it("resorts and districts are plentiful, each is listed once, and none has a number of a station", () => {
  expect(extras.length).toBeGreaterThanOrEqual(260);
  expect(extras.filter((row) => row["weight"] !== "").length).toBeGreaterThanOrEqual(200);
  expect(repeated(extras.map((row) => row["id"] ?? ""))).toEqual([]);
  expect(wrong(extras, "id", (row) => /^[gx][1-9]\d{0,7}$/.test(row["id"] ?? ""))).toEqual([]);
  expect(wrong(added, "id", (row) => Number(row["id"]?.slice(1)) < STATION_NUMBER)).toEqual([]);
});

it("an added place has a point on the globe, names in both alphabets and a weight", () => {
  const isComplete = (row: Cells): boolean =>
    isGeoPoint(pointOf(row)) &&
    /^-?\d+\.\d{4}$/.test(row["lat"] ?? "") &&
    /^-?\d+\.\d{4}$/.test(row["lng"] ?? "") &&
    ["locality", "suburb", "other"].includes(row["kind"] ?? "") &&
    Number(row["weight"]) >= 1_000 &&
    row["near_en"] !== "" &&
    row["near_ru"] !== "";
  expect(wrong(added, "id", isComplete)).toEqual([]);
});

it("Russian names are in Russian letters and English ones in plain Latin, wherever we wrote one", () => {
  const isRussian = (name: string): boolean => name === "" || /^[А-ЯЁ][А-Яа-яЁё0-9 .’()—-]*$/.test(name);
  const isEnglish = (name: string): boolean => name === "" || /^[A-Z][\x20-\x7e]*$/.test(name);
  expect(wrong(extras, "id", (row) => isRussian(row["name_ru"] ?? "") && isRussian(row["near_ru"] ?? ""))).toEqual([]);
  expect(wrong(extras, "id", (row) => isEnglish(row["name_en"] ?? "") && isEnglish(row["near_en"] ?? ""))).toEqual([]);
});

it("an added place lies in the country and the zone of its neighbours", () => {
  const isAtHome = (row: Cells): boolean => neighbour(pointOf(row), row["country"] ?? "")?.zone === row["zone"];
  expect(wrong(added, "id", isAtHome)).toEqual([]);
});

it("every correction names a place of the pack and changes something", () => {
  const changes = ["weight", "name_en", "name_ru", "near_en", "near_ru", "search"];
  expect(wrong(corrections, "id", (row) => gazetteer.byId(row["id"] ?? "") !== undefined)).toEqual([]);
  expect(wrong(corrections, "id", (row) => changes.some((column) => row[column] !== ""))).toEqual([]);
});

it("at least four hundred airports have a Russian name or their town's name", () => {
  const isNamed = (row: Cells): boolean => /[а-яё]/i.test(`${row["name_ru"]}${row["city_ru"]}`);
  expect(airports.filter(isNamed).length).toBeGreaterThanOrEqual(400);
  expect(repeated(airports.map((row) => row["iata"] ?? ""))).toEqual([]);
});

it("at least sixty airports with flights have terminals", () => {
  const known = new Set(airports.map((row) => row["iata"]));
  const isFlown = (row: Cells): boolean => known.has(row["iata"]) || flownCodes.has(row["iata"] ?? "");
  expect(wrong(terminals, "iata", isFlown)).toEqual([]);
  expect(new Set(terminals.map((row) => row["iata"])).size).toBeGreaterThanOrEqual(60);
});

it("every terminal has a short code, unique at its airport, and a name in both languages", () => {
  const isNamed = (row: Cells): boolean =>
    /^[A-Z0-9]{1,20}$/.test(row["code"] ?? "") &&
    /^[A-Z]/.test(row["name_en"] ?? "") &&
    /терминал/i.test(row["name_ru"] ?? "");
  expect(wrong(terminals, "iata", isNamed)).toEqual([]);
  expect(repeated(terminals.map((row) => `${row["iata"]} ${row["code"]}`))).toEqual([]);
});

it("every metro code is three letters and stands for exactly one town of the pack", () => {
  const isTown = (row: Cells): boolean => {
    const place = gazetteer.byId(`g${row["geonameid"]}`);
    return /^[A-Z]{3}$/.test(row["code"] ?? "") && place?.kind === "locality";
  };
  expect(wrong(metroAreas, "code", isTown)).toEqual([]);
  expect(repeated(metroAreas.map((row) => row["code"] ?? ""))).toEqual([]);
});

it("every airport's metro code has a town we know, except where the town is a whole coast", () => {
  const known = new Set(["GOI", ...metroAreas.map((row) => row["code"] ?? "")]);
  const codes = (row: Cells): string[] => (row["metro"] ?? "").split(" ").filter((code) => code !== "");
  expect(wrong(airports, "iata", (row) => codes(row).every((code) => known.has(code)))).toEqual([]);
});
