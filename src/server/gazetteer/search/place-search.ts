import type { PlaceKind } from "#domain/places/place-kind.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { asTypedBonus, plainText } from "#server/gazetteer/names/as-typed.ts";
import { foldName, foldWords } from "#server/gazetteer/names/fold-name.ts";
import { isKeyMash } from "#server/gazetteer/names/key-mash.ts";
import { nameBesideNumber } from "#server/gazetteer/names/name-beside-number.ts";
import { nameWithCode } from "#server/gazetteer/names/name-with-code.ts";
import { otherKeyboard } from "#server/gazetteer/names/other-keyboard.ts";
import { surroundings } from "#server/gazetteer/names/surroundings.ts";
import { codeBesideTerminal, nameIn, otherReadings, readWords } from "#server/gazetteer/names/word-kinds.ts";
import { MATCH, type PlaceIndex } from "#server/gazetteer/pack/place-index.ts";
import type { PlaceRow } from "#server/gazetteer/pack/place-row.ts";
import { countryCode, STORED_KINDS, type PlaceStore } from "#server/gazetteer/pack/place-store.ts";
import { createCodeTable, type CodeHit } from "#server/gazetteer/search/code-table.ts";
import { createCollector, type RowValue } from "#server/gazetteer/search/collector.ts";
import { createCountryTable } from "#server/gazetteer/search/country-table.ts";
import { answerWithAbroad, exactAnswer, spelling } from "#server/gazetteer/search/exact-answer.ts";
import { countryBonus, driveBonus } from "#server/gazetteer/search/other-end.ts";
import { forgivenWeight, placeProminence, type ForgivenWeight } from "#server/gazetteer/search/place-ranking.ts";
import type { RowHit } from "#server/gazetteer/search/row-hit.ts";
import { createScoreBoard } from "#server/gazetteer/search/score-board.ts";
import type { Keyboard } from "#server/gazetteer/search/slip-cost.ts";
import { townFirst } from "#server/gazetteer/search/town-first.ts";

/** A longer term is cut: no name is longer, and the time of a search must stay bounded. */
const TERM_MAX_LENGTH = 80;
const WORDS_MAX = 6;
const FORGIVEN_LETTERS = 4;
/** A shorter part of a term is too short to be the name beside a region. */
const NAME_MIN_LENGTH = 3;
const CONTEXT_MIN_LENGTH = 2;
/** A best hit with this score needs no forgiveness of typos. */
const CERTAIN_SCORE = 14.5;
const KIND_WORD_BONUS = 5.5;
/** Cost of a hit that was found without some of the words. */
const FEWER_COST = 0.3;
/** From this weight on a hit without a typo counts against those with one. */
const SOUND_WEIGHT = 15_000;
const DOUBT_COST = 2.5;
/** How many of the best hits are put in their final order. */
const SHORTLIST = 60;
/** How many of the best hits are compared letter by letter with what was typed. */
const AS_TYPED_ROWS = 100;

/** No name has the same letter three times running, or a soft or hard sign that follows no consonant. */
const NO_NAME = /(\p{L})\1\1|(?:^|[^\p{L}]|[аеёиоуыэюяйъь])[ъь]/iu;

/** What one search asks of the pack's rows. */
export interface RowQuery {
  readonly term: string;
  readonly limit: number;
  readonly kinds?: ReadonlySet<PlaceKind> | undefined;
  /** Places of this country are preferred. */
  readonly country?: string | undefined;
  /** Places near this point are preferred. */
  readonly near?: GeoPoint | undefined;
  /** Forgive no slips. */
  readonly isSpelt?: boolean;
  /** Never try the other keyboard: another source is asked too and may know the word as typed. */
  readonly asTyped?: boolean;
}

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

/** Makes the search over a pack and its index; it returns hits, best first. */
export function createPlaceSearch(
  store: PlaceStore,
  index: PlaceIndex,
  forgiven: ForgivenWeight = forgivenWeight,
): (query: RowQuery) => RowHit[] {
  const prominence = placeProminence(store);
  const board = createScoreBoard(store.size);
  const wordBoard = createScoreBoard(store.size);
  const foundBoard = createScoreBoard(store.size);
  const codes = createCodeTable(store);
  const countries = createCountryTable(store, prominence);
  const collector = createCollector(store, index, forgiven);

  /** What a row is worth in this query apart from its name and the kind that was typed. */
  const rowValue = (query: RowQuery): RowValue => {
    const kinds = query.kinds && STORED_KINDS.map((kind) => query.kinds?.has(kind) === true);
    const fromCountry = countryBonus(store, query);
    return (row) => {
      const kind = store.kind[row] ?? 0;
      if (kinds && kinds[kind] !== true) return -Infinity;
      return (prominence[row] ?? 0) + fromCountry(row);
    };
  };

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
  const collectAll = (words: readonly string[], { value, bonus, forgiving, spelt, keyboard }: Collecting): void => {
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

  const ranked = (query: RowQuery, hasKind: boolean): RowHit[] => {
    const { term, limit } = query;
    const typed = nameIn(term);
    // Next to "airport" the name is a town's, and smaller airports often have it too.
    if (!hasKind) for (const row of board.best(AS_TYPED_ROWS)) board.add(row, asTypedBonus(store.row(row), typed));
    if (query.country || query.near) {
      const drive = driveBonus(store, query);
      for (const row of board.best(SHORTLIST * 4)) board.add(row, drive(row));
    }
    const hits = board.best(Math.max(SHORTLIST, limit)).map((row) => ({ row, score: board.score(row) }));
    if (hasKind) return hits.slice(0, limit);
    const clear = exactAnswer(store, board, townFirst(store, board, hits), { term, codeMark: codes.mark });
    return answerWithAbroad(store, clear, {
      board,
      term,
      limit,
      country: countryCode(query.country?.toUpperCase() ?? ""),
    });
  };

  /** Places with the code that a term has beside a name; the name must be theirs, or their town's or country's. */
  const ofNameWithCode = (term: string): CodeHit[] => {
    const read = nameWithCode(term);
    if (read === undefined) return [];
    const typed = foldWords(read.name);
    return codes.find(read.code).filter(({ row: at }) => {
      const row = store.row(at);
      const names = [row.name.en, row.name.ru, ...row.alternates].flatMap(foldWords);
      const words = [...names, ...surroundings(row)];
      return read.isCertain || typed.some((one) => words.some((word) => word.startsWith(one)));
    });
  };

  const codesIn = (term: string): readonly CodeHit[] => {
    const beside = codeBesideTerminal(term);
    return beside === undefined ? ofNameWithCode(term) : codes.find(beside.code);
  };

  /** The places with the name, if possible exactly it, beside a mere number: "Ulm 5" is a house in Ulm, but "ULM 5" and "svo 2" are airports. */
  const ofNameBesideNumber = (query: RowQuery): RowHit[] => {
    const name = nameBesideNumber(query.term);
    if (name === undefined || !collector.isName(foldName(name))) return [];
    if (name === name.toUpperCase() && codes.find(name).length > 0) return [];
    const all = searchWords({ ...query, term: name }, false, false);
    const exact = all.filter(
      ({ row }) => board.mark(row) === MATCH.town || spelling(store.row(row), plainText(name)) === "whole",
    );
    return exact.length > 0 ? exact : all;
  };

  const searchWords = (query: RowQuery, forgiving: boolean, readsCodes = true): RowHit[] => {
    const typed = foldWords(query.term);
    // An empty word is the beginning of everything, and "zzz" folds to one letter that half the world begins with.
    const letters = typed.join("").length;
    if (letters === 0 || (letters === 1 && query.term.trim().length > 2)) return [];
    const { words, kind, fewer } = readWords(typed);
    const kindAsked = kind && STORED_KINDS.indexOf(kind);
    const spelt = query.isSpelt === true;
    const bonus: RowValue = (row) => (store.kind[row] === kindAsked ? KIND_WORD_BONUS : 0);
    const plain = rowValue(query);
    const value: RowValue = (row) => plain(row) + bonus(row);
    board.clear();
    const named = readsCodes ? codesIn(query.term) : [];
    for (const hit of named.length > 0 || !readsCodes ? named : codes.find(query.term)) {
      const worth = value(hit.row);
      if (worth !== -Infinity) board.offer(hit.row, worth + hit.bonus, codes.mark);
    }
    if (named.length === 0) {
      // "Wien Hauptbahnhof" may be the exact name, with "Hauptbahnhof" more than a kind.
      if (kind) collector.begun(typed.join(""), board, value);
      const keyboard = /\p{Script=Cyrillic}/u.test(query.term) ? "cyrillic" : "latin";
      const how = { value, bonus, spelt, keyboard, forgiving } as const;
      collectAll(words.slice(0, WORDS_MAX), { ...how, forgiving: forgiving && fewer === undefined });
      if (fewer) collectAll(fewer.slice(0, WORDS_MAX), { ...how, value: (row) => value(row) - FEWER_COST });
    }
    return ranked(query, kind !== undefined);
  };

  return (asked) => {
    const query = { ...asked, term: asked.term.slice(0, TERM_MAX_LENGTH) };
    if (!isReadable(query.term) || !(query.limit >= 1)) return [];
    // Nobody slips so; but "Bora Bora" and "Rewa" are places.
    if (isKeyMash(query.term))
      return searchWords(query, false).filter(({ row }) => isSpelt(store.row(row), query.term));
    // With fewer letters a slip leaves nothing to go by.
    let hits = searchWords(query, letterCount(query.term) >= FORGIVEN_LETTERS && query.isSpelt !== true);
    // "Kazan 2" is a station, whose name has the number in it.
    const isItsNumber = ({ row }: RowHit): boolean => spelling(store.row(row), plainText(query.term)) !== undefined;
    const numbered = hits.some(isItsNumber) ? [] : ofNameBesideNumber(query);
    if (numbered.length > 0) return numbered;
    for (const reading of otherReadings(query.term)) {
      const other = searchWords({ ...query, term: reading }, false);
      if ((other[0]?.score ?? -Infinity) > (hits[0]?.score ?? -Infinity)) hits = other;
    }
    const best = hits[0]?.score ?? -Infinity;
    if (best >= CERTAIN_SCORE || query.asTyped) return hits;
    // In doubt, perhaps the keyboard was left on the other alphabet.
    const swapped = otherKeyboard(query.term);
    // A letter that is no letter there was not meant to be one.
    if (letterCount(swapped) < letterCount(query.term) || !isReadable(swapped) || NO_NAME.test(swapped)) return hits;
    const retyped = searchWords({ ...query, term: swapped }, false);
    // Nonsense has a reading there as well, and something far away that sounds a little like it.
    return (retyped[0]?.score ?? -Infinity) > Math.max(best, CERTAIN_SCORE) ? retyped : hits;
  };
}

/** Whether a place has this very name, a name that goes on from it, or this code. */
function isSpelt(row: PlaceRow, term: string): boolean {
  return spelling(row, plainText(term)) !== undefined || [row.iata, row.icao].includes(term.trim().toUpperCase());
}

const letterCount = (term: string): number => term.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Whether enough of a text is left once its spelling is levelled: "zzzzqq" comes down to two letters, and much begins so. */
function isReadable(term: string): boolean {
  const letters = foldWords(term).join("").length;
  if (letters === 0 || (letters === 1 && term.trim().length > 2)) return false;
  // Numbers alone are a house, an hour or a price.
  if (!/\p{L}/u.test(term)) return false;
  // No name has two of these signs running, and what they leave sounds like half of Arabia.
  if (/[ъь]{2}/iu.test(term)) return false;
  return letters * 2 >= letterCount(term.slice(0, TERM_MAX_LENGTH));
}
