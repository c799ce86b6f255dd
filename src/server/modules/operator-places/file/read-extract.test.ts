import { expect, it } from "vitest";
import { readPlacesFile } from "#server/modules/operator-places/file/read-places-file.ts";

const read = (text: string) => readPlacesFile(Buffer.from(text));
const collection = (...features: unknown[]): string => JSON.stringify({ type: "FeatureCollection", features });
const osm = (id: string, properties: object, coordinates: unknown = [55.27, 25.2], type = "Point") => ({
  type: "Feature",
  id,
  properties,
  geometry: { type, coordinates },
});
const geonames = (id: number, name: string, lat: string, lng: string, { code = "HTL", others = "" } = {}): string =>
  [
    id,
    name,
    name,
    others,
    lat,
    lng,
    "S",
    code,
    "AE",
    "",
    "03",
    "",
    "",
    "",
    "0",
    "",
    "5",
    "Asia/Dubai",
    "2022-01-01",
  ].join("\t");

it("an extract of OpenStreetMap gives its hotels by their ids, in both languages, with its credit", () => {
  const file = read(
    collection(
      osm("node/1", {
        tourism: "hotel",
        name: "Rixos",
        "name:ru": "Риксос",
        "addr:street": "Marina",
        "addr:city": "Dubai",
      }),
      osm(
        "way/2",
        { tourism: "hotel", name: "Дом у моря" },
        [
          [
            [55.1, 25.1],
            [55.3, 25.1],
            [55.3, 25.3],
            [55.1, 25.1],
          ],
        ],
        "Polygon",
      ),
      osm("node/3", { tourism: "hotel" }),
      osm("node/4", { amenity: "bank", name: "Bank" }),
    ),
  );
  expect(file).toMatchObject({ source: "openstreetmap", problems: [], areas: [] });
  expect(file.places.map(({ item }) => item)).toMatchObject([
    { key: "osm:node/1", kind: "hotel", name: { en: "Rixos", ru: "Риксос" }, address: { en: "Marina, Dubai" } },
    { key: "osm:way/2", name: { ru: "Дом у моря" }, point: { lat: 25.2, lng: 55.2 } },
  ]);
});

it("an operator's own polygons stay areas", () => {
  const ring = [
    [
      [10, 0],
      [11, 0],
      [11, 1],
      [10, 0],
    ],
  ];
  const file = read(
    collection({
      type: "Feature",
      properties: { key: "a", name_en: "A" },
      geometry: { type: "Polygon", coordinates: ring },
    }),
  );
  expect([file.areas.length, file.source]).toEqual([1, undefined]);
});

it("a country dump of GeoNames gives its hotels and nothing else", () => {
  const file = read(
    [
      geonames(1, "Hilton Dubai", "25.1", "55.2", { others: "Hilton,Хилтон Дубай" }),
      geonames(2, "Dubai", "25.2", "55.3", { code: "PPL" }),
      geonames(3, "Nowhere", "95", "55.3"),
    ].join("\n"),
  );
  expect(file).toMatchObject({ source: "geonames", unit: "line" });
  expect(file.places.map(({ item }) => item)).toMatchObject([
    { key: "geonames:1", name: { en: "Hilton Dubai", ru: "Хилтон Дубай" }, country: "AE" },
  ]);
  expect(file.problems).toMatchObject([{ line: 3, what: { column: "lat", problem: "off-globe" } }]);
});

it("a point that three hotels of an extract share is refused, and so is every line on it", () => {
  const file = read([1, 2, 3].map((id) => geonames(id, `Hotel ${id}`, "25.1", "55.2")).join("\n"));
  expect(file.places).toEqual([]);
  expect(file.problems.map(({ what }) => "problem" in what && what.problem)).toEqual(Array(3).fill("shared-point"));
});
