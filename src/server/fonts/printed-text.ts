import anyAscii from "any-ascii";
import type { FontCoverage } from "#server/fonts/font-coverage.ts";

/** Letters and digits: without them a name says something else. */
const SPEAKS = /[\p{L}\p{N}]/u;
/** Marks and joiners, which a font may do without. */
const OPTIONAL = /[\p{Mn}\p{Cf}]/u;
/** What browsers and HarfBuzz draw as nothing: it shapes its neighbours in any font. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** The letters of a text as readers count them, each with its marks. */
export const lettersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** The first font that has a letter with all of its marks, else the first that has it without them. */
export function fontOf<Font extends FontCoverage>(letter: string, fonts: readonly Font[]): Font | undefined {
  const all = [...letter].filter((character) => !INVISIBLE.test(character));
  const needed = all.filter((character) => !OPTIONAL.test(character));
  if (needed.length === 0) return undefined;
  const having = (characters: readonly string[]) =>
    fonts.find(({ has }) => characters.every((character) => has(character.codePointAt(0) ?? 0)));
  return having(all) ?? having(needed);
}

/** What can be printed of a letter in a font: all of it, but for marks that the font lacks. */
export const printedLetter = (letter: string, { has }: FontCoverage): string =>
  [...letter].filter((character) => INVISIBLE.test(character) || has(character.codePointAt(0) ?? 0)).join("");

/** Signs of ASCII, which every font has. */
const SIGNS = /^[!-/;-@[-`{-~]+$/;

/**
 * A text as it is printed: a word with a character that no font has is printed in Latin characters as a whole, a sign that no font has is written with
 * signs of ASCII (⇒ is >), emoji are left out, and of a text that says something there is always something left.
 */
export function printedText(text: string, fonts: readonly FontCoverage[]): string {
  const readable = readableText(text, fonts);
  const letters = lettersOf(readable);
  const drawn = letters.map((letter) => {
    if (letter.trim() === "" || fontOf(letter, fonts) !== undefined) return letter;
    const reading = readingOf(letter);
    return SIGNS.test(reading) ? reading : "";
  });
  if (drawn.every((letter, at) => letter === letters[at])) return readable;
  return drawn
    .join("")
    .replace(/[^\S\n]+/g, " ")
    .trim();
}

/** Whether a text is printed in other letters than it is written in. */
export const isRomanised = (text: string, fonts: readonly FontCoverage[]): boolean =>
  readableText(text, fonts) !== text.normalize("NFC");

/** The text with its lost words in Latin letters. */
function readableText(text: string, fonts: readonly FontCoverage[]): string {
  const written = text.normalize("NFC");
  const printed = written.replace(/\S+/gu, (word) => {
    const isLost = lettersOf(word).some((letter) => SPEAKS.test(letter) && fontOf(letter, fonts) === undefined);
    return isLost ? romanised(word) : word;
  });
  const isBlank = lettersOf(printed).every((letter) => letter.trim() === "" || fontOf(letter, fonts) === undefined);
  return isBlank && written.trim() !== "" ? romanised(written.trim()) : printed;
}

/** A text in Latin letters; a letter that has no reading is named by its number. */
function romanised(text: string): string {
  const read = Array.from(
    text,
    (character) => readingOf(character) || (SPEAKS.test(character) ? ` ${hex(character)} ` : ""),
  );
  const words = read
    .join("")
    // One Chinese or Korean character after another: "WangXiaoMing".
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    // Signs and emoji: ":gem:".
    .replace(/:([a-z0-9_-]+):/g, " $1 ")
    .replace(/\s+/g, " ")
    .trim();
  return words === "" ? Array.from(text, hex).join(" ") : words.replace(/^[a-z]/, (first) => first.toUpperCase());
}

/** How a character is read; nothing for one that has no reading. */
const readingOf = (character: string): string => anyAscii(character).replace(/\p{Cc}/gu, "");

const hex = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
