import { join } from "node:path";
import { createAreaSetFrom, type AreaSet } from "#server/areas/area-set.ts";
import { readAreaTable } from "#server/areas/read-area-table.ts";

/** Loads the built-up areas of towns from the data folder; they have no names and no country. */
export async function loadUrbanAreas(dataDir: string): Promise<AreaSet> {
  return createAreaSetFrom(await readAreaTable(join(dataDir, "urban-areas.tsv.gz")));
}
