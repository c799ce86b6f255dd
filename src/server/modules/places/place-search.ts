import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import type { PlaceKind } from "#domain/places/place-kind.ts";
import { createCodeTable } from "#server/modules/places/code-table.ts";
import { createCountryTable } from "#server/modules/places/country-table.ts";
import {
  keyLetters,
  keysWithPrefix,
  keysWithTypos,
  typosForgiven,
  type KeyRun,
} from "#server/modules/places/key-search.ts";
import { otherKeyboard } from "#server/modules/places/other-keyboard.ts";
import { MATCH, postingMatch, postingRow, type PlaceIndex } from "#server/modules/places/place-index.ts";
import { forgivenWeight, matchQuality, placeProminence } from "#server/modules/places/place-ranking.ts";
import { surroundings } from "#server/modules/places/place-surroundings.ts";
import { countryCode, STORED_KINDS, type PlaceStore } from "#server/modules/places/place-store.ts";
import { foldWords } from "#server/modules/places/place-text.ts";
import { createScoreBoard } from "#server/modules/places/score-board.ts";
import { townFirst } from "#server/modules/places/town-first.ts";

/** A longer term is cut: no name is longer, and the time of a search must stay bounded. */
const TERM_MAX_LENGTH = 80;
const WORDS_MAX = 6;
/** A shorter part of a term says too little to be the name beside a region. */
const NAME_MIN_LENGTH = 3;
/** A best hit this good needs no forgiveness of typos. */
const CERTAIN_SCORE = 14.5;
/** A place of this size whose very name was typed is meant; a hamlet may be the typo of a city. */
const NAMED_WEIGHT = 1_000;
const SAME_COUNTRY_BONUS = 0.8;
const CLOSE_BONUS = 0.8;
const CLOSE_KM = 300;
/** How many of the best hits are put in their final order. */
const SHORTLIST = 60;
/** Words that say what a place is, not which; they only stand for themselves when nothing else is typed. */
const KIND_WORDS: ReadonlyMap<string, PlaceKind> = new Map(
  (
    [
      ["airport", "airport аэропорт аэропорта аэропорту aeropuerto aeroport aeroporto havalimani flughafen"],
      ["station", "station вокзал вокзала вокзалу станция bahnhof hauptbahnhof hbf gare stazione estacion"],
      ["hotel", "hotel отель гостиница otel"],
    ] as const
  ).flatMap(([kind, words]) => foldWords(words).map((word) => [word, kind] as const)),
);
const KIND_WORD_BONUS = 5.5;

/** What one search asks of the rows of the pack. */
export interface RowQuery {
  readonly term: string;
  readonly limit: number;
  readonly kinds?: ReadonlySet<PlaceKind> | undefined;
  /** Places of this country are preferred. */
  readonly country?: string | undefined;
  /** Places near this point are preferred. */
  readonly near?: GeoPoint | undefined;
}

/** A row that was found and how well it fits; scores of different packs compare. */
export interface RowHit {
  readonly row: number;
  readonly score: number;
}

/** Makes the search over a pack and its index: it gives hits, best first. */
export function createPlaceSearch(store: PlaceStore, index: PlaceIndex): (query: RowQuery) => RowHit[] {
  const prominence = placeProminence(store);
  const board = createScoreBoard(store.size);
  const wordBoard = createScoreBoard(store.size);
  const foundBoard = createScoreBoard(store.size);
  const codes = createCodeTable(store);
  const countries = createCountryTable(store, prominence);

  /** What a row is worth in this query apart from its name; minus infinity shuts it out. */
  const rowValue = (query: RowQuery, kindAsked: number | undefined): ((row: number) => number) => {
    const kinds = query.kinds && STORED_KINDS.map((kind) => query.kinds?.has(kind) === true);
    const country = countryCode(query.country?.toUpperCase() ?? "");
    return (row) => {
      const kind = store.kind[row] ?? 0;
      if (kinds && kinds[kind] !== true) return -Infinity;
      let value = prominence[row] ?? 0;
      if (country !== 0 && store.country[row] === country) value += SAME_COUNTRY_BONUS;
      if (kind === kindAsked) value += KIND_WORD_BONUS;
      return value;
    };
  };

  const collect = (run: KeyRun, termLength: number, into: typeof board, value: (row: number) => number): void => {
    for (let key = run.from; key < run.to; key += 1) {
      const keyLength = (index.starts[key + 1] ?? 0) - (index.starts[key] ?? 0);
      const least = run.typos === 0 ? 0 : forgivenWeight(termLength, keyLength, run.typos);
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

  const collectBegun = (term: string, into: typeof board, value: (row: number) => number): void => {
    const letters = keyLetters(term);
    collect(keysWithPrefix(index, letters), letters.length, into, value);
  };

  /** One word of several: a single letter stands only for itself, because as a beginning it would fit everything. */
  const collectWord = (word: string, into: typeof board): void => {
    const letters = keyLetters(word);
    const run = keysWithPrefix(index, letters);
    const to = letters.length > 1 ? run.to : Math.min(run.to, run.from + 1);
    collect({ ...run, to }, letters.length, into, () => 0);
  };

  const collectMistyped = (term: string, most: number, into: typeof board, value: (row: number) => number): void => {
    const letters = keyLetters(term);
    const typos = Math.min(most, typosForgiven(letters));
    if (typos === 0) return;
    for (const run of keysWithTypos(index, letters, typos)) collect(run, letters.length, into, value);
  };

  /** Rows that have every word, in whatever name of theirs and whatever order. */
  const collectWords = (words: readonly string[], value: (row: number) => number): void => {
    foundBoard.clear();
    // The longest word is the rarest: what it leaves is all the others have to be looked up for.
    for (const [at, word] of words.toSorted((a, b) => b.length - a.length).entries()) {
      const into = at === 0 ? foundBoard : wordBoard;
      into.clear();
      collectWord(word, into);
      if (into.count === 0) collectMistyped(word, 1, into, () => 0);
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

  /** Rows whose name is one part of the words and whose town, region or country is the other: "kemer antalya". */
  const collectWithSurroundings = (words: readonly string[], value: (row: number) => number): void => {
    for (let cut = words.length - 1; cut > 0; cut -= 1) {
      for (const [name, context] of [
        [words.slice(0, cut), words.slice(cut)],
        [words.slice(cut), words.slice(0, cut)],
      ] as const) {
        if (name.join("").length < NAME_MIN_LENGTH) continue;
        wordBoard.clear();
        collectBegun(name.join(""), wordBoard, value);
        for (const row of wordBoard.best(SHORTLIST)) {
          const around = surroundings(store.row(row));
          if (context.every((word) => around.some((other) => other.startsWith(word)))) {
            board.offer(row, wordBoard.score(row), wordBoard.mark(row));
          }
        }
      }
      if (board.count > 0) return;
    }
  };

  /** Whether what was found leaves no doubt, so that looking for typos would only add noise. */
  const isCertain = (joined: string): boolean => {
    if (board.score(board.best(1)[0] ?? -1) >= CERTAIN_SCORE) return true;
    const letters = keyLetters(joined);
    const { from, to } = keysWithPrefix(index, letters);
    if (from === to || (index.starts[from + 1] ?? 0) - (index.starts[from] ?? 0) !== letters.length) return false;
    const named = index.postings.subarray(index.postingStarts[from], index.postingStarts[from + 1]);
    return named.some(
      (entry) => postingMatch(entry) === MATCH.name && (store.weight[postingRow(entry)] ?? 0) >= NAMED_WEIGHT,
    );
  };

  const searchWords = (query: RowQuery, typed: readonly string[]): RowHit[] => {
    const named = typed.filter((word) => !KIND_WORDS.has(word));
    const words = (named.length > 0 ? named : typed).slice(0, WORDS_MAX);
    const kindWord = named.length > 0 ? typed.find((word) => KIND_WORDS.has(word)) : undefined;
    const kind = kindWord === undefined ? undefined : KIND_WORDS.get(kindWord);
    const value = rowValue(query, kind && STORED_KINDS.indexOf(kind));
    const joined = words.join("");
    board.clear();
    for (const { row, bonus } of codes.find(query.term)) {
      const worth = value(row);
      if (worth !== -Infinity) board.offer(row, worth + bonus, codes.mark);
    }
    for (const { row, score } of countries.find(joined)) {
      if (value(row) !== -Infinity) board.offer(row, score, MATCH.townWord);
    }
    collectBegun(joined, board, value);
    if (words.length > 1) collectWords(words, value);
    if (words.length > 1 && board.count === 0) collectWithSurroundings(words, value);
    if (!isCertain(joined)) collectMistyped(joined, 2, board, value);
    const near = query.near;
    if (near) {
      for (const row of board.best(SHORTLIST * 4)) {
        const km = distanceKm(near, { lat: store.lat[row] ?? 0, lng: store.lng[row] ?? 0 });
        board.add(row, CLOSE_BONUS * Math.max(0, 1 - km / CLOSE_KM));
      }
    }
    const shortlist = Math.max(SHORTLIST, query.limit);
    const hits = board.best(shortlist).map((row) => ({ row, score: board.score(row) }));
    return (kind ? hits : townFirst(store, board, hits)).slice(0, query.limit);
  };

  return (query) => {
    const term = query.term.slice(0, TERM_MAX_LENGTH);
    const words = foldWords(term);
    if (words.length === 0 || !(query.limit >= 1)) return [];
    // "zzz" folds to one letter, with which half the world begins.
    if (words.join("").length < 2 && term.trim().length > 2) return [];
    const rows = searchWords({ ...query, term }, words);
    if (rows.length > 0) return rows;
    // Nothing at all: perhaps the keyboard was left on the other alphabet.
    const retyped = otherKeyboard(term);
    return retyped === term ? [] : searchWords({ ...query, term: retyped }, foldWords(retyped));
  };
}
