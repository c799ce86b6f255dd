import type { PlaceKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import type { Named } from "#domain/values/named.ts";

/** The columns of `data/places.tsv.gz`, in order. */
export const PLACE_COLUMNS = [
  "id",
  "kind",
  "lat",
  "lng",
  "country",
  "zone",
  "weight",
  "name_en",
  "name_ru",
  "near_en",
  "near_ru",
  "iata",
  "icao",
  "metro",
  "alternates",
] as const;

/** One line of the data pack: a place with its other names and codes. */
export interface PlaceRow extends Place {
  /** Metro-area codes, e.g. `MOW`. */
  readonly metro: readonly string[];
  /** Other names to search by, in Latin or Cyrillic letters. */
  readonly alternates: readonly string[];
}

const KINDS: Readonly<Record<string, PlaceKind>> = {
  airport: "airport",
  station: "station",
  locality: "locality",
  suburb: "suburb",
  hotel: "hotel",
  other: "other",
  stop: "stop",
};

/** First number of each source; the first letter of an id names the source. */
const NUMBER_BASE: Readonly<Record<string, number>> = {
  g: 0,
  a: 100_000_000,
  s: 200_000_000,
  x: 300_000_000,
  o: 400_000_000,
};

/** The number of a public id such as `g524901`; undefined when the id is not one of ours. */
export function placeNumber(id: string): number | undefined {
  const match = /^([agosx])([1-9]\d{0,7})$/.exec(id);
  if (!match) return undefined;
  const base = NUMBER_BASE[match[1] ?? ""];
  return base === undefined ? undefined : base + Number(match[2]);
}

/** The public id of an operator's place, from its row number. */
export function operatorPlaceId(row: number): string {
  return `o${row}`;
}

/** The public number of an operator's place, from its row number. */
export function operatorPlaceNumber(row: number): number {
  return (NUMBER_BASE["o"] ?? 0) + row;
}

/** The columns of a pack for each language; an empty one falls back to English. */
function named(en: string, ru: string): Named {
  return { en, ru: ru || en };
}

function splitList(cell: string): readonly string[] {
  return cell === "" ? [] : cell.split("|");
}

/** Reads one line of the data pack; throws for a malformed line, because then the pack is broken. */
export function parsePlaceRow(line: string): PlaceRow {
  const cells = line.split("\t");
  const cell = (column: (typeof PLACE_COLUMNS)[number]): string => cells[PLACE_COLUMNS.indexOf(column)] ?? "";
  const id = cell("id");
  const number = placeNumber(id);
  const kind = KINDS[cell("kind")];
  if (number === undefined || kind === undefined)
    throw new Error(`The place pack has a line it should not have: ${line}`);
  return {
    id,
    number,
    kind,
    point: { lat: Number(cell("lat")), lng: Number(cell("lng")) },
    country: cell("country"),
    zone: cell("zone"),
    weight: Number(cell("weight")),
    name: named(cell("name_en"), cell("name_ru")),
    near: named(cell("near_en"), cell("near_ru")),
    iata: cell("iata") || null,
    icao: cell("icao") || null,
    metro: splitList(cell("metro")),
    alternates: splitList(cell("alternates")),
  };
}
