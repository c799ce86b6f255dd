import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Loads the operator's table of disputed areas: the country to show for each first-level area, by its GeoNames code. */
export async function loadCountryOverrides(dataDir: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(dataDir, "country-overrides.tsv"), "utf8");
  const [, ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const rows = lines.map((line) => line.split("\t").map((cell) => cell.trim()));
  return new Map(rows.flatMap(([area = "", country = ""]) => (area && country ? [[area, country] as const] : [])));
}
