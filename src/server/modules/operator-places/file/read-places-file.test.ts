import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PLACES_FILE_MAX_BYTES, type PlacesFile } from "#server/modules/operator-places/file/places-file.ts";
import { readPlacesFile } from "#server/modules/operator-places/file/read-places-file.ts";
import { sayProblem } from "#server/modules/operator-places/file/say-problem.ts";
import { processorMs } from "../../../../../tests/support/processor-ms.ts";

const DEMO = join(import.meta.dirname, "../../../../../data/demo");
const HEAD = "key,kind,name_en,name_ru,lat,lng";
const read = (text: string): PlacesFile => readPlacesFile(Buffer.from(text));
const said = (text: string): string[] => {
  const { problems, unit } = read(text);
  return problems.map((problem) => sayProblem(problem, unit));
};
const keys = (file: PlacesFile): string[] => file.places.map(({ item }) => item.key);

describe("a table", () => {
  it.each([
    ["commas", ","],
    ["semicolons", ";"],
    ["tabs", "\t"],
  ])("may be separated by %s, and begin with the byte order mark of UTF-8", (_, delimiter) => {
    const rows = [HEAD, 'm1,hotel,"The ""Metro""",Метро,55.75,37.62', "", "m2,stop,Stop,,1,2"];
    const { places, problems } = read(`\ufeff${rows.join("\r\n").replaceAll(",", delimiter)}`);
    expect(problems).toEqual([]);
    expect(places.map(({ line, item }) => [line, item.key, item.name.en])).toEqual([
      [2, "m1", 'The "Metro"'],
      [4, "m2", "Stop"],
    ]);
  });

  it("may have its columns in any order, quoted delimiters, and line breaks within quotes", () => {
    const { places, problems } = read(
      'LNG;lat;name_ru;kind;key;address_ru\n37,62;55,75;"А;Б";hotel;m1;Тверская\n1;2;Б;stop;m2;"a\nb"\n1;2;В;stop;m3;',
    );
    expect(places.map(({ line, item }) => [line, item.key, item.name.ru, item.point.lat])).toEqual([
      [2, "m1", "А;Б", 55.75],
      [5, "m3", "В", 2],
    ]);
    expect(problems.map(({ line }) => line)).toEqual([3]);
  });

  it("keeps quotes that stand around a part of a cell, and refuses one that nothing follows", () => {
    const { places, problems } = read(`${HEAD}\na,hotel,"Metro" Hotel,,1,2\nb,hotel,Hotel "Metro",,1,2\n"`);
    expect(places.map(({ item }) => item.name.en)).toEqual(['"Metro" Hotel', 'Hotel "Metro"']);
    expect(problems).toEqual([{ line: 4, what: { problem: "unclosed-quote", value: "" } }]);
  });

  it("is refused line by line, with messages for people", () => {
    expect(
      said(
        [
          HEAD,
          "a,hotel,A,,north,1",
          "b,hotle,B,,1,2",
          "c,hotel,C,,1,2,surplus",
          ",hotel,D,,91,2",
          "e,hotel,E,,1,2",
          "e,hotel,F,,1,2",
          'f,"hotel',
        ].join("\n"),
      ),
    ).toEqual([
      'line 2: lat "north" is not a number',
      'line 3: kind "hotle" is no kind; known are hotel, building, other, station, stop, locality, suburb, airport. Is hotel meant?',
      'line 4: there are more cells than columns ("surplus"); put a cell with a delimiter in quotes',
      "line 5: key is missing",
      'line 5: lat "91" is off the globe; latitude goes to 90, longitude to 180',
      "line 7: the key e (6) is there already",
      "line 8: a quotation mark is opened and never closed",
    ]);
  });

  it("without a required column is refused once, and an unknown column is reported", () => {
    expect(said("key,kind,nmae_en,lat,lng\na,hotel,A,1,2")).toEqual([
      "line 1: the column name_en or name_ru is missing; the first line names the columns",
    ]);
    expect(read("key,kind,nmae_en,lat,lng\n").unknown).toEqual([{ column: "nmae_en", meant: "name_en" }]);
    expect(said(`${HEAD},lat\n`)).toEqual(["line 1: the column lat is there twice"]);
  });

  it.each([
    ["UTF-16", Buffer.from(`\ufeff${HEAD}`, "utf16le"), "the file is not UTF-8; save it in that encoding"],
    ["Windows-1251", Buffer.from([0x6b, 0xcc, 0xee, 0xf1]), "the file is not UTF-8; save it in that encoding"],
    ["nothing", Buffer.from("\ufeff \n"), "the file is empty"],
    ["too much", Buffer.alloc(PLACES_FILE_MAX_BYTES + 1, 32), "the file is larger than 64 MB; cut it"],
  ])("of %s is refused as a whole", (_, bytes, words) => {
    const { problems, unit } = readPlacesFile(bytes);
    expect(problems.map((problem) => sayProblem(problem, unit))).toEqual([words]);
  });

  it("of a hundred thousand lines is read within seconds", () => {
    const lines = Array.from({ length: 100_000 }, (_, at) => `k${at},hotel,Hotel ${at},"Отель, ${at}",55.${at},37.6`);
    const readAll = () => expect(keys(read([HEAD, ...lines].join("\n")))).toHaveLength(100_000);
    expect(processorMs(readAll)).toBeLessThan(10_000);
  });
});

describe("a FeatureCollection", () => {
  const feature = (geometry: unknown, properties: unknown = { key: "k", kind: "hotel", name_en: "K" }): unknown => ({
    type: "Feature",
    properties,
    geometry,
  });
  const collection = (...features: unknown[]): string => JSON.stringify({ type: "FeatureCollection", features });

  it("gives places for points and areas for polygons", () => {
    const ring = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ];
    const { unit, places, areas, problems, unknown } = read(
      collection(
        feature(
          { type: "Point", coordinates: [37.6, 55.7] },
          { key: "k", kind: "hotel", name_en: "K", weight: 5, stars: 4 },
        ),
        feature({ type: "Polygon", coordinates: [ring] }, { key: "k", name_ru: "Район" }),
      ),
    );
    expect([unit, problems, unknown]).toEqual(["feature", [], [{ column: "stars", meant: undefined }]]);
    expect(places.map(({ item }) => [item.point, item.weight])).toEqual([[{ lat: 55.7, lng: 37.6 }, 5]]);
    expect(areas.map(({ line, item }) => [line, item.name.en])).toEqual([[2, "Район"]]);
  });

  it("is refused feature by feature", () => {
    expect(
      said(
        collection(
          null,
          feature({ type: "LineString", coordinates: [] }),
          feature({ type: "Point", coordinates: ["37", null] }),
          feature({
            type: "Polygon",
            coordinates: [
              [
                [0, 0],
                [1, 1],
                [1, 0],
                [0, 1],
              ],
            ],
          }),
          feature({ type: "Point", coordinates: [37, 55] }, "text"),
        ),
      ).filter((words) => !/feature 5: (kind|name_en)/.test(words)),
    ).toEqual([
      "feature 1: there is no geometry",
      "feature 2: LineString is no Point, Polygon or MultiPolygon",
      "feature 3: lat is missing",
      "feature 4: polygon 1 crosses itself",
      "feature 5: key is missing",
    ]);
    expect(said("{")).toEqual(["the file is no JSON"]);
    expect(said("[]")).toEqual(["the file is no FeatureCollection of GeoJSON"]);
  });
});

describe("in any file", () => {
  it("any cells give places or problems, never an exception", () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("hotel", "55.7", "37,6", "RU", '"', ";", "\n", "\r", "\t", "m1", "__proto__", "1e999", "-0"),
      fc.double().map(String),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 9 })), fc.constantFrom(",", ";", "\t"), (rows, delimiter) => {
        const text = [HEAD.replaceAll(",", delimiter), ...rows.map((row) => row.join(delimiter))].join("\n");
        const file = readPlacesFile(Buffer.from(text));
        for (const problem of file.problems) expect(sayProblem(problem, file.unit).length).toBeGreaterThan(5);
        const told = new Set([...file.places, ...file.problems].map(({ line }) => line));
        expect(told.size <= text.split(/\r\n|\r|\n/).length).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it("any bytes and any JSON give places or problems, never an exception", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void readPlacesFile(bytes)));
    const geometry = fc.record({
      type: fc.constantFrom("Point", "Polygon", "MultiPolygon", "Line"),
      coordinates: fc.oneof(fc.jsonValue(), fc.array(fc.array(fc.array(fc.double({ min: -200, max: 200 }))))),
    });
    const feature = fc.oneof(fc.jsonValue(), fc.record({ properties: fc.jsonValue(), geometry }));
    fc.assert(
      fc.property(fc.array(feature), (features) => {
        const file = readPlacesFile(Buffer.from(JSON.stringify({ type: "FeatureCollection", features })));
        for (const problem of file.problems) sayProblem(problem, file.unit);
        expect(new Set([...file.places, ...file.areas, ...file.problems].map(({ line }) => line)).size).toBe(
          features.length,
        );
      }),
      { numRuns: 1_000 },
    );
  });
});

it("the examples are sound", () => {
  for (const [name, places, areas] of [
    ["places-example.csv", 7, 0],
    ["areas-example.geojson", 0, 2],
  ] as const) {
    const file = readPlacesFile(readFileSync(join(DEMO, name)));
    expect([file.problems, file.unknown]).toEqual([[], []]);
    expect([file.places.length, file.areas.length]).toEqual([places, areas]);
  }
});
