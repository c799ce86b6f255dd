import { around } from "geokdbush";
import KDBush from "kdbush";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { distanceKm, isGeoPoint } from "#domain/values/geo-point.ts";
import { foldName } from "#server/gazetteer/names/fold-name.ts";
import { PLACE_COLUMNS, parsePlaceRow, placeNumber, type PlaceRow } from "#server/gazetteer/pack/place-row.ts";

const dataDir = join(import.meta.dirname, "../../../../data");

function readPack(name: string): { head: string; rows: PlaceRow[] } {
  const [head = "", ...lines] = gunzipSync(readFileSync(join(dataDir, name)))
    .toString("utf8")
    .trimEnd()
    .split("\n");
  return { head, rows: lines.map(parsePlaceRow) };
}

const { head, rows } = readPack("stations.tsv.gz");
const byId = new Map(rows.map((row) => [row.id, row]));
const towns = readPack("places.tsv.gz").rows.filter((row) => row.kind === "locality" && row.weight >= 500);
const [authoredHead = "", ...authoredLines] = readFileSync(join(dataDir, "stations-main.tsv"), "utf8")
  .trimEnd()
  .split("\n");
const authored = authoredLines.map((line) => {
  const cells = line.split("\t");
  const columns = authoredHead.split("\t");
  return {
    width: cells.length,
    cell: (column: string): string => cells[columns.indexOf(column)] ?? "",
  };
});

const townTree = new KDBush(towns.length);
for (const { point } of towns) townTree.add(point.lng, point.lat);
townTree.finish();

function townsAround({ point, country }: PlaceRow, maxKm: number): PlaceRow[] {
  return around(townTree, point.lng, point.lat, Infinity, maxKm, (at) => towns[at]?.country === country)
    .map((at) => towns[at])
    .filter((town) => town !== undefined);
}

function winterOffset(zone: string): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(
    new Date("2026-01-15T00:00:00Z"),
  );
  const match = /GMT([+-]\d\d):?(\d\d)?/.exec(parts.find((part) => part.type === "timeZoneName")?.value ?? "");
  return Number(match?.[1] ?? 0) + Number(match?.[2] ?? 0) / 60;
}

it("the station table has the place pack's columns, and every station has a point, a country, a zone and names", () => {
  expect(head.split("\t")).toEqual([...PLACE_COLUMNS]);
  expect(rows.length).toBeGreaterThan(18_000);
  expect(rows.length).toBeLessThan(20_000);
  const wrong = rows.filter(
    ({ kind, point, country, name, near, weight }) =>
      kind !== "station" ||
      !isGeoPoint(point) ||
      !/^[A-Z]{2}$/.test(country) ||
      [name.en, name.ru, near.en, near.ru].some((text) => text.trim() === "") ||
      !(weight >= 500 && weight <= 400_000),
  );
  expect(wrong.map((row) => row.id)).toEqual([]);
});

it("stations' ids and numbers are unique and agree with each other", () => {
  expect(new Set(rows.map((row) => row.number)).size).toBe(rows.length);
  expect(rows.every((row) => row.number === placeNumber(row.id))).toBe(true);
});

it("no station is more than three hours of longitude away from its zone", () => {
  const offsets = new Map([...new Set(rows.map((row) => row.zone))].map((zone) => [zone, winterOffset(zone)]));
  const far = rows.filter((row) => Math.abs(row.point.lng / 15 - (offsets.get(row.zone) ?? NaN)) > 3);
  expect(far.map((row) => row.id)).toEqual([]);
});

it("every station of the authored table is in the pack, in its town and in the zone of the towns around it", () => {
  expect(authored.length).toBeGreaterThan(300);
  const ids = authored.map(({ cell }) => cell("id"));
  expect(ids.filter((id, at) => !/^x1\d{3}$/.test(id) || ids.indexOf(id) !== at)).toEqual([]);
  const wrong = authored.filter(({ width, cell }) => {
    const row = byId.get(cell("trainline") === "" ? cell("id") : `s${cell("trainline")}`);
    if (width !== authoredHead.split("\t").length || row === undefined || !/^[1-4]$/.test(cell("size"))) return true;
    if (!/[а-яё]/i.test(row.name.ru) || row.name.ru !== cell("name_ru") || cell("source") === "") return true;
    const near = townsAround(row, 40);
    const name = foldName(row.near.en);
    const own = near.some((town) => [town.name.en, town.name.ru, ...town.alternates].some((n) => foldName(n) === name));
    return !own || near[0]?.zone !== row.zone;
  });
  expect(wrong.map(({ cell }) => cell("id"))).toEqual([]);
});

it.each([
  ["Казанский вокзал", "Москва", 55.7735, 37.6555],
  ["Московский вокзал", "Санкт-Петербург", 59.93, 30.362],
  ["Сочи, вокзал", "Сочи", 43.5925, 39.727],
  ["Северный вокзал", "Париж", 48.8809, 2.3553],
  ["Сент-Панкрас, вокзал", "Лондон", 51.5308, -0.1253],
  ["Рим, вокзал Термини", "Рим", 41.901, 12.5017],
  ["Берлин, Главный вокзал", "Берлин", 52.525, 13.3694],
  ["Вена, Главный вокзал", "Вена", 48.1852, 16.3761],
  ["Прага, Главный вокзал", "Прага", 50.083, 14.4352],
  ["Будапешт, Восточный вокзал", "Будапешт", 47.5003, 19.0839],
  ["Сиркеджи, вокзал", "Стамбул", 41.015, 28.9772],
  ["Лиссабон, вокзал Ориенте", "Лиссабон", 38.7677, -9.099],
  ["Белград-Центр, вокзал", "Белград", 44.7946, 20.4548],
  ["Цюрих, Главный вокзал", "Цюрих", 47.3779, 8.5402],
  ["Люцерн, вокзал", "Люцерн", 47.0502, 8.3102],
  ["Токио, вокзал", "Токио", 35.6812, 139.7671],
  ["Центральный вокзал Гранд-Сентрал", "Нью-Йорк", 40.7527, -73.9772],
])("«%s» (%s) is where it really is", (name, near, lat, lng) => {
  const found = rows.filter((row) => row.name.ru === name && row.near.ru === near);
  expect(found).toHaveLength(1);
  expect(distanceKm(found[0]?.point ?? { lat: 0, lng: 0 }, { lat, lng })).toBeLessThan(1.5);
});

it("no bus, tram or ship stop is in the table", () => {
  const stops = rows.filter((row) => /\b(gare routiere|metrolink|autobus\w*|abri|molo)\b|-bus$/i.test(row.name.en));
  expect(stops.map((row) => row.name.en)).toEqual([]);
});

it("no station is listed twice", () => {
  const groups = Map.groupBy(rows, (row) => `${row.country}:${foldName(row.name.en)}`);
  const twins = [...groups.values()].filter((group) =>
    group.some((one, at) => group.slice(at + 1).some((other) => distanceKm(one.point, other.point) <= 0.3)),
  );
  expect(twins.map((group) => group.map((row) => row.id))).toEqual([]);
});
