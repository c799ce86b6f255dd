/** A house, a terminal or a postcode: "5", "12a", "12/3", "5-7". */
const NUMBER = /^\d{1,6}\p{L}?(?:[/-]\d{1,4}\p{L}?)?$/u;
const WORDS_MAX = 4;

/** The name in a text that is nothing but a name and numbers: "Ulm 5", "12 Bar", "Ufa, 5"; undefined for any other text. */
export function nameBesideNumber(term: string): string | undefined {
  const parts = term.split(/[\s,;]+/).filter((part) => part !== "");
  const named = parts.filter((part) => !NUMBER.test(part));
  if (named.length === 0 || named.length === parts.length || parts.length > WORDS_MAX + 1) return undefined;
  return named.some((part) => /\d/.test(part)) ? undefined : named.join(" ");
}
