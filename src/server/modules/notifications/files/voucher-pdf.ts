import type { Seller } from "#contract/page-options.ts";
import {
  column,
  grid,
  onSheets,
  row,
  rule,
  words,
  type Block,
  type Placed,
} from "#server/modules/notifications/files/blocks.ts";
import type { Weight } from "#server/modules/notifications/files/font-runs.ts";
import { openPaper, PAPER_COLORS, SHEET, type Paper } from "#server/modules/notifications/files/paper.ts";
import { qrBlock } from "#server/modules/notifications/files/qr-block.ts";
import { sheetFoot, sheetHead } from "#server/modules/notifications/files/sheet-parts.ts";
import { signBlock } from "#server/modules/notifications/files/sign-block.ts";
import type { Message, MessageRow, MessageStop, MessageTrip } from "#server/modules/notifications/message/message.ts";
import { say } from "#server/say.ts";

/** What a voucher says besides its message. */
export interface VoucherFacts {
  /** The trips that take place. */
  readonly trips: readonly MessageTrip[];
  /** Address of the order's page, without its key: a voucher is held up in a hall. */
  readonly page: string;
  readonly seller: Seller;
  readonly at: Date;
}

const WIDTH = SHEET.width - 2 * SHEET.margin;
/** Height of the sign: a third of the sheet, so that it can be held up. */
const SIGN_HEIGHT = 249;
const QR_SIZE = 104;
/** The white of the code, beside which its words begin. */
const QR_INSET = 11;
const GAP = 16;
/** Few words are written larger, long texts smaller; the sign stays. Smaller letters than these could not be read. */
const SCALES = [1.16, 1.08, 1, 0.93, 0.86, 0.8, 0.74] as const;
/** Of texts that go on on a second sheet. */
const LONG_SCALE = 0.86;

/** The voucher: its e-mail on paper, one sheet for each trip, or more where its texts are long. */
export async function voucherPdf(message: Message, facts: VoucherFacts): Promise<Buffer> {
  const { locale, title } = message;
  const author = facts.seller.name ?? say(locale, "common.product");
  const paper = await openPaper({ title, author, locale, at: facts.at });
  const head = sheetHead(paper, message);
  const foot = sheetFoot(paper, facts.seller, locale);
  const first = SHEET.margin + head.height + GAP;
  const footTop = SHEET.height - SHEET.margin - foot.height;
  const sheets = facts.trips.flatMap((trip) => tripSheets(paper, message, trip, facts, footTop - GAP - first));
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) paper.doc.addPage();
    head.draw(SHEET.margin, SHEET.margin);
    for (const { block, top } of sheet) block.draw(SHEET.margin, first + top);
    foot.draw(SHEET.margin, footTop);
  }
  return paper.finish();
}

/** A trip on one sheet in the largest letters in which it fits, else line by line on several. */
function tripSheets(
  paper: Paper,
  message: Message,
  trip: MessageTrip,
  facts: VoucherFacts,
  height: number,
): readonly (readonly Placed[])[] {
  for (const scale of SCALES) {
    const block = tripBody(paper, message, trip, facts, scale);
    if (block.height <= height) return [[{ block, top: 0 }]];
  }
  return onSheets(longTrip(paper, message, trip, facts), { height, gap: GAP * LONG_SCALE });
}

function tripBody(paper: Paper, message: Message, trip: MessageTrip, facts: VoucherFacts, scale: number): Block {
  const { rows } = trip;
  const half = (WIDTH - 2 * GAP) / 2;
  const factsWidth = WIDTH - QR_SIZE - GAP;
  return column(
    [
      ...signOf(paper, trip),
      row([
        { at: 0, block: column(wayBlocks(paper, trip, half, scale), 8 * scale) },
        {
          at: half + 2 * GAP,
          block: contacts(paper, message, { meeting: trip.meeting, seller: facts.seller }, { width: half, scale }),
        },
      ]),
      rule(paper, WIDTH),
      row([
        {
          at: 0,
          block: grid(
            rows.map((fact) => factBlock(paper, fact, (factsWidth - GAP) / 2, scale)),
            2,
            factsWidth,
            GAP,
          ),
        },
        { at: WIDTH - QR_SIZE, block: codeBlock(paper, message, facts) },
      ]),
    ],
    GAP * scale,
  );
}

/** The same below each other, in parts of which each fits on a sheet. */
function longTrip(paper: Paper, message: Message, trip: MessageTrip, facts: VoucherFacts): Block[] {
  const { meeting, rows } = trip;
  const width = WIDTH - QR_SIZE - 2 * GAP;
  return [
    ...signOf(paper, trip),
    row([
      { at: 0, block: contacts(paper, message, { meeting, seller: facts.seller }, { width, scale: LONG_SCALE }) },
      { at: WIDTH - QR_SIZE, block: codeBlock(paper, message, facts) },
    ]),
    ...wayBlocks(paper, trip, WIDTH, LONG_SCALE),
    rule(paper, WIDTH),
    ...pairs(rows).map((pair) =>
      grid(
        pair.map((fact) => factBlock(paper, fact, (WIDTH - GAP) / 2, LONG_SCALE)),
        2,
        WIDTH,
        GAP,
      ),
    ),
  ];
}

function pairs<Item>(items: readonly Item[]): (readonly Item[])[] {
  return items.flatMap((_, index) => (index % 2 === 0 ? [items.slice(index, index + 2)] : []));
}

function signOf(paper: Paper, { sign }: MessageTrip): Block[] {
  return sign ? [signBlock(paper, sign, { width: WIDTH, height: SIGN_HEIGHT })] : [];
}

function wayBlocks(paper: Paper, { title, way }: MessageTrip, width: number, scale: number): Block[] {
  return [
    ...(title === "" ? [] : [words(paper, title, width, { size: 15 * scale, weight: "strong" })]),
    ...way.map((stop, index) => stopBlock(paper, stop, width, scale, index === way.length - 1)),
  ];
}

/** The code that opens the order's page, and what it is. */
function codeBlock(paper: Paper, { locale }: Message, { page }: VoucherFacts): Block {
  const name = say(locale, "notifications.paper.page");
  return column([
    qrBlock(paper, page, QR_SIZE),
    row([{ at: QR_INSET, block: words(paper, name, QR_SIZE - QR_INSET, { size: 9, color: PAPER_COLORS.soft }) }]),
  ]);
}

/** Where to meet, whom to call, and what is paid. */
function contacts(
  paper: Paper,
  { locale, heading, lead }: Message,
  { meeting, seller }: { readonly meeting: string; readonly seller: Seller },
  { width, scale }: { readonly width: number; readonly scale: number },
): Block {
  const text = (value: string, weight: Weight = "regular") =>
    words(paper, value, width, { size: 10.5 * scale, weight });
  const part = (title: string, ...texts: readonly Block[]) =>
    column([words(paper, title, width, { size: 12.5 * scale, weight: "strong" }), ...texts], 2 * scale);
  const { phone = "", hours = "", mail = "" } = seller;
  const call = [phone, phone === "" ? "" : hours].filter(Boolean).join(", ");
  return column(
    [
      part(say(locale, "notifications.paper.meeting"), text(meeting)),
      ...(call + mail === "" ? [] : [part(say(locale, "notifications.paper.lost"), text(call, "strong"), text(mail))]),
      part(heading, text(lead)),
    ],
    9 * scale,
  );
}

/** A place on the way behind its mark: a ring, or a square at the end. */
function stopBlock(paper: Paper, stop: MessageStop, width: number, scale: number, isLast: boolean): Block {
  const inset = 20;
  const small = { size: 9.5 * scale, color: PAPER_COLORS.soft } as const;
  const text = column([
    words(paper, stop.title, width - inset, { size: 12 * scale, weight: "strong" }),
    words(paper, stop.address, width - inset, small),
    words(paper, stop.when, width - inset, { size: 14 * scale, weight: "strong" }),
    words(paper, stop.note, width - inset, small),
  ]);
  return {
    height: text.height,
    draw: (x, y) => {
      const middle = y + 8 * scale;
      paper.doc.lineWidth(2.4);
      if (isLast) paper.doc.roundedRect(x + 1, middle - 5, 10, 10, 2).fill(PAPER_COLORS.ink);
      else paper.doc.circle(x + 6, middle, 4.2).stroke(PAPER_COLORS.ink);
      text.draw(x + inset, y);
    },
  };
}

function factBlock(paper: Paper, { label, value, notes }: MessageRow, width: number, scale: number): Block {
  const small = { size: 9 * scale, color: PAPER_COLORS.soft } as const;
  return column([
    words(paper, label, width, small),
    words(paper, value, width, { size: 11 * scale, weight: "strong" }),
    ...notes.map((note) => words(paper, note, width, small)),
  ]);
}
