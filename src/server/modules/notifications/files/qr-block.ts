import { encode } from "uqr";
import type { Block } from "#server/modules/notifications/files/blocks.ts";
import { PAPER_COLORS, type Paper } from "#server/modules/notifications/files/paper.ts";

/** White modules around a code, which readers need. */
const QUIET_MODULES = 4;

/** A code that opens an address, drawn as one shape. */
export function qrBlock({ doc }: Paper, address: string, size: number): Block {
  const { data } = encode(address, { ecc: "L", border: 0 });
  const module = size / (data.length + 2 * QUIET_MODULES);
  return {
    height: size,
    draw: (x, y) => {
      doc.rect(x, y, size, size).fill(PAPER_COLORS.white);
      for (const [rowIndex, cells] of data.entries()) {
        for (const [cell, isDark] of cells.entries()) {
          if (!isDark) continue;
          doc.rect(x + (cell + QUIET_MODULES) * module, y + (rowIndex + QUIET_MODULES) * module, module, module);
        }
      }
      doc.fill(PAPER_COLORS.ink);
    },
  };
}
