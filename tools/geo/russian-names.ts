import type { PlaceRow } from "#server/gazetteer/pack/place-row.ts";
import { cell, type TableRow } from "./read-tables.ts";

/**
 * Applies `data/names-ru.tsv`: Russian names of much travelled places for which the sources have none, and of what an airport
 * is near. A line for a place that is not there stops the build.
 */
export function withRussianNames(rows: readonly PlaceRow[], table: readonly TableRow[]): PlaceRow[] {
  const names = new Map(table.map((line) => [cell(line, "id"), line]));
  const out = rows.map((row) => {
    const line = names.get(row.id);
    if (line === undefined) return row;
    names.delete(row.id);
    return {
      ...row,
      name: { ...row.name, ru: cell(line, "name_ru") },
      near: { ...row.near, ru: cell(line, "near_ru") || row.near.ru },
    };
  });
  if (names.size > 0) throw new Error(`names-ru.tsv names places that are not there: ${[...names.keys()].join(", ")}`);
  return out;
}
