import type { PlaceKind } from "#domain/places/place-kind.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { asTypedBonus, plainText } from "#server/gazetteer/names/as-typed.ts";
import { codeBesideWords } from "#server/gazetteer/names/code-beside-words.ts";
import { foldName, foldWords } from "#server/gazetteer/names/fold-name.ts";
import { framedCode } from "#server/gazetteer/names/framed-code.ts";
import { isReadable, letterCount, NO_NAME } from "#server/gazetteer/names/is-readable.ts";
import { isKeyMash } from "#server/gazetteer/names/key-mash.ts";
import { nameBesideNumber } from "#server/gazetteer/names/name-beside-number.ts";
import { nameWithCode } from "#server/gazetteer/names/name-with-code.ts";
import { otherKeyboard } from "#server/gazetteer/names/other-keyboard.ts";
import { surroundings } from "#server/gazetteer/names/surroundings.ts";
import { codeBesideTerminal, nameIn, otherReadings, readWords } from "#server/gazetteer/names/word-kinds.ts";
import { MATCH, type PlaceIndex } from "#server/gazetteer/pack/place-index.ts";
import type { PlaceRow } from "#server/gazetteer/pack/place-row.ts";
import { countryCode, STORED_KINDS, type PlaceStore } from "#server/gazetteer/pack/place-store.ts";
import { CERTAIN_SCORE, createBoardFiller, SHORTLIST } from "#server/gazetteer/search/board-filler.ts";
import { createCodeTable, type CodeHit } from "#server/gazetteer/search/code-table.ts";
import { createCollector, type RowValue } from "#server/gazetteer/search/collector.ts";
import { createCountryTable } from "#server/gazetteer/search/country-table.ts";
import { answerWithAbroad, exactAnswer, spelling } from "#server/gazetteer/search/exact-answer.ts";
import { countryBonus, driveBonus } from "#server/gazetteer/search/other-end.ts";
import { forgivenWeight, placeProminence, type ForgivenWeight } from "#server/gazetteer/search/place-ranking.ts";
import type { RowHit } from "#server/gazetteer/search/row-hit.ts";
import { createScoreBoard } from "#server/gazetteer/search/score-board.ts";
import { townFirst } from "#server/gazetteer/search/town-first.ts";

/** A longer term is cut: no name is longer, and the time of a search must stay bounded. */
const TERM_MAX_LENGTH = 80;
const WORDS_MAX = 6;
const FORGIVEN_LETTERS = 4;
const KIND_WORD_BONUS = 5.5;
/** Cost of a hit that was found without some of the words. */
const FEWER_COST = 0.3;
/** How many of the best hits are compared letter by letter with what was typed. */
const AS_TYPED_ROWS = 100;

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

/** Makes the search over a pack and its index; it returns hits, best first. */
export function createPlaceSearch(
  store: PlaceStore,
  index: PlaceIndex,
  forgiven: ForgivenWeight = forgivenWeight,
): (query: RowQuery) => RowHit[] {
  const prominence = placeProminence(store);
  const board = createScoreBoard(store.size);
  const codes = createCodeTable(store);
  const collector = createCollector(store, index, forgiven);
  const fillBoard = createBoardFiller(store, board, collector, createCountryTable(store, prominence));

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

  /** The airport whose code stands beside its name or its town, or beside "airport", in whatever letters; "las vegas" is no code. */
  const ofCodeBesideWords = (term: string): CodeHit[] => {
    const readings = codeBesideWords(term).filter(({ code }) => !collector.isName(foldName(code)));
    return readings.flatMap(({ code, name }) =>
      codes.flown(code).filter(({ row: at }) => {
        const row = store.row(at);
        const names = [row.name, row.near].flatMap(({ en, ru }) => [en, ru]);
        const words = [...names, ...row.alternates].flatMap(foldWords);
        return !words.includes(foldName(code)) && name.every((one) => words.some((word) => word.startsWith(one)));
      }),
    );
  };

  const codesIn = (term: string): readonly CodeHit[] => {
    const beside = codeBesideTerminal(term);
    if (beside !== undefined) return codes.find(beside.code);
    const named = ofNameWithCode(term);
    return named.length > 0 ? named : ofCodeBesideWords(term);
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
      fillBoard(words.slice(0, WORDS_MAX), { ...how, forgiving: forgiving && fewer === undefined });
      if (fewer) fillBoard(fewer.slice(0, WORDS_MAX), { ...how, value: (row) => value(row) - FEWER_COST });
    }
    return ranked(query, kind !== undefined);
  };

  return (asked) => {
    const code = framedCode(asked.term);
    const isCode = code !== undefined && codes.find(code).length > 0;
    const query = { ...asked, term: isCode ? code : asked.term.slice(0, TERM_MAX_LENGTH) };
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
