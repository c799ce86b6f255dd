import { plainDigits } from "#domain/values/plain-digits.ts";

/** Longest texts we keep, in characters (OPN-036, OPN-043, T-23, T-25). */
export const TEXT_LIMITS = { name: 60, sign: 60, number: 20, comment: 1000, address: 300 } as const;

/** A tag, or opening brackets of a tag that never closes. */
const MARKUP = /<[^>]*>|<+(?=[\p{L}/!?])/gu;

/** Invisible characters. The two joiners stay, because Persian names and emoji families fall apart without them. */
const INVISIBLE = /(?:(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}])+/gu;

/** Cleans free text: no markup, no control characters, single spaces (OPN-046, VAL-30). */
export function cleanText(text: string, maxLength: number): string {
  const cleaned = cut(
    text.replace(MARKUP, "").replace(INVISIBLE, " ").normalize("NFC").replace(/\s+/g, " ").trim(),
    maxLength,
  );
  return /[^\s\u200C\u200D]/u.test(cleaned) ? cleaned : "";
}

/** A name as a page takes it: digits, dashes and pictures alone name nobody. */
export function namedText(typed: string): string {
  return /\p{L}/u.test(cleanText(typed, TEXT_LIMITS.name)) ? typed : "";
}

const NOT_IN_NUMBERS = /[^\p{L}\p{N} -]/gu;

/**
 * Cleans flight, train and carriage numbers and terminals: letters, digits, spaces and dashes only (OPN-046). Wide letters and the
 * digits of other scripts are written as on a board.
 */
export function cleanNumber(text: string): string {
  const typed = cleanText(text, TEXT_LIMITS.number * 2).replace(NOT_IN_NUMBERS, "");
  const letters = plainDigits(typed).replace(NOT_IN_NUMBERS, "").replace(/\s+/g, " ").trim();
  return cut(letters, TEXT_LIMITS.number);
}

/**
 * Makes a verbatim text storable: PostgreSQL rejects the NUL character and half a surrogate pair, and the whole order with
 * them.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}

// Cutting through an emoji or a rare letter would leave half a surrogate pair, which PostgreSQL rejects.
function cut(text: string, maxLength: number): string {
  return text
    .slice(0, maxLength)
    .replace(/\p{Cs}$/u, "")
    .trim();
}
