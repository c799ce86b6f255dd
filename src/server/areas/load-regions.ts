import { join } from "node:path";
import { createAreaSetFrom, type AreaSet } from "#server/areas/area-set.ts";
import { readAreaTable } from "#server/areas/read-area-table.ts";

/**
 * Loads the first-level regions of all countries from the data folder; ids are GeoNames
 * codes such as `RU.38` where one exists.
 */
export async function loadRegions(dataDir: string): Promise<AreaSet> {
  return createAreaSetFrom(await readAreaTable(join(dataDir, "regions.tsv.gz")));
}
