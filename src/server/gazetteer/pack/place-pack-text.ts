import { PLACE_COLUMNS, type PlaceRow } from "#server/gazetteer/pack/place-row.ts";

type Column = (typeof PLACE_COLUMNS)[number];

const LIST_END = "|";

function cellsOf(row: PlaceRow): Readonly<Record<Column, string>> {
  return {
    id: row.id,
    kind: row.kind,
    lat: String(Number(row.point.lat.toFixed(5))),
    lng: String(Number(row.point.lng.toFixed(5))),
    country: row.country,
    zone: row.zone,
    weight: String(row.weight),
    name_en: row.name.en,
    // Only a different name is written; the reader falls back to the English one.
    name_ru: row.name.ru === row.name.en ? "" : row.name.ru,
    near_en: row.near.en,
    near_ru: row.near.ru === row.near.en ? "" : row.near.ru,
    iata: row.iata ?? "",
    icao: row.icao ?? "",
    metro: row.metro.join(LIST_END),
    alternates: row.alternates.map((name) => name.replaceAll(LIST_END, " ")).join(LIST_END),
  };
}

/** One place as a line of a pack. */
export function packLine(row: PlaceRow): string {
  const cells = cellsOf(row);
  return PLACE_COLUMNS.map((column) => cells[column].replace(/[\t\n\r]/g, " ")).join("\t");
}

/** Makes a pack of lines that are already in order. */
export function packOfLines(lines: readonly string[]): Buffer {
  return Buffer.from([PLACE_COLUMNS.join("\t"), ...lines, ""].join("\n"));
}

/** The text of the data pack: neighbouring places stay together, which compresses best and keeps diffs readable. */
export function packText(rows: readonly PlaceRow[]): Buffer {
  const sorted = rows.toSorted((a, b) => {
    if (a.country !== b.country) return a.country < b.country ? -1 : 1;
    if (a.near.en !== b.near.en) return a.near.en < b.near.en ? -1 : 1;
    return a.number - b.number;
  });
  return packOfLines(sorted.map(packLine));
}
