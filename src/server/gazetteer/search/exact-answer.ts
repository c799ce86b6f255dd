import { plainText } from "#server/gazetteer/names/as-typed.ts";
import { MATCH } from "#server/gazetteer/pack/place-index.ts";
import type { PlaceRow } from "#server/gazetteer/pack/place-row.ts";
import type { PlaceStore } from "#server/gazetteer/pack/place-store.ts";
import type { RowHit } from "#server/gazetteer/search/row-hit.ts";
import type { ScoreBoard } from "#server/gazetteer/search/score-board.ts";

/** A place this large is what its exact name means; a smaller one may be only the beginning of what is being typed. */
const MEANT_WEIGHT = 15_000;
/** A place this many times as large is perhaps meant all the same: "Пикин" is also a slip for Пекин. */
const FAR_LARGER = 20;
/** What goes on from a code in small letters is offered beside it only from this weight on: "san" is also San Francisco. */
const GOES_ON_WEIGHT = 500_000;
/** How many of the best hits are looked through for a namesake abroad. */
const ABROAD_ROWS = 400;
/** In capitals nobody types a name. */
const CODE = /^[A-Z]{3,4}$/;

/** How the names of a place go with a text, letter by letter. */
export function spelling(row: PlaceRow, typed: string): "whole" | "begun" | "word" | undefined {
  const names = [row.name.en, row.name.ru, ...row.alternates].map(plainText);
  if (names.includes(typed)) return "whole";
  if (names.some((name) => name.startsWith(typed))) return "begun";
  return names.some((name) => name.includes(` ${typed}`)) ? "word" : undefined;
}

/**
 * Leaves out what only sounds like a text that is exactly a code or the name of a known place. What goes on from it stays,
 * because the next letter may lead there, and so do the airports and stations of the town.
 */
export function exactAnswer(
  store: PlaceStore,
  board: ScoreBoard,
  hits: readonly RowHit[],
  { term, codeMark }: { readonly term: string; readonly codeMark: number },
): RowHit[] {
  const typed = plainText(term);
  const [first] = hits;
  if (first === undefined) return [];
  const weight = ({ row }: RowHit) => store.weight[row] ?? 0;
  const spelled = ({ row }: RowHit) => spelling(store.row(row), typed);
  if (board.mark(first.row) === codeMark) {
    const isCode = CODE.test(term.trim());
    return hits.filter((hit) => {
      if (board.mark(hit.row) === codeMark) return true;
      const how = spelled(hit);
      return how === "whole" || (!isCode && how === "begun" && weight(hit) >= GOES_ON_WEIGHT);
    });
  }
  if (weight(first) < MEANT_WEIGHT || spelled(first) !== "whole") return [...hits];
  return hits.filter((hit) => {
    const mark = board.mark(hit.row);
    if (mark === MATCH.town || mark === MATCH.townWord || weight(hit) >= weight(first) * FAR_LARGER) return true;
    return spelled(hit) !== undefined;
  });
}

/** Puts the largest place abroad with exactly this name last when namesakes at home would fill the whole list. */
export function answerWithAbroad(
  store: PlaceStore,
  hits: readonly RowHit[],
  {
    board,
    term,
    limit,
    country,
  }: {
    readonly board: ScoreBoard;
    readonly term: string;
    readonly limit: number;
    readonly country: number;
  },
): RowHit[] {
  const shown = hits.slice(0, limit);
  const isAbroad = (row: number) => store.country[row] !== country;
  if (country === 0 || hits.length <= limit || shown.some(({ row }) => isAbroad(row))) return shown;
  const typed = plainText(term);
  const abroad = board.best(ABROAD_ROWS).find((row) => isAbroad(row) && spelling(store.row(row), typed) === "whole");
  return abroad === undefined ? shown : [...shown.slice(0, -1), { row: abroad, score: board.score(abroad) }];
}
