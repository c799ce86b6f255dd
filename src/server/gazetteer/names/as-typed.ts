import type { PlaceRow } from "#server/gazetteer/pack/place-row.ts";

/** Bonus for a name that is spelt just as typed: folding makes "Cannes" and "Kansai" begin alike. */
const AS_TYPED = { whole: 2, begun: 1.4 } as const;

/** The text without case and diacritics; letters stay in their alphabet. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The bonus of a place when one of its names equals, or begins with, the plain text that was typed. */
export function asTypedBonus(row: PlaceRow, typed: string): number {
  let bonus = 0;
  for (const name of [row.name.en, row.name.ru, ...row.alternates]) {
    const plain = plainText(name);
    if (plain === typed) return AS_TYPED.whole;
    if (plain.startsWith(typed)) bonus = AS_TYPED.begun;
  }
  return bonus;
}
