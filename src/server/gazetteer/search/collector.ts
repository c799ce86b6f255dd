import { MATCH, postingMatch, postingRow, type PlaceIndex } from "#server/gazetteer/pack/place-index.ts";
import type { PlaceStore } from "#server/gazetteer/pack/place-store.ts";
import {
  keyLetters,
  keysWithPrefix,
  keysWithTypos,
  typosForgiven,
  type KeyRun,
} from "#server/gazetteer/search/key-search.ts";
import { matchQuality, type Fit, type ForgivenWeight } from "#server/gazetteer/search/place-ranking.ts";
import type { ScoreBoard } from "#server/gazetteer/search/score-board.ts";
import { type Keyboard, slipCost } from "#server/gazetteer/search/slip-cost.ts";

/** From this length on a slip is forgiven in the beginning of a name that is not typed to its end. */
const BEGUN_LENGTH = 6;
/** A name this long is still recognised when one of its wrong letters is an unlikely one. */
const LONG_LENGTH = 9;
/** A shorter name is not recognised by a slip of it. */
const NAME_MIN_LENGTH = 4;

/** How a term fits a key with slips; undefined when that takes more of them than a term of its length is forgiven. */
function slippedFit(term: Uint8Array, key: Uint8Array, keyboard: Keyboard): Fit | undefined {
  const forgiven = typosForgiven(term);
  const isBegunToo = term.length >= BEGUN_LENGTH;
  if (key.length < NAME_MIN_LENGTH || (!isBegunToo && key.length > term.length + forgiven)) return undefined;
  const { whole, begun } = slipCost(term, key, keyboard);
  const lengths = { termLength: term.length, keyLength: key.length };
  if (whole <= forgiven + (term.length >= LONG_LENGTH ? 1 : 0)) return { ...lengths, slips: whole, isWhole: true };
  // With two slips forgiven, a beginning would fit nearly everything.
  return isBegunToo && begun <= 1 ? { ...lengths, slips: 1, isWhole: false } : undefined;
}

/** A place this large is meant when its exact name is typed; a hamlet's name may be a typo for a city. */
const NAMED_WEIGHT = 1_000;

/** What a row is worth regardless of its name; minus infinity excludes it. */
export type RowValue = (row: number) => number;

const NOTHING_MORE: RowValue = () => 0;

/** How what was found counts: what a row is worth, and whether other words narrow it down. */
interface Collected {
  readonly value: RowValue;
  readonly isWord?: boolean;
}

/** Looks terms up in the index and puts what it finds on a board. */
export interface Collector {
  /** Adds rows with a key that begins with the term. */
  begun(term: string, into: ScoreBoard, value: RowValue): void;
  /**
   * The same for one of several words: a single letter matches only itself, because as a
   * beginning it would fit everything.
   */
  word(word: string, into: ScoreBoard, value?: RowValue): void;
  /** Adds rows with a key that equals, or begins with, the term except for a typo. */
  mistyped(term: string, into: ScoreBoard, how: { readonly value: RowValue; readonly keyboard: Keyboard }): void;
  /** The same for one of several words: the other words narrow it down, so typos are forgiven for small places too. */
  mistypedWord(word: string, into: ScoreBoard, keyboard: Keyboard): void;
  /** Whether the term is exactly the name of a place that somebody would go to. */
  isName(term: string): boolean;
}

/** Makes the look-up over a pack and its index. */
export function createCollector(store: PlaceStore, index: PlaceIndex, forgiven: ForgivenWeight): Collector {
  /** Puts the places of one key on the board. */
  const collectKey = (key: number, into: ScoreBoard, fit: Fit, { value, isWord = false }: Collected): void => {
    const end = index.postingStarts[key + 1] ?? 0;
    for (let at = index.postingStarts[key] ?? 0; at < end; at += 1) {
      const entry = index.postings[at] ?? 0;
      const match = postingMatch(entry);
      const row = postingRow(entry);
      if (fit.slips > 0 && !isWord && (store.weight[row] ?? 0) < forgiven(match, fit)) continue;
      const score = value(row) + matchQuality(match, fit);
      if (score !== -Infinity) into.offer(row, score, match);
    }
  };
  const collectBegun = ({ from, to }: KeyRun, termLength: number, into: ScoreBoard, how: Collected): void => {
    for (let key = from; key < to; key += 1) {
      const keyLength = (index.starts[key + 1] ?? 0) - (index.starts[key] ?? 0);
      collectKey(key, into, { termLength, keyLength, slips: 0, isWhole: keyLength === termLength }, how);
    }
  };
  const collectMistyped = (term: string, into: ScoreBoard, how: Collected & { readonly keyboard: Keyboard }): void => {
    const letters = keyLetters(term);
    const typos = typosForgiven(letters);
    if (typos === 0) return;
    for (const run of keysWithTypos(index, letters, typos)) {
      if (run.typos === 0) {
        collectBegun(run, letters.length, into, how);
        continue;
      }
      for (let key = run.from; key < run.to; key += 1) {
        const fit = slippedFit(letters, index.text.subarray(index.starts[key], index.starts[key + 1]), how.keyboard);
        if (fit !== undefined) collectKey(key, into, fit, how);
      }
    }
  };
  return {
    begun(term, into, value) {
      const letters = keyLetters(term);
      collectBegun(keysWithPrefix(index, letters), letters.length, into, { value });
    },
    word(word, into, value = NOTHING_MORE) {
      const letters = keyLetters(word);
      const run = keysWithPrefix(index, letters);
      const to = letters.length > 1 ? run.to : Math.min(run.to, run.from + 1);
      collectBegun({ ...run, to }, letters.length, into, { value });
    },
    mistyped: collectMistyped,
    mistypedWord: (word, into, keyboard) =>
      collectMistyped(word, into, { value: NOTHING_MORE, isWord: true, keyboard }),
    isName(term) {
      const letters = keyLetters(term);
      const { from, to } = keysWithPrefix(index, letters);
      if (from === to || (index.starts[from + 1] ?? 0) - (index.starts[from] ?? 0) !== letters.length) return false;
      const named = index.postings.subarray(index.postingStarts[from], index.postingStarts[from + 1]);
      return named.some(
        (entry) => postingMatch(entry) === MATCH.name && (store.weight[postingRow(entry)] ?? 0) >= NAMED_WEIGHT,
      );
    },
  };
}
