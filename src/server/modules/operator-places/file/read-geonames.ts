import { readOperatorPlace, type OperatorPlace } from "#domain/places/operator-place.ts";
import type { ImportProblem, Numbered, PlacesFile } from "#server/modules/operator-places/file/places-file.ts";

/** A country dump of GeoNames has these many columns and no line that names them. */
const COLUMNS = 19;
/** The feature code of a hotel; everything else of the dump is ours already or of no use. */
const HOTEL = "HTL";
const FIRST_LINE = /^\d{1,9}\t[^\t\n]*\t[^\t\n]*\t[^\t\n]*\t-?\d/;
const SEARCH_MAX = 20;
const NAME_MAX = 120;

/** Whether a text is a country dump of GeoNames. */
export function isGeonamesDump(text: string): boolean {
  return FIRST_LINE.test(text) && (text.split("\n", 1)[0] ?? "").split("\t").length === COLUMNS;
}

/** Reads the hotels of a country dump; their Russian name is the first one in Cyrillic letters. */
export function readGeonames(text: string): PlacesFile {
  const places: Numbered<OperatorPlace>[] = [];
  const problems: ImportProblem[] = [];
  for (const [at, row] of text.split("\n").entries()) {
    const cells = row.replace(/\r$/, "").split("\t");
    const [id = "", name = "", , others = "", lat = "", lng = "", , code = "", country = ""] = cells;
    if (code !== HOTEL) continue;
    const names = others.split(",").filter((other) => other !== "" && other !== name && other.length <= NAME_MAX);
    const verdict = readOperatorPlace({
      key: `geonames:${id}`,
      kind: "hotel",
      name_en: name,
      name_ru: names.find((other) => /\p{Script=Cyrillic}/u.test(other)) ?? "",
      lat,
      lng,
      country,
      search: names
        .filter((other) => !other.includes(";"))
        .slice(0, SEARCH_MAX)
        .join(";"),
    });
    const line = at + 1;
    if (verdict.place !== undefined) places.push({ line, item: verdict.place });
    else problems.push(...verdict.problems.map((what) => ({ line, what })));
  }
  return { unit: "line", places, areas: [], problems, unknown: [], source: "geonames" };
}
