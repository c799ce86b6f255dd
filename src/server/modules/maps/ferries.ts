import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { GeoPoint } from "#domain/values/geo-point.ts";

/** Name of the table in the data folder. */
const FERRIES_FILE = "ferries.tsv";

/** A ferry that takes cars, between the towns of its two ports. */
export interface Ferry {
  readonly name: string;
  readonly ports: readonly [GeoPoint, GeoPoint];
}

/** Reads the table of car ferries: a name, then latitude and longitude of both ports. */
export async function loadFerries(dataDir: string): Promise<readonly Ferry[]> {
  const [, ...rows] = (await readFile(join(dataDir, FERRIES_FILE), "utf8")).trim().split("\n");
  return rows.map((row) => {
    const [name = "", ...numbers] = row.split("\t");
    const [lat = NaN, lng = NaN, otherLat = NaN, otherLng = NaN] = numbers.map(Number);
    return {
      name,
      ports: [
        { lat, lng },
        { lat: otherLat, lng: otherLng },
      ],
    };
  });
}
