import { join } from "node:path";
import { cell, readTsv } from "./read-tables.ts";

/** Names GeoNames tags by language, by GeoNames id, first-level area (`RU.38`) or country code. */
export interface SourceNames {
  readonly en: ReadonlyMap<string, string>;
  readonly ru: ReadonlyMap<string, string>;
}

/** Reads the committed names of `data/sources/names.tsv.gz`. */
export async function readSourceNames(dataDir: string): Promise<SourceNames> {
  const rows = await readTsv(join(dataDir, "sources/names.tsv.gz"));
  const column = (name: string): ReadonlyMap<string, string> =>
    new Map(rows.filter((row) => cell(row, name) !== "").map((row) => [cell(row, "key"), cell(row, name).trim()]));
  return { en: column("en"), ru: column("ru") };
}

const COUNTRIES = {
  en: new Intl.DisplayNames("en", { type: "region" }),
  ru: new Intl.DisplayNames("ru", { type: "region" }),
};

/** The name of a country in a language, as ICU writes it. */
export function countryName(country: string, locale: "en" | "ru"): string {
  return COUNTRIES[locale].of(country) ?? country;
}
