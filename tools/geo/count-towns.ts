import { readFile } from "node:fs/promises";
import type { AreaSet } from "#server/areas/area-set.ts";

interface Share {
  readonly name: string;
  /** Share of the region's towns that have this code or country. */
  readonly share: number;
  /** Share of the towns with this code that lie in the region. */
  readonly shareOfCode: number;
}

/** The codes GeoNames gives to the towns in a region, most frequent first. */
export interface TownCount {
  readonly areas: readonly Share[];
  readonly countries: readonly Share[];
}

/** GeoNames cities500: positions of latitude, longitude, country and first-level area in a line. */
const COLUMN = { lat: 4, lng: 5, country: 8, area: 10 };

/** Counts the towns of GeoNames cities500 in each region, by region id: the ground connects the codes of the two sources. */
export async function countTowns(path: string, regions: AreaSet): Promise<Map<string, TownCount>> {
  const met: { region: string; area: string; country: string }[] = [];
  for (const line of (await readFile(path, "utf8")).split("\n")) {
    const cells = line.split("\t");
    const country = cells[COLUMN.country] ?? "";
    const [region] = regions.at({ lat: Number(cells[COLUMN.lat]), lng: Number(cells[COLUMN.lng]) });
    if (country !== "" && region)
      met.push({ region: region.id, country, area: `${country}.${cells[COLUMN.area] ?? ""}` });
  }
  const all = Map.groupBy(met, (town) => town.area);
  const shares = (towns: typeof met, of: "area" | "country"): Share[] =>
    [...Map.groupBy(towns, (town) => town[of])]
      .map(([name, some]) => ({
        name,
        share: some.length / towns.length,
        shareOfCode: some.length / (all.get(name)?.length ?? Infinity),
      }))
      .toSorted((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1));
  return new Map(
    [...Map.groupBy(met, (town) => town.region)].map(([region, towns]) => [
      region,
      { areas: shares(towns, "area"), countries: shares(towns, "country") },
    ]),
  );
}
