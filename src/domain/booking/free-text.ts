import { plainDigits } from "#domain/values/plain-digits.ts";

/** Longest texts we keep, in characters. */
export const TEXT_LIMITS = { name: 60, sign: 60, number: 20, comment: 1000, address: 300 } as const;

/** Control characters, ends of lines and halves of characters: PostgreSQL rejects some, and a line of a table or a message ends at others. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** Marks that turn the letters after them round, also those of the text around a name, and the mark of a file's byte order. */
const TURNING = /[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Something that can be seen. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}]/u;

/**
 * A typed text as it is kept: every letter and sign, markup too, because whoever shows it escapes it. Only controls and marks that turn
 * other letters round go, and spaces around and between words become one.
 */
export function cleanText(text: string): string {
  const cleaned = text.replace(CONTROLS, " ").replace(TURNING, "").replace(/\s+/g, " ").trim();
  return SEEN.test(cleaned) ? cleaned : "";
}

/** A typed note as it is kept: its lines stay lines, each cleaned as a text, with one empty line at most between them. */
export function cleanLines(text: string): string {
  const lines = text.split(/\r\n?|[\n\u2028\u2029]/).map(cleanText);
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** How many characters a text has, where they are more than are kept. A text is never cut: whoever typed it shortens it. */
export function surplusLength(text: string, most: number): number | undefined {
  const { length } = [...cleanLines(text)];
  return length > most ? length : undefined;
}

/** A name as a page takes it: digits, dashes and pictures alone name nobody. */
export function namedText(typed: string): string {
  return /\p{L}/u.test(cleanText(typed)) ? typed : "";
}

const NOT_IN_NUMBERS = /[^\p{L}\p{N} -]+/gu;

/**
 * Cleans flight, train and carriage numbers and terminals: letters, digits, spaces and dashes only. Wide letters and the digits of
 * other scripts are written as on a board; what stands between two numbers parts them.
 */
export function cleanNumber(text: string): string {
  const typed = cleanText(text).replace(NOT_IN_NUMBERS, " ");
  const letters = plainDigits(typed).replace(NOT_IN_NUMBERS, " ");
  return letters.replace(/\s+/g, " ").trim();
}

/**
 * Makes a verbatim text storable: PostgreSQL rejects the NUL character and half a surrogate pair, and the whole order with
 * them.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}
