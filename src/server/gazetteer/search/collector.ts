import { MATCH, postingMatch, postingRow, type PlaceIndex } from "#server/gazetteer/pack/place-index.ts";
import type { PlaceStore } from "#server/gazetteer/pack/place-store.ts";
import {
  keyLetters,
  keysWithPrefix,
  keysWithTypos,
  typosForgiven,
  type KeyRun,
} from "#server/gazetteer/search/key-search.ts";
import { forgivenWeight, matchQuality } from "#server/gazetteer/search/place-ranking.ts";
import type { ScoreBoard } from "#server/gazetteer/search/score-board.ts";

/** A place this large is meant when its exact name is typed; a hamlet's name may be a typo for a city. */
const NAMED_WEIGHT = 1_000;

/** What a row is worth regardless of its name; minus infinity excludes it. */
export type RowValue = (row: number) => number;

const NOTHING_MORE: RowValue = () => 0;

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
  mistyped(term: string, into: ScoreBoard, value: RowValue): void;
  /** The same for one of several words: the other words narrow it down, so typos are forgiven for small places too. */
  mistypedWord(word: string, into: ScoreBoard): void;
  /** Whether the term is exactly the name of a place that somebody would go to. */
  isName(term: string): boolean;
}

/** Makes the look-up over a pack and its index. */
export function createCollector(store: PlaceStore, index: PlaceIndex): Collector {
  const collect = (
    run: KeyRun,
    termLength: number,
    into: ScoreBoard,
    { value, isWord = false }: { value: RowValue; isWord?: boolean },
  ): void => {
    for (let key = run.from; key < run.to; key += 1) {
      const keyLength = (index.starts[key + 1] ?? 0) - (index.starts[key] ?? 0);
      const least = run.typos === 0 || isWord ? 0 : forgivenWeight(termLength, keyLength, run.typos);
      const end = index.postingStarts[key + 1] ?? 0;
      for (let at = index.postingStarts[key] ?? 0; at < end; at += 1) {
        const entry = index.postings[at] ?? 0;
        const match = postingMatch(entry);
        const row = postingRow(entry);
        if ((store.weight[row] ?? 0) < least) continue;
        const score = value(row) + matchQuality(match, termLength, keyLength, run.typos);
        if (score !== -Infinity) into.offer(row, score, match);
      }
    }
  };
  const collectMistyped = (term: string, into: ScoreBoard, how: { value: RowValue; isWord?: boolean }): void => {
    const letters = keyLetters(term);
    const typos = typosForgiven(letters);
    if (typos === 0) return;
    for (const run of keysWithTypos(index, letters, typos)) collect(run, letters.length, into, how);
  };
  return {
    begun(term, into, value) {
      const letters = keyLetters(term);
      collect(keysWithPrefix(index, letters), letters.length, into, { value });
    },
    word(word, into, value = NOTHING_MORE) {
      const letters = keyLetters(word);
      const run = keysWithPrefix(index, letters);
      const to = letters.length > 1 ? run.to : Math.min(run.to, run.from + 1);
      collect({ ...run, to }, letters.length, into, { value });
    },
    mistyped: (term, into, value) => collectMistyped(term, into, { value }),
    mistypedWord: (word, into) => collectMistyped(word, into, { value: NOTHING_MORE, isWord: true }),
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
