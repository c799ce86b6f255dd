import type { Seller } from "#contract/page-options.ts";
import { column, onSheets, row, rule, words, type Block } from "#server/modules/notifications/files/blocks.ts";
import { openPaper, PAPER_COLORS, SHEET, type Ink, type Paper } from "#server/modules/notifications/files/paper.ts";
import type { ReceiptLine, ReceiptLines } from "#server/modules/notifications/files/receipt-lines.ts";
import { sheetFoot, sheetHead } from "#server/modules/notifications/files/sheet-parts.ts";
import type { Message } from "#server/modules/notifications/message/message.ts";
import { say } from "#server/say.ts";

/** What a receipt says besides the letter about its order. */
export interface ReceiptFacts {
  readonly lines: ReceiptLines;
  readonly orderId: number;
  readonly customer: string;
  /** The clock that its times are on. */
  readonly clock: string;
  readonly seller: Seller;
  readonly at: Date;
}

const WIDTH = SHEET.width - 2 * SHEET.margin;
/** Between blocks, the roomiest first: a receipt that nearly fits a sheet is drawn closer. */
const GAPS = [14, 11, 8] as const;
const [GAP] = GAPS;
const TEXT: Ink = { size: 10.5 };
const SMALL: Ink = { size: 9, color: PAPER_COLORS.soft };
const DATE_WIDTH = 150;
const PRICE_WIDTH = 100;

/** The receipt: what the order costs, what was paid and what was given back, as its account says; no fiscal document. */
export async function receiptPdf(message: Message, facts: ReceiptFacts): Promise<Buffer> {
  const { locale } = message;
  const { lines, orderId, seller, at } = facts;
  const title = say(locale, "notifications.receipt.title", { number: orderId });
  const paper = await openPaper({ title, author: seller.name ?? say(locale, "common.product"), locale, at });
  const heading = (text: string) => words(paper, text, WIDTH, { size: 13, weight: "strong" });
  const blocks: Block[] = [
    column(
      [
        words(paper, title, WIDTH, { size: 22, weight: "strong" }),
        words(paper, say(locale, "notifications.receipt.note"), WIDTH, SMALL),
      ],
      4,
    ),
    parties(paper, message, facts),
    ...message.trips.map((trip) => tripBlock(paper, trip)),
    heading(say(locale, "notifications.receipt.cost")),
    ...lines.cost.map((line) => entryBlock(paper, line)),
    sumBlock(paper, say(locale, "notifications.receipt.costSum"), lines.costSum),
    heading(say(locale, "notifications.receipt.money")),
    ...(lines.money.length === 0 ? [words(paper, say(locale, "notifications.receipt.noMoney"), WIDTH, TEXT)] : []),
    ...lines.money.map((line) => entryBlock(paper, line)),
    // The clock of all times never stands on a sheet alone.
    column(
      [
        sumBlock(paper, say(locale, "notifications.receipt.moneySum"), lines.moneySum),
        words(paper, facts.clock, WIDTH, SMALL),
      ],
      GAP,
    ),
  ];
  drawSheets(paper, blocks, message, seller);
  return paper.finish();
}

/** Draws blocks below each other, on as few sheets as they need. */
function drawSheets(paper: Paper, blocks: readonly Block[], message: Message, seller: Seller): void {
  const head = sheetHead(paper, message);
  const foot = sheetFoot(paper, seller, message.locale);
  const first = SHEET.margin + head.height + 2 * GAP;
  const last = SHEET.height - SHEET.margin - foot.height - GAP;
  const [roomiest, ...closer] = GAPS.map((gap) => onSheets(blocks, { height: last - first, gap }));
  const sheets = closer.reduce((best = [], next) => (next.length < best.length ? next : best), roomiest) ?? [];
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) paper.doc.addPage();
    head.draw(SHEET.margin, SHEET.margin);
    foot.draw(SHEET.margin, SHEET.height - SHEET.margin - foot.height);
    for (const { block, top } of sheet) block.draw(SHEET.margin, first + top);
  }
}

function parties(paper: Paper, { locale }: Message, { seller, customer }: ReceiptFacts): Block {
  const half = (WIDTH - 2 * GAP) / 2;
  const party = (label: string, lines: readonly string[]) =>
    column([
      words(paper, label, half, SMALL),
      ...lines.map((line, index) => words(paper, line, half, index === 0 ? { ...TEXT, weight: "strong" } : SMALL)),
    ]);
  const { name = say(locale, "common.product"), registration = "", phone = "", mail = "" } = seller;
  return row([
    { at: 0, block: party(say(locale, "notifications.receipt.seller"), [name, registration, phone, mail]) },
    { at: half + 2 * GAP, block: party(say(locale, "notifications.receipt.customer"), [customer]) },
  ]);
}

function tripBlock(paper: Paper, { title, way }: Message["trips"][number]): Block {
  const ends = [way[0], ...way.slice(1).slice(-1)];
  return column([
    words(paper, title, WIDTH, { ...TEXT, weight: "strong" }),
    words(paper, ends.map((end) => end?.title ?? "").join(" – "), WIDTH, TEXT),
    words(paper, way[0]?.when ?? "", WIDTH, SMALL),
  ]);
}

function entryBlock(paper: Paper, { when, name, price }: ReceiptLine): Block {
  return row([
    { at: 0, block: words(paper, when, DATE_WIDTH, { ...TEXT, color: PAPER_COLORS.soft }) },
    { at: DATE_WIDTH, block: words(paper, name, WIDTH - DATE_WIDTH - PRICE_WIDTH, TEXT) },
    { at: WIDTH - PRICE_WIDTH, block: words(paper, price, PRICE_WIDTH, { ...TEXT, atEnd: true }) },
  ]);
}

function sumBlock(paper: Paper, label: string, sum: string): Block {
  const ink = { size: 12, weight: "strong" } as const;
  return column(
    [
      rule(paper, WIDTH),
      row([
        { at: 0, block: words(paper, label, WIDTH - PRICE_WIDTH, ink) },
        { at: WIDTH - PRICE_WIDTH, block: words(paper, sum, PRICE_WIDTH, { ...ink, atEnd: true }) },
      ]),
    ],
    6,
  );
}
