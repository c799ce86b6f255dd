import PDFDocument from "pdfkit";
import type { Locale } from "#domain/values/locale.ts";
import { fontCoverage } from "#server/fonts/font-coverage.ts";
import type { FontName } from "#server/fonts/font-files.ts";
import { lettersOf, printedText } from "#server/fonts/printed-text.ts";
import { shapedFont } from "#server/fonts/shaped-font.ts";
import { fontRuns, type FontRun, type Weight } from "#server/modules/notifications/files/font-runs.ts";
import { plainLines } from "#server/modules/notifications/files/plain-lines.ts";

/** How words look on paper; sizes in points. */
export interface Ink {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** Height of a line as a multiple of the size. */
  readonly leading?: number;
}

/** Sheets of A4 that are written on; all measures are points from the upper left corner. */
export interface Paper {
  /** For shapes; words go through `write`, which chooses the fonts. */
  readonly doc: PDFKit.PDFDocument;
  widthOf(line: string, ink: Ink): number;
  /** An ink for a text whose letters may reach further above and below their line than Latin ones. */
  roomFor(text: string, ink: Ink): Ink;
  /** A text as it stands on paper: in Latin letters where no font has its own. */
  printed(text: string): string;
  /** Breaks a text into lines that are not wider than this; its own lines stay, and a tab is a space. */
  lines(text: string, width: number, ink: Ink): string[];
  /** Whether each word of a text fits into this width. */
  keepsWords(text: string, width: number, ink: Ink): boolean;
  /** Writes one line whose box begins here. */
  write(line: string, x: number, y: number, ink: Ink): void;
  finish(): Promise<Buffer>;
}

/** Size of a sheet. */
export const SHEET = { width: 595.28, height: 841.89, margin: 37 } as const;

/** Colours of paper, those of the pages. */
export const PAPER_COLORS = {
  ink: "#12211B",
  soft: "#53645C",
  line: "#DDE4E0",
  sign: "#FFD84D",
  white: "#FFFFFF",
} as const;

const USUAL_LEADING = 1.35;

/** The height of one line. */
export const lineHeight = ({ size, leading = USUAL_LEADING }: Ink): number => size * leading;

/** Opens paper with its first sheet. */
export async function openPaper(about: {
  readonly title: string;
  readonly author: string;
  readonly locale: Locale;
  /** When it is written, so that equal papers are equal files. */
  readonly at: Date;
  /** The longer side lies. */
  readonly isLying?: boolean;
}): Promise<Paper> {
  const fonts = await fontCoverage();
  const { title, author: Author, locale, at, isLying = false } = about;
  const doc = new PDFDocument({
    size: "A4",
    layout: isLying ? "landscape" : "portrait",
    margin: 0,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author, Creator: "Nameboard", Producer: "Nameboard", CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const registered = new Set<FontName>();
  const inFont = (name: FontName, size: number): PDFKit.PDFDocument => {
    // PDFKit takes whatever lays out text as fontkit does; its types name files only.
    if (!registered.has(name)) doc.registerFont(name, shapedFont(name) as unknown as Uint8Array);
    registered.add(name);
    return doc.font(name, size);
  };

  const runs = kept((line: string, weight: Weight): FontRun[] => fontRuns(line, weight, fonts));
  const width = (text: string, font: FontName, size: number): number => inFont(font, size).widthOfString(text);
  const widthOfOne = kept((line: string, weight: Weight): number =>
    runs(line, weight).reduce((sum, { text, font }) => sum + width(text, font, 1), 0),
  );
  const widthOf = (line: string, { size, weight = "regular" }: Ink): number => size * widthOfOne(line, weight);
  return {
    doc,
    widthOf,
    printed: (text) => printedText(text, fonts),
    roomFor(text, ink) {
      const reaches = runs(text, ink.weight ?? "regular").map((run) => shapedFont(run.font).reachOf(run.text));
      // Capitals stand in the middle of a line, so it needs as much on either side of them as its letters do on one.
      const beyond = Math.max(0, ...reaches.flatMap(({ above, below }) => [below, above - CAP_SHARE]));
      return { ...ink, leading: Math.max(ink.leading ?? USUAL_LEADING, CAP_SHARE + 2 * beyond) };
    },
    lines: (text, most, ink) =>
      printedText(plainLines(text), fonts)
        .split("\n")
        .flatMap((part) => brokenLines(part, (line) => widthOf(line, ink) <= most)),
    keepsWords: (text, most, ink) => piecesOf(text).every((piece) => widthOf(piece.trimEnd(), ink) <= most),
    write(line, x, y, ink) {
      const { size, color = PAPER_COLORS.ink, weight = "regular" } = ink;
      let left = x;
      for (const { font, text } of runs(line, weight)) {
        inFont(font, size)
          .fillColor(color)
          .text(text, left, y + (lineHeight(ink) + size * CAP_SHARE) / 2, {
            lineBreak: false,
            baseline: "alphabetic",
          });
        left += width(text, font, size);
      }
    },
    finish() {
      doc.end();
      return whole;
    },
  };
}

/** Remembers what was found out about a line: the same lines are measured for every size that is tried. */
function kept<Found>(find: (line: string, weight: Weight) => Found): (line: string, weight: Weight) => Found {
  const known = { regular: new Map<string, Found>(), strong: new Map<string, Found>() };
  return (line, weight) => {
    const found = known[weight].get(line) ?? find(line, weight);
    known[weight].set(line, found);
    return found;
  };
}

/** Height of a capital letter as a share of the size: capitals stand in the middle of their line. */
const CAP_SHARE = 0.7;

/** Where a line may end: after a space, a dash or a slash, after the mark between Tibetan syllables, and beside letters that stand for words. */
const BREAKS = /(?<=[ \-–—/\u0F0B])|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;
/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const unspacedWords = new Intl.Segmenter("th", { granularity: "word" });

/** The pieces of a text between which a line may end. */
function piecesOf(text: string): string[] {
  return text
    .split(BREAKS)
    .flatMap((piece) =>
      UNSPACED.test(piece) ? Array.from(unspacedWords.segment(piece), ({ segment }) => segment) : [piece],
    );
}

/** The lines of a text: whole words where they fit, otherwise as many letters as do. */
export function brokenLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of piecesOf(text)) {
    if (fits((line + piece).trimEnd())) {
      line += piece;
      continue;
    }
    if (line.trim() !== "") lines.push(line.trimEnd());
    line = "";
    for (const letter of lettersOf(piece)) {
      if (line !== "" && !fits(line + letter)) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return [...lines, line.trimEnd()];
}
