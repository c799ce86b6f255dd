// Builds the graph of towns the built-in directions search: `node scripts/geo/build-road-graph.ts`. Same sources, same bytes.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROAD_GRAPH_FILE } from "#server/adapters/directions/read-road-graph.ts";
import { fetchSource } from "./fetch-packages.ts";
import { readLandRaster } from "./land-raster.ts";
import { packRoadGraph } from "./pack-road-graph.ts";
import { readTowns } from "./read-towns.ts";
import { linkTowns } from "./settlement-graph.ts";
import { gzipSame } from "./write-pack.ts";

/** Writes the road graph of the data pack that lies in a folder, and tells what it has written. */
export async function buildRoadGraph(dataDir: string, cacheDir: string): Promise<string> {
  await mkdir(cacheDir, { recursive: true });
  const towns = await readTowns(dataDir, await fetchSource("cities", cacheDir));
  const links = linkTowns(towns, await readLandRaster(await fetchSource("lands", cacheDir)));
  const packed = gzipSame(packRoadGraph(towns, links));
  await writeFile(join(dataDir, ROAD_GRAPH_FILE), packed);
  return `road graph of ${towns.length} towns and ${links.length} links; ${packed.length} bytes`;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "../..");
  process.stdout.write(`${await buildRoadGraph(join(root, "data"), join(root, ".cache/geo"))}\n`);
}
