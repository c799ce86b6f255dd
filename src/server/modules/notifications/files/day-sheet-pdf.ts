import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatDay } from "#i18n/format.ts";
import { column, row, rule, words, type Block } from "#server/modules/notifications/files/blocks.ts";
import { openPaper, PAPER_COLORS, SHEET, type Ink, type Paper } from "#server/modules/notifications/files/paper.ts";
import { say } from "#server/say.ts";

const WIDTH = SHEET.width - 2 * SHEET.margin;
const GAP = 7;
/** Where the parts of a line begin, and how wide they are. */
const PARTS = {
  time: { at: 0, width: 76 },
  way: { at: 84, width: 200 },
  who: { at: 292, width: 118 },
  car: { at: 418, width: WIDTH - 418 },
};
const TEXT: Ink = { size: 9 };
const STRONG: Ink = { size: 10, weight: "strong" };
const SOFT: Ink = { size: 8.5, color: PAPER_COLORS.soft };

/** The trips of a filter by provider, each of whom begins a sheet; times are those of the places. */
export async function daySheetPdf(
  trips: readonly BoardTripView[],
  { locale, at }: { readonly locale: Locale; readonly at: Date },
): Promise<Buffer> {
  const title = say(locale, "console.lists.sheet");
  const paper = await openPaper({ title, author: say(locale, "common.product"), locale, at });
  const providers = [...Map.groupBy(trips, ({ provider }) => provider.id).values()];
  for (const [index, own] of providers.entries()) {
    if (index > 0) paper.doc.addPage();
    drawProvider(paper, own, locale);
  }
  return paper.finish();
}

function drawProvider(paper: Paper, trips: readonly BoardTripView[], locale: Locale): void {
  const bottom = SHEET.height - SHEET.margin;
  const year = trips[0]?.pickup.local.slice(0, 4) ?? "";
  let top = drawn(headOf(paper, trips, locale), SHEET.margin);
  let day = "";
  for (const trip of trips) {
    const its = trip.pickup.local.slice(0, 10);
    const isNew = its !== day;
    const head = isNew ? [words(paper, formatDay(its, locale, year), WIDTH, STRONG)] : [];
    const block = column([...head, lineOf(paper, trip, locale), rule(paper, WIDTH)], GAP);
    if (top + block.height > bottom) {
      paper.doc.addPage();
      top = drawn(headOf(paper, trips, locale), SHEET.margin);
    }
    top = drawn(block, top);
    day = its;
  }
}

/** Draws a block and tells where the next one begins. */
function drawn(block: Block, top: number): number {
  block.draw(SHEET.margin, top);
  return top + block.height + GAP;
}

function headOf(paper: Paper, trips: readonly BoardTripView[], locale: Locale): Block {
  const count = say(locale, "console.staff.trips", { count: trips.length });
  return column(
    [
      words(paper, trips[0]?.provider.name ?? "", WIDTH, { size: 15, weight: "strong" }),
      words(paper, `${say(locale, "console.lists.sheet")} · ${count}`, WIDTH, SOFT),
      rule(paper, WIDTH),
    ],
    3,
  );
}

function lineOf(paper: Paper, trip: BoardTripView, locale: Locale): Block {
  const { time, way, who, car } = PARTS;
  const { driver, start, finish, rent_seconds: rent } = trip;
  const to = rent === null ? finish.address || finish.name : say(locale, "console.rent", { hours: rent / 3600 });
  const of = (part: { readonly at: number; readonly width: number }, lines: readonly (readonly [string, Ink])[]) => ({
    at: part.at,
    block: column(lines.map(([text, ink]) => words(paper, text, part.width, ink))),
  });
  return row([
    of(time, [
      [trip.pickup.local.slice(11), STRONG],
      [trip.pickup.city, SOFT],
      [trip.travel_number, TEXT],
    ]),
    of(way, [
      [start.address || start.name, TEXT],
      [to, TEXT],
    ]),
    of(who, [
      [trip.name, STRONG],
      [trip.phone ?? "", TEXT],
      [say(locale, "console.people", { count: trip.people }), SOFT],
    ]),
    of(car, [
      [trip.car_class, TEXT],
      [driver === null ? say(locale, "console.noDriver") : driver.name, TEXT],
      [driver === null ? "" : [driver.car, driver.plate].filter(Boolean).join(" · "), SOFT],
    ]),
  ]);
}
