import type { FontCoverage } from "#server/fonts/font-coverage.ts";
import type { FontName } from "#server/fonts/font-files.ts";
import { fontOf, lettersOf, printedLetter, printedText } from "#server/fonts/printed-text.ts";

/** A piece of a line that one font writes in one direction. */
export interface FontRun {
  readonly font: FontName;
  readonly text: string;
}

/** How heavy letters are, where a font has both weights. */
export type Weight = "regular" | "strong";

/** Scripts that are read from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** Anything else that has a direction of its own. */
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;
/** What joins the letters of these, or stands between them and is theirs. */
const OF_RIGHT_TO_LEFT = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nko}\p{scx=Adlm}]/u;
/** Brackets open to the other side where they are read from right to left. */
const MIRRORED: Readonly<Record<string, string>> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "{": "}",
  "}": "{",
  "<": ">",
  ">": "<",
  "«": "»",
  "»": "«",
};
/** Digits, which stand from left to right in every script but two. */
const DIGIT = /(?![\p{Script=Nko}\p{Script=Adlam}])\p{Nd}/u;

type Side = "left" | "right";

/**
 * The runs of a line in the order in which they stand from left to right; the line is printed as `printedText` says. Words that are read
 * from right to left stand in that order; a line that begins with one does so as a whole.
 */
export function fontRuns(line: string, weight: Weight, fonts: readonly FontCoverage[]): FontRun[] {
  const words = withoutGaps(
    printedText(line.replace(/\p{Bidi_Control}/gu, ""), fonts)
      .split(/(?<=\s)|(?=\s)/u)
      .map((text) => ({ text, side: sideOf(text), runs: wordRuns(text, weight, fonts) })),
  );
  const base = words.find(({ side }) => side !== undefined)?.side ?? "left";
  const groups: { readonly side: Side; readonly runs: FontRun[] }[] = [];
  for (const [index, word] of words.entries()) {
    const last = groups.at(-1);
    const next = words.slice(index).find(({ side }) => side !== undefined)?.side;
    // A space between two words of one direction goes with them.
    const side = word.side ?? (last?.side === next ? next : undefined) ?? base;
    if (last?.side === side) last.runs.push(...word.runs);
    else groups.push({ side, runs: [...word.runs] });
  }
  const shown = groups.map(({ side, runs }) => (side === "right" ? runs.toReversed() : runs));
  return (base === "right" ? shown.toReversed() : shown).flat();
}

/** The words without those that no font has, and without the space that one of these leaves at an end or beside another space. */
function withoutGaps<Word extends { readonly text: string; readonly runs: readonly FontRun[] }>(words: Word[]): Word[] {
  const written = words.filter(({ runs }) => runs.length > 0);
  if (written.length === words.length) return words;
  const isSpace = (word: Word | undefined): boolean => word === undefined || word.text.trim() === "";
  const single = written.filter((word, at) => !isSpace(word) || !isSpace(written[at - 1]));
  return isSpace(single.at(-1)) ? single.slice(0, -1) : single;
}

function sideOf(word: string): Side | undefined {
  return RIGHT_TO_LEFT.test(word) ? "right" : LEFT_TO_RIGHT.test(word) ? "left" : undefined;
}

/**
 * Neighbours in one font and one direction are one run, so that letters are shaped together. What has no direction stands alone in a word that is
 * read from right to left, and is turned round with it.
 */
function wordRuns(word: string, weight: Weight, fonts: readonly FontCoverage[]): FontRun[] {
  const side = sideOf(word);
  const tried = [...fonts].sort((a, b) => Number(b.name === weight) - Number(a.name === weight));
  const runs: { font: FontName; text: string; kind: string }[] = [];
  for (const letter of lettersOf(word)) {
    const font = fontOf(letter, tried);
    if (font === undefined) continue;
    const last = runs.at(-1);
    const kind = side === "right" ? kindOf(letter) : "left";
    const printed = printedLetter(letter, font);
    const text = kind === "neutral" ? (MIRRORED[printed] ?? printed) : printed;
    if (last?.font === font.name && last.kind === kind && kind !== "neutral") last.text += text;
    else runs.push({ font: font.name, text, kind });
  }
  return runs.map(({ font, text }) => ({ font, text }));
}

/** How a letter stands in a word that is read from right to left. */
function kindOf(letter: string): "right" | "left" | "neutral" {
  if (DIGIT.test(letter)) return "left";
  if (OF_RIGHT_TO_LEFT.test(letter)) return "right";
  return LEFT_TO_RIGHT.test(letter) ? "left" : "neutral";
}
