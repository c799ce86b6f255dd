import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { distanceKm, isGeoPoint } from "#domain/values/geo-point.ts";
import { loadLandMask, type LandMask } from "#server/adapters/directions/land-mask.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import { LANDMARK_FILES } from "#server/gazetteer/landmarks/landmark-table.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";

const DATA = join(import.meta.dirname, "../../../../data");
/** The Palm and the airport island of Hong Kong are the farthest from the middle of their towns. */
const TOWN_KM = 26;
/** Hotels on a pier or a canal stand in the water of a map as coarse as ours. */
const SHORE_KM = 1;
const TWIN_KM = 0.05;

type Cells = Readonly<Record<string, string>>;

const rows: Cells[] = LANDMARK_FILES.flatMap((name) => {
  const [head = "", ...lines] = readFileSync(join(DATA, name), "utf8").trimEnd().split("\n");
  const columns = head.split("\t");
  return lines.map((line) => Object.fromEntries(line.split("\t").map((cell, at) => [columns[at] ?? "?", cell])));
});
const exact = rows.filter((row) => row["precision"] === "exact");

let gazetteer: Gazetteer;
let land: LandMask;
beforeAll(async () => {
  [gazetteer, land] = await Promise.all([loadGazetteer(DATA), loadLandMask(DATA)]);
});

const pointOf = (row: Cells) => ({ lat: Number(row["lat"]), lng: Number(row["lng"]) });
const wrong = (all: readonly Cells[], isRight: (row: Cells) => boolean): string[] =>
  all.filter((row) => !isRight(row)).map((row) => `${row["id"]} ${row["name_en"]}`);
const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

it("F3: at least six hundred hotels in sixty towns, and three hundred terminals, halls and sights, each with its own id", () => {
  const hotels = rows.filter((row) => row["kind"] === "hotel");
  expect(hotels.length).toBeGreaterThanOrEqual(600);
  expect(new Set(hotels.map((row) => row["town"])).size).toBeGreaterThanOrEqual(60);
  expect(rows.length - hotels.length).toBeGreaterThanOrEqual(300);
  expect(repeated(rows.map((row) => row["id"] ?? ""))).toEqual([]);
  expect(wrong(rows, (row) => /^h[1-9]\d{0,5}$/.test(row["id"] ?? ""))).toEqual([]);
});

it("a row has a point that we stand for, or none and says so", () => {
  const isHonest = (row: Cells): boolean =>
    row["precision"] === "exact"
      ? isGeoPoint(pointOf(row)) && /^-?\d+\.\d{4}$/.test(row["lat"] ?? "")
      : row["precision"] === "area" && row["lat"] === "" && row["lng"] === "";
  expect(wrong(rows, isHonest)).toEqual([]);
  expect(wrong(rows, (row) => row["source"] === "own knowledge")).toEqual([]);
});

it("a point stands on land, near its town", () => {
  const isAshore = (row: Cells): boolean => land.nearest(pointOf(row), SHORE_KM) !== undefined;
  const isNear = (row: Cells): boolean => {
    const town = gazetteer.byId(row["town"] ?? "");
    return town !== undefined && distanceKm(town.point, pointOf(row)) <= TOWN_KM;
  };
  expect(wrong(exact, isAshore)).toEqual([]);
  expect(wrong(exact, isNear)).toEqual([]);
});

it("no two hotels, and no two buildings, stand on one spot, and none has the name of another in its town", () => {
  const twins = exact.flatMap((row, at) =>
    exact
      .slice(at + 1)
      .filter((other) => other["kind"] === row["kind"])
      .filter((other) => Math.abs(pointOf(other).lat - pointOf(row).lat) < 0.001)
      .filter((other) => distanceKm(pointOf(row), pointOf(other)) < TWIN_KM)
      .map((other) => `${row["name_en"]} = ${other["name_en"]}`),
  );
  expect(twins).toEqual([]);
  for (const column of ["name_en", "name_ru"]) {
    expect(repeated(rows.map((row) => `${row["town"]} ${row[column]}`))).toEqual([]);
  }
});

it("names are in Latin and in Cyrillic letters, and no building is called like its town alone", () => {
  const isEnglish = (row: Cells): boolean => /^[\p{Script=Latin}\d]/u.test(row["name_en"] ?? "");
  const isRussian = (row: Cells): boolean => /[а-яё]/i.test(row["name_ru"] ?? "");
  const isOwn = (row: Cells): boolean => {
    const town = gazetteer.byId(row["town"] ?? "");
    return town?.name.en !== row["name_en"] && town?.name.ru !== row["name_ru"];
  };
  expect(wrong(rows, isEnglish)).toEqual([]);
  expect(wrong(rows, isRussian)).toEqual([]);
  expect(wrong(rows, isOwn)).toEqual([]);
});
