import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PlaceAsk } from "./place-engines/place-engine.ts";

/** How a query was made; `hand` was written by a person the way travellers type. */
export const QUERY_CLASSES = ["hand", "prefix", "typo", "cyrillic", "latin", "code", "context"] as const;

/** One query of the fixed set, with the places that are correct answers to it. */
export interface PlaceQueryRow extends PlaceAsk {
  readonly class: string;
  readonly expected: readonly string[];
  readonly note: string;
}

/** The fixed set, or the set that a run has made for itself and its child processes. */
export const QUERIES_FILE = process.env["PLACE_QUERIES"] ?? join(import.meta.dirname, "place-queries.tsv");
/** Header line of the fixed set. */
export const QUERIES_HEAD = "term\tlocale\tclass\tcountry\texpected\tnote";

/** Reads the fixed set of queries. */
export async function readPlaceQueries(): Promise<PlaceQueryRow[]> {
  const lines = (await readFile(QUERIES_FILE, "utf8")).split("\n");
  return lines.slice(1).flatMap((line) => {
    const [term, locale, kind = "", country = "", expected = "", note = ""] = line.split("\t");
    if (!term) return [];
    return [{ term, locale: locale === "en" ? "en" : "ru", class: kind, country, expected: expected.split("|"), note }];
  });
}

/** One line of the file. */
export function queryLine(row: PlaceQueryRow): string {
  return [row.term, row.locale, row.class, row.country, row.expected.join("|"), row.note].join("\t");
}
