import { join } from "node:path";
import { cell, readTsv, type TableRow } from "./read-tables.ts";

/** Names that GeoNames tags by language, by GeoNames id, first-level area (`RU.38`) or country code. */
export interface SourceNames {
  readonly en: ReadonlyMap<string, string>;
  readonly ru: ReadonlyMap<string, string>;
}

/** Official words before an area's name: "State of Maine", "Canton Ticino", "Opština Plav". */
const EN_BEFORE =
  /^(?:(?:Free and Sovereign State|Free State|Special Region|Federal Territory|National Capital Territory|State|Province|Principality|Municipality|District|City) of |Canton (?:of )?|Opština )(?!Columbia$)/i;
const EN_AFTER = / (?:Province|Governorate|Emirate|Municipality|Department|Prefecture|District)$/;
/** Names that need their last word: there is a Northern Province, and Sofia has another area beside its own. */
const EN_WHOLE = /^(?:(?:North|South|East|West|Central|Capital|Federal|Sofia)\w* ?)+(?:Province|District|Governorate)$/;
const RU_BEFORE =
  /^(?:ил|[Кк]антон|[Мм]униципалитет|[Оо]бщина|[Пп]риход|[Пп]ровинция|[Оо]бласть|[Кк]рай|[Мм]ухафаза|[Дд]епартамент|[Шш]тат|[Аа]дминистративный округ) (?=\p{Lu})/u;
const RU_WORDS = /(?<=\s)(?:Область|Края?|Район|Округ|Провинция|Регион)(?=\s|$)/gu;

/** An area's name in everyday form, without the apostrophes that stand for soft signs at the ends of words. */
function plainAreaName(name: string, locale: "en" | "ru"): string {
  if (locale === "ru") return name.replace(RU_BEFORE, "").replace(RU_WORDS, (word) => word.toLowerCase());
  const plain = name.replace(/[ʹʼ’'](?=\s|$)/g, "").replace(EN_BEFORE, "");
  return EN_WHOLE.test(plain) ? plain : plain.replace(EN_AFTER, "");
}

/**
 * Reads the committed names of `data/sources/names.tsv.gz`. A first-level area without a
 * Russian name there gets its region's name from `data/regions.tsv.gz`, which may be longer
 * and more official; `data/sources/region-names.tsv` has the last word.
 */
export async function readSourceNames(dataDir: string): Promise<SourceNames> {
  const rows = await readTsv(join(dataDir, "sources/names.tsv.gz"));
  const regions = await readTsv(join(dataDir, "regions.tsv.gz"));
  const own = await readTsv(join(dataDir, "sources/region-names.tsv"));
  const column = (from: readonly TableRow[], key: string, name: string): [string, string][] =>
    from.filter((row) => cell(row, name) !== "").map((row) => [cell(row, key), cell(row, name).trim()]);
  // Towns are keyed by numbers, countries by two letters, areas by both.
  const plain = (names: [string, string][], locale: "en" | "ru"): [string, string][] =>
    names.map(([key, name]) => [key, key.includes(".") ? plainAreaName(name, locale) : name]);
  const ru = [...column(regions, "id", "name_ru"), ...column(rows, "key", "ru")];
  return {
    en: new Map([...plain(column(rows, "key", "en"), "en"), ...column(own, "key", "en")]),
    ru: new Map([...plain(ru, "ru"), ...column(own, "key", "ru")]),
  };
}
