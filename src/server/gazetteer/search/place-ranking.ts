import { MATCH } from "#server/gazetteer/pack/place-index.ts";
import { STORED_KINDS, type PlaceStore } from "#server/gazetteer/pack/place-store.ts";

/** How good a match is in itself, by `MATCH`: for a whole key, for a begun key, and per share of it that was typed. */
const QUALITY: ReadonlyMap<number, { readonly whole: number; readonly begun: number; readonly share: number }> =
  new Map([
    [MATCH.name, { whole: 10, begun: 5, share: 3.5 }],
    [MATCH.alternate, { whole: 8.8, begun: 4.5, share: 3 }],
    [MATCH.town, { whole: 8.7, begun: 4.5, share: 3 }],
    [MATCH.nameWord, { whole: 7.6, begun: 3.5, share: 2 }],
    [MATCH.alternateWord, { whole: 5.5, begun: 2.5, share: 2 }],
    [MATCH.townWord, { whole: 5.5, begun: 2.5, share: 2 }],
    [MATCH.region, { whole: 4.5, begun: 1, share: 2.5 }],
  ]);

const FIRST_TYPO_COST = 2.8;
const FURTHER_TYPO_COST = 2.6;
const AIRPORT_BONUS = 0.3;
const SUBURB_MALUS = 0.7;
/** A station is known by its town and ranks behind it, unless it is called by its own name. */
const STATION_MALUS = 0.4;

/** Whether a term stands for a whole key and not only for its beginning. */
function isWhole(termLength: number, keyLength: number, typos: number): boolean {
  return typos === 0 ? keyLength === termLength : keyLength <= termLength + typos;
}

/** The score of a match between a term and a key of these lengths; minus infinity for two typos in a mere beginning. */
export function matchQuality(match: number, termLength: number, keyLength: number, typos: number): number {
  const table = QUALITY.get(match);
  if (table === undefined) return 0;
  const cost = typos === 0 ? 0 : FIRST_TYPO_COST + (typos - 1) * FURTHER_TYPO_COST;
  const whole = isWhole(termLength, keyLength, typos);
  // With two typos forgiven, a beginning would fit nearly everything.
  if (typos > 1 && !whole) return -Infinity;
  return (whole ? table.whole : table.begun + table.share * (termLength / keyLength)) - cost;
}

/**
 * Typos are forgiven only for places somebody would go to: a term that resembles a hamlet's
 * name mostly means something else.
 */
const FORGIVEN_WEIGHT = { whole: 3_000, wholeShort: 50_000, begun: 20_000 } as const;
const SHORT_LENGTH = 5;

/** The least weight a place must have for a term to match it with a typo. */
export function forgivenWeight(termLength: number, keyLength: number, typos: number): number {
  if (!isWhole(termLength, keyLength, typos)) return FORGIVEN_WEIGHT.begun;
  return termLength <= SHORT_LENGTH ? FORGIVEN_WEIGHT.wholeShort : FORGIVEN_WEIGHT.whole;
}

/** How much each place counts whatever is typed: the logarithm of its inhabitants or traffic, a little more for airports. */
export function placeProminence(store: PlaceStore): Float32Array {
  const airport = STORED_KINDS.indexOf("airport");
  const station = STORED_KINDS.indexOf("station");
  const suburb = STORED_KINDS.indexOf("suburb");
  return Float32Array.from(store.weight, (weight, at) => {
    const scale = Math.log10(Math.max(weight, 10));
    if (store.kind[at] === airport) return scale + AIRPORT_BONUS;
    if (store.kind[at] === station) return scale - STATION_MALUS;
    return store.kind[at] === suburb ? scale - SUBURB_MALUS : scale;
  });
}
