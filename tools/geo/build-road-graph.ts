// Builds the graph of towns that the built-in directions search: `node
// tools/geo/build-road-graph.ts`. Same sources, same bytes.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createLandMask, LAND_FILE, LAND_GRID, type LandRuns } from "#server/adapters/directions/land-mask.ts";
import { ROAD_GRAPH_FILE } from "#server/adapters/directions/read-road-graph.ts";
import { FERRY_ISLANDS, FERRY_WATERS } from "./ferry-islands.ts";
import { fetchSource } from "./fetch-packages.ts";
import { packLand, readLands } from "./land-runs.ts";
import { CROSSINGS } from "./long-bridges.ts";
import { packRoadGraph } from "./pack-road-graph.ts";
import { readTowns } from "./read-towns.ts";
import { linkTowns } from "./settlement-graph.ts";
import { gzipSame } from "./write-pack.ts";

/** A point in the table of islands must be this near to the island it names. */
const ISLAND_KM = 1.5;

/** A land with this many cells is a continent, so a point on it has missed the island it names. */
const CONTINENT_CELLS = 1_000_000;

/** The lands in the table of islands, and all lands in the waters it names. */
function ferryLands(runs: Omit<LandRuns, "ferryOnly">): Set<number> {
  const mask = createLandMask({ ...runs, ferryOnly: new Set() });
  const found = new Set<number>();
  for (const [name, lat, lng] of FERRY_ISLANDS) {
    const shore = mask.nearest({ lat, lng }, ISLAND_KM);
    if (shore === undefined) throw new Error(`${name} is not on land`);
    found.add(shore.land);
  }
  for (const [, south, west, north, east] of FERRY_WATERS) {
    for (let lat = south; lat < north; lat += LAND_GRID.degrees) {
      for (let lng = west; lng < east; lng += LAND_GRID.degrees) {
        const land = mask.landAt(lat, lng);
        if (land !== undefined) found.add(land);
      }
    }
  }
  const sizes = new Map<number, number>();
  for (const [run, land] of runs.land.entries()) {
    if (found.has(land)) sizes.set(land, (sizes.get(land) ?? 0) + (runs.to[run] ?? 0) - (runs.from[run] ?? 0) + 1);
  }
  if (Math.max(0, ...sizes.values()) > CONTINENT_CELLS) throw new Error("The table of islands names a continent");
  return found;
}

/** Writes the land map and the road graph of the data pack in a folder, and reports what it has written. */
export async function buildRoadGraph(dataDir: string, cacheDir: string): Promise<string> {
  await mkdir(cacheDir, { recursive: true });
  const outlines = await readLands(await fetchSource("lands", cacheDir));
  const runs = { ...outlines, ferryOnly: ferryLands(outlines) };
  const land = gzipSame(packLand(runs));
  await writeFile(join(dataDir, LAND_FILE), land);
  const ends = CROSSINGS.flatMap((crossing) => crossing.ends);
  const towns = await readTowns(dataDir, await fetchSource("cities", cacheDir), ends);
  const links = linkTowns(towns, createLandMask(runs), CROSSINGS);
  const packed = gzipSame(packRoadGraph(towns, links));
  await writeFile(join(dataDir, ROAD_GRAPH_FILE), packed);
  return (
    `road graph of ${towns.length} towns and ${links.length} links; ${packed.length} bytes; ` +
    `land in ${runs.from.length} runs; ${land.length} bytes`
  );
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "../..");
  process.stdout.write(`${await buildRoadGraph(join(root, "data"), join(root, ".cache/geo"))}\n`);
}
