import { cleanText } from "#domain/booking/free-text.ts";
import type { Block } from "#server/modules/notifications/files/blocks.ts";
import { lineHeight, PAPER_COLORS, type Ink, type Paper } from "#server/modules/notifications/files/paper.ts";
import type { MessageTrip } from "#server/modules/notifications/message/message.ts";

/** Sizes of the name: on one line as long as it can be read across a hall, then on more lines; a word is broken last. */
const STEPS = [
  { lines: 1, most: 92, least: 40, isWhole: true },
  { lines: 2, most: 64, least: 28, isWhole: true },
  { lines: 4, most: 40, least: 20, isWhole: true },
  { lines: 4, most: 40, least: 12, isWhole: false },
] as const;

const PADDING = 24;
const LINE_INK: Ink = { size: 17, weight: "strong" };

/** The yellow sign with the name as large as it fits; its frame is what a black-and-white printer leaves of it. */
export function signBlock(
  paper: Paper,
  { name: written, line }: NonNullable<MessageTrip["sign"]>,
  { width, height, scale = 1 }: { readonly width: number; readonly height: number; readonly scale?: number },
): Block {
  const inner = width - 2 * PADDING;
  const name = paper.printed(cleanText(written));
  const ink = nameInk(paper, name, { width: inner, height: height - 2 * PADDING - lineHeight(LINE_INK), scale });
  const lines = paper.lines(name, inner, ink);
  const below = line === "" ? [] : paper.lines(line, inner, LINE_INK).slice(0, 1);
  const all = [...lines.map((text) => ({ text, ink })), ...below.map((text) => ({ text, ink: LINE_INK }))];
  return {
    height,
    draw: (x, y) => {
      paper.doc.roundedRect(x, y, width, height, 12).lineWidth(1.5).fillAndStroke(PAPER_COLORS.sign, PAPER_COLORS.ink);
      let top = y + (height - all.reduce((sum, part) => sum + lineHeight(part.ink), 0)) / 2;
      for (const part of all) {
        paper.write(part.text, x + (width - paper.widthOf(part.text, part.ink)) / 2, top, part.ink);
        top += lineHeight(part.ink);
      }
    },
  };
}

/** The largest letters in which a name fits. */
function nameInk(
  paper: Paper,
  name: string,
  { width, height, scale }: { readonly width: number; readonly height: number; readonly scale: number },
): Ink {
  const look = paper.roomFor(name, { size: 1, weight: "strong", leading: 1.15 });
  for (const { lines, most, least, isWhole } of STEPS) {
    for (let size = most * scale; size >= least * scale; size -= 2) {
      const ink = { ...look, size };
      if (isWhole && !paper.keepsWords(name, width, ink)) continue;
      const needed = paper.lines(name, width, ink).length;
      if (needed <= lines && needed * lineHeight(ink) <= height) return ink;
    }
  }
  return { ...look, size: 12 };
}
