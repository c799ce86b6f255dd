import type { PlaceKind } from "#domain/places/place-kind.ts";
import { placeNumber, type PlaceRow } from "#server/gazetteer/pack/place-row.ts";
import { cell, type TableRow } from "./read-tables.ts";

function kindOf(text: string): PlaceKind {
  return text === "suburb" || text === "station" || text === "other" ? text : "locality";
}

function correct(row: PlaceRow, extra: TableRow): PlaceRow {
  return {
    ...row,
    name: { en: cell(extra, "name_en") || row.name.en, ru: cell(extra, "name_ru") || row.name.ru },
    near: { en: cell(extra, "near_en") || row.near.en, ru: cell(extra, "near_ru") || row.near.ru },
    weight: Number(cell(extra, "weight") || row.weight),
    alternates: [...cell(extra, "search").split(";"), ...row.alternates].filter((name) => name !== ""),
  };
}

function create(extra: TableRow): PlaceRow {
  const id = cell(extra, "id");
  const number = placeNumber(id);
  const point = { lat: Number(cell(extra, "lat")), lng: Number(cell(extra, "lng")) };
  if (number === undefined || !id.startsWith("x")) throw new Error(`places-extra.tsv: "${id}" is no id of a new place`);
  return {
    id,
    number,
    kind: kindOf(cell(extra, "kind")),
    point,
    country: cell(extra, "country"),
    zone: cell(extra, "zone"),
    weight: Number(cell(extra, "weight")),
    name: { en: cell(extra, "name_en"), ru: cell(extra, "name_ru") },
    near: { en: cell(extra, "near_en"), ru: cell(extra, "near_ru") },
    iata: null,
    icao: null,
    metro: [],
    alternates: cell(extra, "search")
      .split(";")
      .filter((name) => name !== ""),
  };
}

/** Applies `data/places-extra.tsv`: a line with a GeoNames id corrects that place, a line with an `x` id adds one. */
export function withExtras(rows: readonly PlaceRow[], extras: readonly TableRow[]): PlaceRow[] {
  const corrections = new Map(extras.map((extra) => [cell(extra, "id"), extra]));
  const out = rows.map((row) => {
    const extra = corrections.get(row.id);
    corrections.delete(row.id);
    return extra ? correct(row, extra) : row;
  });
  return [...out, ...[...corrections.values()].map(create)];
}
