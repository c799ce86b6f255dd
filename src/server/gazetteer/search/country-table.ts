import { countryNames } from "#server/gazetteer/names/country-names.ts";
import { STORED_KINDS, type PlaceStore } from "#server/gazetteer/pack/place-store.ts";
import type { RowHit } from "#server/gazetteer/search/row-hit.ts";

/** Least part of a country's name that must be typed: this many letters and this share of it. */
const BEGINNING = { letters: 4, share: 0.6 } as const;
/** A country typed in full ranks behind a great city of its name and before towns with it. */
const SCORE = { whole: 17.2, begun: 14, step: 0.05 } as const;
const ROWS_MAX = { airports: 6, towns: 6 } as const;
/** Least prominence of a place listed for a country: nobody who types a country means a village. */
const PROMINENCE_MIN = 3;

interface CountryName {
  readonly name: string;
  readonly country: number;
}

/** Finds a country's main airports and towns by its name, in either language. */
export interface CountryTable {
  /** Hits for a folded text, best first; empty when it is not a country. */
  find(folded: string): readonly RowHit[];
}

/** Knows the countries of all rows, and looks up a country's main places when it is first asked for. */
export function createCountryTable(store: PlaceStore, prominence: Float32Array): CountryTable {
  const names = namesOf([...new Set(store.country)]);
  const rows = new Map<number, readonly number[]>();
  const mainRows = (country: number): readonly number[] => {
    const known = rows.get(country) ?? bestOf(store, prominence, country);
    rows.set(country, known);
    return known;
  };
  return {
    find(folded) {
      if (folded.length < 2) return [];
      const whole = names.find(({ name }) => name === folded);
      const found = whole ?? names.find(({ name }) => isBegun(folded, name));
      const first = whole === undefined ? SCORE.begun : SCORE.whole;
      if (found === undefined) return [];
      return mainRows(found.country).map((row, at) => ({ row, score: first - at * SCORE.step }));
    },
  };
}

function isBegun(folded: string, name: string): boolean {
  return (
    folded.length >= BEGINNING.letters && folded.length >= name.length * BEGINNING.share && name.startsWith(folded)
  );
}

function namesOf(countries: readonly number[]): CountryName[] {
  return countries.flatMap((country) =>
    countryNames(String.fromCharCode(country >> 8, country & 255)).map((name) => ({ name, country })),
  );
}

/** Airports lead, because whoever types a country is mostly about to fly there. */
function bestOf(store: PlaceStore, prominence: Float32Array, country: number): number[] {
  const airport = STORED_KINDS.indexOf("airport");
  const found: number[] = [];
  for (let row = 0; row < store.size; row += 1) {
    if (store.country[row] === country && (prominence[row] ?? 0) >= PROMINENCE_MIN) found.push(row);
  }
  found.sort((a, b) => (prominence[b] ?? 0) - (prominence[a] ?? 0));
  const isAirport = (row: number): boolean => store.kind[row] === airport;
  return [
    ...found.filter(isAirport).slice(0, ROWS_MAX.airports),
    ...found.filter((row) => !isAirport(row)).slice(0, ROWS_MAX.towns),
  ];
}
