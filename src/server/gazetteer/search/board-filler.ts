import { surroundings } from "#server/gazetteer/names/surroundings.ts";
import { MATCH } from "#server/gazetteer/pack/place-index.ts";
import type { PlaceStore } from "#server/gazetteer/pack/place-store.ts";
import type { createCollector, RowValue } from "#server/gazetteer/search/collector.ts";
import type { createCountryTable } from "#server/gazetteer/search/country-table.ts";
import { createScoreBoard } from "#server/gazetteer/search/score-board.ts";
import type { Keyboard } from "#server/gazetteer/search/slip-cost.ts";

/** A best hit with this score needs no forgiveness of typos. */
export const CERTAIN_SCORE = 14.5;
/** How many of the best hits are put in their final order. */
export const SHORTLIST = 60;
/** A shorter part of a term is too short to be the name beside a region. */
const NAME_MIN_LENGTH = 3;
const CONTEXT_MIN_LENGTH = 2;
/** From this weight on a hit without a typo counts against those with one. */
const SOUND_WEIGHT = 15_000;
const DOUBT_COST = 2.5;

/** How rows are put on the board. */
interface Collecting {
  readonly value: RowValue;
  /** The part of a row's value that comes only from its kind; it makes no match certain. */
  readonly bonus: RowValue;
  readonly forgiving: boolean;
  /** No word is mistyped. */
  readonly spelt: boolean;
  /** Where the slips were made. */
  readonly keyboard: Keyboard;
}

/** Makes the function that puts every row which fits some words on the board. */
export function createBoardFiller(
  store: PlaceStore,
  board: ReturnType<typeof createScoreBoard>,
  collector: ReturnType<typeof createCollector>,
  countries: ReturnType<typeof createCountryTable>,
) {
  const wordBoard = createScoreBoard(store.size);
  const foundBoard = createScoreBoard(store.size);

  /** Adds rows that have every word, in any of their names and in any order; where asked for, one with a slip too. */
  const collectWords = (words: readonly string[], value: RowValue, keyboard?: Keyboard): void => {
    foundBoard.clear();
    // The longest word is the rarest, so the other words only have to be checked against the rows it leaves.
    for (const [at, word] of words.toSorted((a, b) => b.length - a.length).entries()) {
      const into = at === 0 ? foundBoard : wordBoard;
      into.clear();
      collector.word(word, into);
      const isMissing = at === 0 ? into.count === 0 : !foundBoard.some((row) => wordBoard.has(row));
      if (isMissing && keyboard !== undefined) collector.mistypedWord(word, into, keyboard);
      if (at > 0) {
        foundBoard.keep((row) => wordBoard.has(row));
        foundBoard.each((row) => foundBoard.add(row, wordBoard.score(row)));
      }
      if (foundBoard.count === 0) return;
    }
    foundBoard.each((row) => {
      const worth = value(row);
      if (worth !== -Infinity) board.offer(row, foundBoard.score(row) / words.length + worth, foundBoard.mark(row));
    });
  };

  /** Adds rows whose name is one part of the words and whose town, region or country is the other: "kemer antalya". */
  const collectWithSurroundings = (words: readonly string[], value: RowValue): void => {
    for (let cut = words.length - 1; cut > 0; cut -= 1) {
      for (const [name, context] of [
        [words.slice(0, cut), words.slice(cut)],
        [words.slice(cut), words.slice(0, cut)],
      ] as const) {
        // One letter begins the name of some country wherever it stands: "W Barcelona" is not the one in Venezuela.
        if (name.join("").length < NAME_MIN_LENGTH || context.join("").length < CONTEXT_MIN_LENGTH) continue;
        wordBoard.clear();
        collector.begun(name.join(""), wordBoard, value);
        for (const row of wordBoard.best(SHORTLIST)) {
          const around = surroundings(store.row(row));
          const fits = (word: string): boolean => around.some((other) => other.startsWith(word));
          if (fits(context.join("")) || context.every(fits)) {
            board.offer(row, wordBoard.score(row), wordBoard.mark(row));
          }
        }
      }
      if (board.count > 0) return;
    }
  };

  /**
   * Puts everything that fits the words on the board; typos are forgiven only where asked for
   * and where they leave no doubt.
   */
  return (words: readonly string[], { value, bonus, forgiving, spelt, keyboard }: Collecting): void => {
    const joined = words.join("");
    for (const { row, score } of countries.find(joined)) {
      if (value(row) !== -Infinity) board.offer(row, score, MATCH.townWord);
    }
    if (joined.length > 1) collector.begun(joined, board, value);
    else collector.word(joined, board, value);
    // "Phi Phi" is one word said twice: as two words it would fit everything that begins with it.
    if (new Set(words).size > 1) collectWords(words, value);
    if (words.length > 1 && board.count === 0) collectWithSurroundings(words, value);
    // "Side Turkey" is Side before it is a slip for Nigde.
    if (new Set(words).size > 1 && board.count === 0 && !spelt) collectWords(words, value, keyboard);
    const [best = -1] = board.best(1);
    const isCertain = board.score(best) - bonus(best) >= CERTAIN_SCORE || collector.isName(joined);
    if (!forgiving || isCertain) return;
    // An exact match is more likely meant than one with a typo, however large that place is.
    const cost = (store.weight[best] ?? 0) >= SOUND_WEIGHT ? DOUBT_COST : 0;
    collector.mistyped(joined, board, { value: (row) => value(row) - cost, keyboard });
  };
}
