import type { Seller } from "#contract/page-options.ts";
import type { Locale } from "#domain/values/locale.ts";
import { column, row, rule, words, type Block } from "#server/modules/notifications/files/blocks.ts";
import { PAPER_COLORS, SHEET, type Paper } from "#server/modules/notifications/files/paper.ts";
import type { Message } from "#server/modules/notifications/message/message.ts";
import { say } from "#server/say.ts";

const WIDTH = SHEET.width - 2 * SHEET.margin;
const PLATE = { width: 28, height: 21 } as const;

/** The head of a sheet: the product on the left, the order and its sum on the right. */
export function sheetHead(
  paper: Paper,
  { locale, number, total }: Pick<Message, "locale" | "number" | "total">,
): Block {
  const product = words(paper, say(locale, "common.product"), 200, { size: 13, weight: "strong" });
  const sum = total === undefined ? "" : `${total.label} ${total.price}`;
  return row([
    { at: 0, block: plate(paper) },
    { at: PLATE.width + 8, block: { height: PLATE.height, draw: (x, y) => product.draw(x, y + 2) } },
    {
      at: WIDTH / 2,
      block: column([
        words(paper, number, WIDTH / 2, { size: 12, weight: "strong", atEnd: true }),
        words(paper, sum, WIDTH / 2, { size: 9.5, color: PAPER_COLORS.soft, atEnd: true }),
      ]),
    },
  ]);
}

/** The foot of a sheet: who sells. */
export function sheetFoot(paper: Paper, seller: Seller, locale: Locale): Block {
  const text = [seller.name, seller.registration].filter(Boolean).join(", ");
  const shown = text === "" ? say(locale, "common.product") : text;
  return column([rule(paper, WIDTH), words(paper, shown, WIDTH, { size: 8.5, color: PAPER_COLORS.soft })], 6);
}

function plate(paper: Paper): Block {
  const ink = { size: 11, weight: "strong", color: PAPER_COLORS.sign } as const;
  return {
    height: PLATE.height,
    draw: (x, y) => {
      paper.doc.roundedRect(x, y, PLATE.width, PLATE.height, 5).fill(PAPER_COLORS.ink);
      paper.write("Nb", x + (PLATE.width - paper.widthOf("Nb", ink)) / 2, y + 3, ink);
    },
  };
}
