// Run by hand, once per release of Natural Earth: makes data/urban-areas.tsv.gz from ne_10m_urban_areas.shp, which is
// in the Debian package flightgear-data-base (apt-get download flightgear-data-base; dpkg-deb --fsys-tarfile it,
// 1.3 GB, into tar x --wildcards '*urban_areas*'; pass the .shp file as the first argument). Only Natural Earth's data
// is taken: public domain.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isInPolygon } from "#domain/places/polygon.ts";
import { encodePolygons } from "#server/areas/ring-text.ts";
import { simplifyPolygon } from "./simplify-polygons.ts";
import { gzipSame } from "./write-pack.ts";

const TOLERANCE = 0.002;
const LEAST_KM2 = 0.3;

const FILE_HEAD = 100;
const RECORD_HEAD = 8;
const POLYGON_SHAPE = 5;

/** The rings of each record in a shapefile of polygons, flat and without the closing corner. */
function* records(bytes: Buffer): Generator<number[][]> {
  for (let at = FILE_HEAD; at < bytes.length; at += RECORD_HEAD + 2 * bytes.readInt32BE(at + 4)) {
    const shape = at + RECORD_HEAD;
    if (bytes.readInt32LE(shape) !== POLYGON_SHAPE) continue;
    const parts = bytes.readInt32LE(shape + 36);
    const corners = bytes.readInt32LE(shape + 40);
    const numbers = shape + 44 + 4 * parts;
    const start = (part: number): number => (part < parts ? bytes.readInt32LE(shape + 44 + 4 * part) : corners);
    yield Array.from({ length: parts }, (_, part) =>
      Array.from({ length: 2 * (start(part + 1) - start(part) - 1) }, (_n, number) =>
        bytes.readDoubleLE(numbers + 16 * start(part) + 8 * number),
      ),
    );
  }
}

/** In a shapefile outer rings run clockwise and holes the other way; a hole belongs to the ring around it. */
function polygonsOf(rings: readonly number[][]): number[][][] {
  const polygons = rings.filter((ring) => turn(ring) < 0).map((ring) => [ring]);
  for (const hole of rings.filter((ring) => turn(ring) > 0)) {
    const corner = { lng: hole[0] ?? NaN, lat: hole[1] ?? NaN };
    polygons.find(([outer = []]) => isInPolygon(corner, [outer]))?.push(hole);
  }
  return polygons;
}

function turn(ring: readonly number[]): number {
  let twice = 0;
  for (let at = 0, from = ring.length - 2; at < ring.length; from = at, at += 2) {
    twice += (ring[from] ?? 0) * (ring[at + 1] ?? 0) - (ring[at] ?? 0) * (ring[from + 1] ?? 0);
  }
  return twice;
}

const [file] = process.argv.slice(2);
if (!file) throw new Error("Give the file ne_10m_urban_areas.shp.");
const rings = [...records(await readFile(file))];
const areas = rings
  .map((record) =>
    polygonsOf(record)
      .map((polygon) => simplifyPolygon(polygon, { tolerance: TOLERANCE, leastKm2: LEAST_KM2 }, new Set()))
      .filter((polygon) => polygon !== undefined),
  )
  .filter((polygons) => polygons.length > 0);
// Lines of neighbouring areas compress better next to each other.
const lines = areas.map((polygons) => ({
  text: encodePolygons(polygons),
  cell: Math.round(polygons[0]?.[0]?.[1] ?? 0) * 1000 + (polygons[0]?.[0]?.[0] ?? 0),
}));
lines.sort((a, b) => a.cell - b.cell || (a.text < b.text ? -1 : 1));
const bytes = gzipSame(Buffer.from(`id\tpolygons\n${lines.map(({ text }, at) => `u${at + 1}\t${text}`).join("\n")}\n`));
await writeFile(join(import.meta.dirname, "../../data/urban-areas.tsv.gz"), bytes);
process.stdout.write(`${areas.length} urban areas of ${rings.length}; ${bytes.length} bytes\n`);
