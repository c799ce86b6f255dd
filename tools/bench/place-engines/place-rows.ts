import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parsePlaceRow, type PlaceRow } from "#server/gazetteer/pack/place-row.ts";

const PACKS = ["places.tsv.gz", "stations.tsv.gz"];
const MARKS = /[\u0300-\u036f]/g;
const AIRPORT_PROMINENCE = 0.3;
const SUBURB_PROMINENCE = -0.7;

/** Words for the kind of a place, as travellers add them to its name. */
export const KIND_WORDS: Readonly<Record<string, string>> = { airport: "airport аэропорт", station: "station вокзал" };

/** Every row of the data pack, so that the other engines have the same places as our own search. */
export async function readPlaceRows(dataDir: string): Promise<PlaceRow[]> {
  const rows: PlaceRow[] = [];
  for (const pack of PACKS) {
    const lines = gunzipSync(await readFile(join(dataDir, pack)))
      .toString("utf8")
      .split("\n");
    for (const line of lines.slice(1)) if (line !== "") rows.push(parsePlaceRow(line));
  }
  return rows;
}

/** Lower case without diacritics, as any careful user of a search engine folds both sides; `ё` becomes `е`, `й` stays. */
export function plainText(text: string): string {
  return text.toLowerCase().replaceAll("й", "\u0001").normalize("NFKD").replace(MARKS, "").replaceAll("\u0001", "й");
}

/** All codes of a row. */
export function codesOf(row: PlaceRow): string[] {
  return [row.iata, row.icao, ...row.metro].filter((code) => code !== null);
}

/** How much a place counts apart from its name, on our own search's scale (3 for a village, 8 for a hub). */
export function prominence(kind: string, weight: number): number {
  const scale = Math.log10(Math.max(weight, 10));
  if (kind === "airport") return scale + AIRPORT_PROMINENCE;
  return kind === "suburb" ? scale + SUBURB_PROMINENCE : scale;
}
