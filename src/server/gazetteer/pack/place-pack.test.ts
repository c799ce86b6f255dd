import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { isGeoPoint } from "#domain/values/geo-point.ts";
import { joinedStamp, joinPacks } from "#server/gazetteer/pack/join-packs.ts";
import { readPlaceIndex } from "#server/gazetteer/pack/place-index.ts";
import { PLACE_COLUMNS, parsePlaceRow, placeNumber } from "#server/gazetteer/pack/place-row.ts";
import { openPlaceStore, STORED_KINDS } from "#server/gazetteer/pack/place-store.ts";

const dataDir = join(import.meta.dirname, "../../../../data");
const pack = readFileSync(join(dataDir, "places.tsv.gz"));
const stations = readFileSync(join(dataDir, "stations.tsv.gz"));
const bytes = joinPacks(gunzipSync(pack), gunzipSync(stations));
const [head, ...lines] = bytes.toString("utf8").trimEnd().split("\n");
const rows = lines.map(parsePlaceRow);

it("the pack has the columns the reader expects and all places of its sources", () => {
  expect(head?.split("\t")).toEqual([...PLACE_COLUMNS]);
  expect(lines.every((line) => line.split("\t").length === PLACE_COLUMNS.length)).toBe(true);
  expect(rows.length).toBeGreaterThan(200_000);
  expect(rows.filter((row) => row.kind === "airport").length).toBeGreaterThan(9_000);
});

it("every place has a point on the globe, a two-letter country, a known time zone and a name", () => {
  const zones = new Set(rows.map((row) => row.zone));
  for (const zone of zones) expect(() => new Intl.DateTimeFormat("en", { timeZone: zone })).not.toThrow();
  const wrong = rows.filter(
    ({ point, country, name, weight, zone }) =>
      !isGeoPoint(point) ||
      (point.lat === 0 && point.lng === 0) ||
      !/^[A-Z]{2}$/.test(country) ||
      !/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(zone) ||
      name.en.trim() === "" ||
      name.ru.trim() === "" ||
      !(weight >= 0),
  );
  expect(wrong.map((row) => row.id)).toEqual([]);
});

it("a place's time zone is never hours away from its longitude", () => {
  const offsets = new Map<string, number>();
  const offset = (zone: string): number => {
    const known = offsets.get(zone);
    if (known !== undefined) return known;
    const winter = new Date("2026-01-15T00:00:00Z");
    const text = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(winter);
    const match = /GMT([+-]\d\d):?(\d\d)?/.exec(text.find((part) => part.type === "timeZoneName")?.value ?? "");
    const hours = Number(match?.[1] ?? 0) + Number(match?.[2] ?? 0) / 60;
    offsets.set(zone, hours);
    return hours;
  };
  // Four hours, because China keeps one zone from the coast to the Pamirs; the date line wraps round at twenty-four.
  const far = rows.filter((row) => {
    const gap = Math.abs(row.point.lng / 15 - offset(row.zone));
    return Math.min(gap, 24 - gap) > 4;
  });
  expect(far.map((row) => row.id)).toEqual([]);
});

it("ids and numbers are unique, agree with each other and fit in 31 bits", () => {
  expect(new Set(rows.map((row) => row.number)).size).toBe(rows.length);
  expect(rows.every((row) => row.number === placeNumber(row.id) && row.number > 0 && row.number < 2 ** 31)).toBe(true);
});

it("an IATA code names only one airport", () => {
  const codes = rows.flatMap((row) => (row.iata === null ? [] : [row.iata]));
  expect(codes.length - new Set(codes).size).toBe(0);
});

it("the compact store returns what the lines say", () => {
  const store = openPlaceStore(bytes);
  expect(store.size).toBe(rows.length);
  for (let at = 0; at < rows.length; at += 997) {
    const row = rows[at];
    expect(store.row(at)).toEqual(row);
    expect(STORED_KINDS[store.kind[at] ?? 0]).toBe(row?.kind);
    expect(store.weight[at]).toBe(row?.weight);
    expect(store.lat[at]).toBeCloseTo(row?.point.lat ?? 0, 3);
    expect(store.lng[at]).toBeCloseTo(row?.point.lng ?? 0, 3);
    expect(store.at(row?.number ?? 0)).toBe(at);
  }
});

it("the committed index belongs to the committed pack, so a start never has to build one", () => {
  const index = gunzipSync(readFileSync(join(dataDir, "places-index.gz")));
  expect(readPlaceIndex(index, joinedStamp(pack, stations))?.size).toBeGreaterThan(400_000);
  expect(readPlaceIndex(index, joinedStamp(pack, stations) + 1)).toBeUndefined();
});
