import { STORED_KINDS, type PlaceStore } from "#server/gazetteer/pack/place-store.ts";

const AIR_CODE_BONUS = 100;
const METRO_TOWN_BONUS = 80;
const METRO_AIRPORT_BONUS = 60;
/** Airfields without flights have codes too, but three typed letters are mostly the beginning of a name. */
const FLOWN_WEIGHT = 20_000;
const AIRFIELD_BONUS = 9;
/** Smallest town with a metro code, so smaller ones need not be read. */
const METRO_TOWN_WEIGHT = 100_000;

/** A place with a code, and the bonus for it. */
export interface CodeHit {
  readonly row: number;
  readonly bonus: number;
}

/** Finds places by the codes of the trade: IATA, ICAO and metro areas. */
export interface CodeTable {
  /** The mark of rows found by their code. */
  readonly mark: number;
  find(term: string): readonly CodeHit[];
  /** The airport with flights whose own code this is. */
  flown(code: string): readonly CodeHit[];
}

/** Reads the codes of every place in the pack that can have one. */
export function createCodeTable(store: PlaceStore): CodeTable {
  const hits = new Map<string, CodeHit[]>();
  const add = (code: string, hit: CodeHit): void => {
    const list = hits.get(code);
    if (list) list.push(hit);
    else hits.set(code, [hit]);
  };
  const airport = STORED_KINDS.indexOf("airport");
  for (let row = 0; row < store.size; row += 1) {
    if (store.kind[row] !== airport && (store.weight[row] ?? 0) < METRO_TOWN_WEIGHT) continue;
    const { iata, icao, metro, kind, weight } = store.row(row);
    const bonus = weight >= FLOWN_WEIGHT ? AIR_CODE_BONUS : AIRFIELD_BONUS;
    for (const code of new Set([iata, icao])) if (code !== null) add(code, { row, bonus });
    for (const code of metro) add(code, { row, bonus: kind === "airport" ? METRO_AIRPORT_BONUS : METRO_TOWN_BONUS });
  }
  const find = (term: string) => hits.get(term.trim().toUpperCase()) ?? [];
  return { mark: 7, find, flown: (code) => find(code).filter(({ bonus }) => bonus === AIR_CODE_BONUS) };
}
