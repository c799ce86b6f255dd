import { constants, gzipSync } from "node:zlib";
import { PLACE_COLUMNS, type PlaceRow } from "#server/modules/places/place-row.ts";

type Column = (typeof PLACE_COLUMNS)[number];

function cellsOf(row: PlaceRow): Readonly<Record<Column, string>> {
  return {
    id: row.id,
    kind: row.kind,
    lat: String(Number(row.point.lat.toFixed(5))),
    lng: String(Number(row.point.lng.toFixed(5))),
    country: row.country,
    zone: row.zone,
    weight: String(row.weight),
    name_en: row.nameEn,
    // Only what differs is written; the reader falls back to the English name.
    name_ru: row.nameRu === row.nameEn ? "" : row.nameRu,
    near_en: row.nearEn,
    near_ru: row.nearRu === row.nearEn ? "" : row.nearRu,
    iata: row.iata ?? "",
    icao: row.icao ?? "",
    metro: row.metro.join("|"),
    alternates: row.alternates.join("|"),
  };
}

/** Compresses bytes so that the same content always gives the same file: gzip with no time and no system in its head. */
export function gzipSame(content: Buffer): Buffer {
  const packed = gzipSync(content, { level: 9, memLevel: 9, strategy: constants.Z_DEFAULT_STRATEGY });
  packed.fill(0, 4, 8);
  packed[9] = 255;
  return packed;
}

/** The text of the data pack: neighbours stand together, which compresses best and keeps diffs readable. */
export function packText(rows: readonly PlaceRow[]): Buffer {
  const sorted = rows.toSorted((a, b) => {
    if (a.country !== b.country) return a.country < b.country ? -1 : 1;
    if (a.nearEn !== b.nearEn) return a.nearEn < b.nearEn ? -1 : 1;
    return a.number - b.number;
  });
  const lines = sorted.map((row) => {
    const cells = cellsOf(row);
    return PLACE_COLUMNS.map((column) => cells[column].replace(/[\t\n\r]/g, " ")).join("\t");
  });
  return Buffer.from(`${PLACE_COLUMNS.join("\t")}\n${lines.join("\n")}\n`);
}
