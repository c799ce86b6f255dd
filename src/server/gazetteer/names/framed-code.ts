/**
 * Three or four letters with signs around them that no keyboard has in place of a Cyrillic letter in front; behind them such
 * signs are met far more often as the end of a sentence, which a phone sets by itself.
 */
const FRAMED = /^[\s«“„(]*(\p{L}{3,4})[\s\p{Pd}/.,:;!?)»”]*$/u;

/** What may be a code with signs around it: "SVO." and "(SVO)" are SVO, also in the wide letters of a far keyboard. */
export function framedCode(term: string): string | undefined {
  return FRAMED.exec(term.normalize("NFKC"))?.[1];
}
