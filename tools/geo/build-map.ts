// Run by hand when a source changes: makes data/map.bin, which the server draws its maps from. Same sources, same bytes.
// Coast and lakes come from the npm package of `fetch-packages.ts`. Rivers and borders are Natural Earth's, which no npm
// package holds: they are in the Debian package libmagics++-data (apt-get download libmagics++-data; dpkg-deb -x it; pass
// its folder usr/share/magics/10m as the first argument). Only Natural Earth's data is taken: public domain.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { openPlaceStore } from "#server/gazetteer/pack/place-store.ts";
import { MAP_LEVELS, type MapLevel } from "#server/map/map-levels.ts";
import { MAP_FILE } from "#server/map/map-pack.ts";
import { fetchSource } from "./fetch-packages.ts";
import { mapAreas, type Outline } from "./map-areas.ts";
import { cutIntoCells, packMap, type Shape } from "./pack-map.ts";
import { readColumn, readLines } from "./read-shapefile.ts";
import { simplifyLine, simplifyRing, type Tolerance } from "./simplify-ring.ts";

/** What a level keeps: how far its lines may move, the smallest areas, and the least important river. */
interface Detail {
  readonly tolerance: Tolerance;
  readonly islandKm2: (at: Outline) => number;
  readonly lakeKm2: (at: Outline) => number;
  readonly lineTolerance: number;
  readonly riverRank: number;
}

/** Towns of this size have somebody who is driven; the ground around them is drawn finely. */
const TOWN_WEIGHT = 10_000;
/** Side of the squares that are drawn finely or coarsely, in degrees. */
const SQUARE = 0.25;
/** Everything south of this is Antarctica. */
const SOUTHERNMOST = -60;

const root = join(import.meta.dirname, "../..");
const [shapes] = process.argv.slice(2);
if (!shapes) throw new Error("Give the folder with Natural Earth's rivers and borders.");
const cacheDir = join(root, ".cache/geo");
await mkdir(cacheDir, { recursive: true });

const store = openPlaceStore(await promisify(gunzip)(await readFile(join(root, "data/places.tsv.gz"))));
const driven = new Set<number>();
const square = (lng: number, lat: number): number =>
  Math.floor((lat + 90) / SQUARE) * 4_000 + Math.floor((lng + 180) / SQUARE);
for (let row = 0; row < store.size; row += 1) {
  if ((store.weight[row] ?? 0) < TOWN_WEIGHT) continue;
  for (const up of [-SQUARE, 0, SQUARE])
    for (const right of [-SQUARE, 0, SQUARE])
      driven.add(square((store.lng[row] ?? 0) + right, (store.lat[row] ?? 0) + up));
}
const isDriven = (lng: number, lat: number): boolean => driven.has(square(lng, lat));
const outlineIsDriven = ({ ring }: Outline): boolean => isDriven(ring[0] ?? 0, ring[1] ?? 0);

const DETAILS: readonly Detail[] = [
  {
    tolerance: (lng, lat) => (isDriven(lng, lat) ? 0.0016 : 0.035),
    islandKm2: (at) => (outlineIsDriven(at) ? 0.2 : 20),
    lakeKm2: (at) => (outlineIsDriven(at) ? 4 : 60),
    lineTolerance: 0.005,
    riverRank: 12,
  },
  { tolerance: 0.01, islandKm2: () => 10, lakeKm2: () => 60, lineTolerance: 0.01, riverRank: 6 },
  { tolerance: 0.08, islandKm2: () => 2_000, lakeKm2: () => 5_000, lineTolerance: 0.08, riverRank: 2 },
];

const areas = mapAreas(JSON.parse(await readFile(await fetchSource("lands", cacheDir), "utf8")));
const rivers = await readLines(join(shapes, "ne_10m_rivers_lake_centerlines.shp"));
const ranks = await readColumn(join(shapes, "ne_10m_rivers_lake_centerlines.dbf"), "scalerank");
const borders = await readLines(join(shapes, "ne_10m_admin_0_boundary_lines_land.shp"));

function* shapesOf(detail: Detail, level: MapLevel): Generator<Shape> {
  for (const area of areas) {
    const least = area.kind === "lakes" ? detail.lakeKm2(area) : detail.islandKm2(area);
    if (area.km2 < least) continue;
    if (level === MAP_LEVELS[0] && area.ring.every((value, at) => at % 2 === 0 || value < SOUTHERNMOST)) continue;
    const line = simplifyRing(area.ring, detail.tolerance, new Set());
    if (line.length >= 6) yield { kind: area.kind, line };
  }
  for (const [at, record] of rivers.entries()) {
    if (Number(ranks[at]) > detail.riverRank) continue;
    for (const line of record) yield { kind: "rivers", line: simplifyLine(line, detail.lineTolerance) };
  }
  for (const line of borders.flat()) yield { kind: "borders", line: simplifyLine(line, detail.lineTolerance) };
}

const levels = MAP_LEVELS.map((level, at) => {
  const detail = DETAILS[at];
  if (detail === undefined) throw new Error("A level has no detail");
  const cells = cutIntoCells(shapesOf(detail, level), level);
  process.stdout.write(`${level.degrees} degrees: ${cells.size} cells with land\n`);
  return { level, cells };
});
const bytes = packMap(levels);
await writeFile(join(root, "data", MAP_FILE), bytes);
process.stdout.write(`${areas.length} outlines; ${bytes.length} bytes\n`);
