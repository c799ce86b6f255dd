import { distanceKm } from "#domain/values/geo-point.ts";
import { foldName } from "#server/gazetteer/names/fold-name.ts";
import type { PlaceRow } from "#server/gazetteer/pack/place-row.ts";

const TWIN_KM = 0.3;
/** To the railway the platforms of local trains are a separate station, but not to a traveller. */
const LOCAL_PLATFORMS = /\b(Cercanias|Rodalies)\b/i;

/** A listed station, with its name in the list. */
export interface NamedStation {
  readonly row: PlaceRow;
  readonly latin: string;
}

function isTwin(one: PlaceRow, other: PlaceRow): boolean {
  return distanceKm(one.point, other.point) <= TWIN_KM;
}

/**
 * Drops stations that are listed twice (one name, within 300 m; platforms of local trains), and gives
 * a station that would share its name with a bigger one in the same town its name from the list.
 */
export function withoutTwins(written: readonly PlaceRow[], listed: readonly NamedStation[]): PlaceRow[] {
  const byName = new Map<string, PlaceRow[]>();
  const shown = new Set<string>();
  const key = (row: PlaceRow, name: string): string => `${row.country}:${row.near.en}:${foldName(name)}`;
  const kept: PlaceRow[] = [];
  const keep = (row: PlaceRow, latin: string): void => {
    const namesakes = byName.get(`${row.country}:${foldName(latin)}`) ?? [];
    if (namesakes.some((other) => isTwin(other, row))) return;
    if (LOCAL_PLATFORMS.test(latin) && kept.some((other) => isTwin(other, row))) return;
    byName.set(`${row.country}:${foldName(latin)}`, [...namesakes, row]);
    const isTaken = shown.has(key(row, row.name.en)) || shown.has(key(row, row.name.ru));
    const named = isTaken ? { ...row, name: { en: latin, ru: latin } } : row;
    shown.add(key(named, named.name.en)).add(key(named, named.name.ru));
    kept.push(named);
  };
  for (const row of written) keep(row, row.name.en);
  for (const { row, latin } of listed.toSorted((a, b) => b.row.weight - a.row.weight || a.row.number - b.row.number)) {
    keep(row, latin);
  }
  return kept;
}
