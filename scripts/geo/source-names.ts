import { join } from "node:path";
import { cell, readTsv, type TableRow } from "./read-tables.ts";

/** Names GeoNames tags by language, by GeoNames id, first-level area (`RU.38`) or country code. */
export interface SourceNames {
  readonly en: ReadonlyMap<string, string>;
  readonly ru: ReadonlyMap<string, string>;
}

/**
 * Reads the committed names of `data/sources/names.tsv.gz`. A first-level area that has no Russian name there has the one of
 * its region in `data/regions.tsv.gz`, which may be longer and more official; `data/sources/region-names.tsv` has the last word.
 */
export async function readSourceNames(dataDir: string): Promise<SourceNames> {
  const rows = await readTsv(join(dataDir, "sources/names.tsv.gz"));
  const regions = await readTsv(join(dataDir, "regions.tsv.gz"));
  const own = await readTsv(join(dataDir, "sources/region-names.tsv"));
  const column = (from: readonly TableRow[], key: string, name: string): [string, string][] =>
    from.filter((row) => cell(row, name) !== "").map((row) => [cell(row, key), cell(row, name).trim()]);
  return {
    en: new Map(column(rows, "key", "en")),
    ru: new Map([...column(regions, "id", "name_ru"), ...column(rows, "key", "ru"), ...column(own, "key", "ru")]),
  };
}

const COUNTRIES = {
  en: new Intl.DisplayNames("en", { type: "region" }),
  ru: new Intl.DisplayNames("ru", { type: "region" }),
};

/** The name of a country in a language, as ICU writes it. */
export function countryName(country: string, locale: "en" | "ru"): string {
  return COUNTRIES[locale].of(country) ?? country;
}
