import { lineHeight, PAPER_COLORS, type Ink, type Paper } from "#server/modules/notifications/files/paper.ts";

/** A part of a sheet that knows how high it is before it is drawn. */
export interface Block {
  readonly height: number;
  draw(x: number, y: number): void;
}

/** A text, broken into lines of a width; they begin at its left edge, or end at its right one. */
export function words(
  paper: Paper,
  text: string,
  width: number,
  { atEnd = false, ...look }: Ink & { readonly atEnd?: boolean },
): Block {
  const ink = paper.roomFor(text, look);
  const lines = text === "" ? [] : paper.lines(text, width, ink);
  return {
    height: lines.length * lineHeight(ink),
    draw: (x, y) => {
      for (const [index, line] of lines.entries()) {
        const left = atEnd ? width - paper.widthOf(line, ink) : 0;
        paper.write(line, x + left, y + index * lineHeight(ink), ink);
      }
    },
  };
}

/** Blocks below each other; empty ones take no room. */
export function column(blocks: readonly Block[], gap = 0): Block {
  const shown = blocks.filter(({ height }) => height > 0);
  return {
    height: shown.reduce((sum, { height }) => sum + height, Math.max(0, shown.length - 1) * gap),
    draw: (x, y) => {
      let top = y;
      for (const block of shown) {
        block.draw(x, top);
        top += block.height + gap;
      }
    },
  };
}

/** Blocks beside each other, each at its place. */
export function row(cells: readonly { readonly at: number; readonly block: Block }[]): Block {
  return {
    height: Math.max(0, ...cells.map(({ block }) => block.height)),
    draw: (x, y) => {
      for (const { at, block } of cells) block.draw(x + at, y);
    },
  };
}

/** Blocks in columns of one width, filled line by line. */
export function grid(blocks: readonly Block[], columns: number, width: number, gap: number): Block {
  const shown = blocks.filter(({ height }) => height > 0);
  const step = (width + gap) / columns;
  const rows = Array.from({ length: Math.ceil(shown.length / columns) }, (_, index) =>
    row(shown.slice(index * columns, (index + 1) * columns).map((block, place) => ({ at: place * step, block }))),
  );
  return column(rows, gap * 0.6);
}

/** Where a block stands on its sheet, from the sheet's first line. */
export interface Placed {
  readonly block: Block;
  readonly top: number;
}

/** Blocks below each other on as many sheets of a height as they need. */
export function onSheets(
  blocks: readonly Block[],
  { height, gap }: { readonly height: number; readonly gap: number },
): readonly (readonly Placed[])[] {
  const sheets: Placed[][] = [];
  let top = height;
  for (const block of blocks) {
    if (top + block.height > height) {
      sheets.push([]);
      top = 0;
    }
    sheets.at(-1)?.push({ block, top });
    top += block.height + gap;
  }
  return sheets;
}

/** A hairline. */
export function rule({ doc }: Paper, width: number): Block {
  return {
    height: 0.75,
    draw: (x, y) => {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .strokeColor(PAPER_COLORS.line)
        .stroke();
    },
  };
}
