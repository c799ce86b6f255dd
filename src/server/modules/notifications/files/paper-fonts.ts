import { create, type Font } from "fontkit";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DATA_FILES } from "#server/data-files.ts";

/** The files of the fonts: the two of the product, then one bold font for each script that these do not have. */
const FILES = {
  regular: "onest-400.ttf",
  strong: "onest-600.ttf",
  greek: "noto-greek.ttf",
  arabic: "noto-arabic.ttf",
  hebrew: "noto-hebrew.ttf",
  armenian: "noto-armenian.ttf",
  georgian: "noto-georgian.ttf",
  devanagari: "noto-devanagari.ttf",
  thai: "noto-thai.ttf",
  cjk: "noto-cjk.otf",
} as const;

/** Name of a font. */
export type FontName = keyof typeof FILES;

/** A font that paper is written with. */
export interface PaperFont {
  readonly name: FontName;
  readonly bytes: Buffer;
  readonly has: (codePoint: number) => boolean;
}

let loading: Promise<readonly PaperFont[]> | undefined;

/** All fonts in the order in which they are tried, read once and only when the first paper is written. */
export function paperFonts(): Promise<readonly PaperFont[]> {
  loading ??= Promise.all(
    Object.entries(FILES).map(async ([name, file]) => {
      const bytes = await readFile(join(DATA_FILES.folder, "fonts", file));
      const font = create(bytes) as Font;
      const known = new Set(font.characterSet);
      return { name: name as FontName, bytes, has: (codePoint: number) => known.has(codePoint) };
    }),
  ).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
