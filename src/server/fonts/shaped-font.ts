import { create, type Font as Outlines } from "fontkit";
import * as harfbuzz from "harfbuzzjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DATA_FILES } from "#server/data-files.ts";
import { FONT_FILES, type FontName } from "#server/fonts/font-files.ts";

/** What a PDF needs to write a text: its glyphs from left to right, where each stands, and what each stands for. */
interface GlyphRun {
  readonly glyphs: readonly {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
  }[];
  readonly positions: readonly {
    readonly xAdvance: number;
    readonly yAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }[];
  readonly advanceWidth: number;
}

/** How far a text reaches above and below its line, as shares of the size. */
export interface InkReach {
  readonly above: number;
  readonly below: number;
}

/** A font as PDFKit takes one: fontkit gives its outlines, and HarfBuzz its layout. */
export type ShapedFont = Omit<Outlines, "layout"> & {
  readonly layout: (text: string) => GlyphRun;
  readonly reachOf: (text: string) => InkReach;
};

const opened = new Map<FontName, ShapedFont>();

/** Opens a font when it is first needed. They are small, and whoever writes paper waits for them. */
export function shapedFont(name: FontName): ShapedFont {
  const font = opened.get(name) ?? openFont(name);
  opened.set(name, font);
  return font;
}

function openFont(name: FontName): ShapedFont {
  const bytes = readFileSync(join(DATA_FILES.folder, "fonts", FONT_FILES[name]));
  const outlines = create(bytes) as Outlines;
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  const buffer = new harfbuzz.Buffer();
  const character = characterOf(outlines.characterSet, shaper);
  const layout = (text: string): GlyphRun => {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaper, buffer);
    const shaped = buffer.getGlyphInfos().map(({ codepoint, cluster }) => ({ id: codepoint, cluster }));
    const positions = buffer.getGlyphPositions();
    const said = saidBy(text, shaped, character);
    return {
      glyphs: shaped.map(({ id }, index) => ({
        id,
        advanceWidth: shaper.glyphHAdvance(id),
        codePoints: said[index] ?? [],
      })),
      positions: positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
        xAdvance,
        yAdvance,
        xOffset,
        yOffset,
      })),
      advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    };
  };
  const reachOf = (text: string): InkReach => {
    const { glyphs, positions } = layout(text);
    const boxes = glyphs.map(({ id }, index) => {
      const { minY, maxY } = outlines.getGlyph(id).bbox;
      const { yOffset = 0 } = positions[index] ?? {};
      return Number.isFinite(minY) ? [minY + yOffset, maxY + yOffset] : [0, 0];
    });
    const size = outlines.unitsPerEm;
    return {
      above: Math.max(0, ...boxes.map(([, top = 0]) => top)) / size,
      below: Math.max(0, ...boxes.map(([bottom = 0]) => -bottom)) / size,
    };
  };
  return Object.assign(outlines, { layout, reachOf });
}

/** Which character a glyph stands for, where it stands for one; forms of a letter that Unicode counts as characters stand for the letter. */
function characterOf(characters: readonly number[], shaper: harfbuzz.Font): (glyph: number) => number | undefined {
  const known = new Map<number, number>();
  for (const character of characters) {
    const written = String.fromCodePoint(character);
    if (written.normalize("NFKC") !== written) continue;
    const glyph = shaper.nominalGlyph(character);
    if (glyph !== undefined && !known.has(glyph)) known.set(glyph, character);
  }
  return (glyph) => known.get(glyph);
}

/**
 * What each glyph stands for, so that a text can be searched and copied. A glyph of several characters, or of one that looks otherwise beside its
 * neighbours, stands for what the others of its cluster do not.
 */
function saidBy(
  text: string,
  shaped: readonly { readonly id: number; readonly cluster: number }[],
  character: (glyph: number) => number | undefined,
): readonly (readonly number[])[] {
  const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  const said: number[][] = shaped.map(() => []);
  for (const [index, start] of starts.entries()) {
    const left = Array.from(text.slice(start, starts[index + 1]), (letter) => letter.codePointAt(0) ?? 0);
    const glyphs = [...shaped.entries()].filter(([, { cluster }]) => cluster === start);
    const others = glyphs.filter(([at, { id }]) => {
      const own = character(id);
      if (own === undefined) return true;
      said[at] = [own];
      const place = left.indexOf(own);
      if (place >= 0) left.splice(place, 1);
      return false;
    });
    const [first] = others;
    if (first !== undefined) said[first[0]] = left;
  }
  return said;
}
