import { foldWords } from "#server/gazetteer/names/fold-name.ts";
import { isKindWord, kindOf } from "#server/gazetteer/names/word-kinds.ts";

/** A word that may be a code, and the folded words of the name beside it; none where only "airport" is. */
export interface CodeBesideWords {
  readonly code: string;
  readonly name: readonly string[];
}

const BETWEEN = /[\s,;/]+/;
const CODE = /^[a-z]{3}$/i;

/**
 * What may be a code beside what it is a code of, in whatever letters: "svo airport", "moscow svo". Phones write no capitals,
 * and whoever searches there does not either.
 */
export function codeBesideWords(term: string): CodeBesideWords[] {
  const parts = term.trim().split(BETWEEN);
  const named = parts.filter((part) => !foldWords(part).every(isKindWord));
  const isAirport = parts.some((part) => foldWords(part).some((word) => kindOf(word) === "airport"));
  const ends = named.length === 1 ? [0] : [0, named.length - 1];
  return ends
    .map((at) => ({ code: named[at] ?? "", name: named.toSpliced(at, 1).flatMap(foldWords) }))
    .filter(({ code, name }) => CODE.test(code) && (isAirport || name.length > 0));
}
