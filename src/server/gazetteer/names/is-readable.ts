import { foldWords } from "#server/gazetteer/names/fold-name.ts";

/** No name has the same letter three times running, or a soft or hard sign that follows no consonant. */
export const NO_NAME = /(\p{L})\1\1|(?:^|[^\p{L}]|[аеёиоуыэюяйъь])[ъь]/iu;

/** How many letters and figures a text has. */
export const letterCount = (term: string): number => term.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Whether enough of a text is left once its spelling is levelled: "zzzzqq" comes down to two letters, and much begins so. */
export function isReadable(term: string): boolean {
  const letters = foldWords(term).join("").length;
  if (letters === 0 || (letters === 1 && term.trim().length > 2)) return false;
  // Numbers alone are a house, an hour or a price.
  if (!/\p{L}/u.test(term)) return false;
  // No name has two of these signs running, and what they leave sounds like half of Arabia.
  if (/[ъь]{2}/iu.test(term)) return false;
  return letters * 2 >= letterCount(term);
}
