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

/** How a term and a key go together: how many slips lie between them, and whether the key has nothing more. */
export interface Fit {
  readonly termLength: number;
  readonly keyLength: number;
  readonly slips: number;
  readonly isWhole: boolean;
}

/** The score of a match by how it fits. */
export function matchQuality(match: number, { termLength, keyLength, slips, isWhole }: Fit): number {
  const table = QUALITY.get(match);
  if (table === undefined) return 0;
  const cost = slips === 0 ? 0 : FIRST_TYPO_COST + (slips - 1) * FURTHER_TYPO_COST;
  return (isWhole ? table.whole : table.begun + table.share * (termLength / keyLength)) - cost;
}

/**
 * The least weight of a place for which slips are forgiven: a term that resembles a hamlet's name mostly means something else,
 * and the shorter it is, the more names are near it.
 */
const FORGIVEN_WEIGHT = { long: 3_000, medium: 10_000, short: 50_000, word: 1_000_000 } as const;
/** The same where the name is not typed to its end. */
const FORGIVEN_BEGUN_WEIGHT = { long: 20_000, medium: 50_000, short: 1_000_000 } as const;
const LENGTH = { long: 9, medium: 7, short: 6 } as const;

/** The least weight a place must have for a term to match it with a slip. */
export type ForgivenWeight = (match: number, fit: Fit) => number;

/** The same in an operator's own list: it is short, and all of it lies where the operator drives. */
export const forgivenInOwnList: ForgivenWeight = (_match, { termLength, isWhole }) => {
  if (!isWhole) return FORGIVEN_BEGUN_WEIGHT.long;
  return termLength < LENGTH.short ? FORGIVEN_WEIGHT.short : FORGIVEN_WEIGHT.long;
};

/** The same among all places of the world. */
export function forgivenWeight(match: number, { termLength, isWhole }: Fit): number {
  if (match >= MATCH.nameWord) {
    // One word of a name is like any text, unless it is long.
    if (!isWhole || termLength < LENGTH.short) return Infinity;
    if (termLength < LENGTH.medium) return FORGIVEN_WEIGHT.word;
  }
  const least = isWhole ? FORGIVEN_WEIGHT : FORGIVEN_BEGUN_WEIGHT;
  if (termLength >= LENGTH.long) return least.long;
  return termLength >= (isWhole ? LENGTH.short : LENGTH.medium) ? least.medium : least.short;
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
