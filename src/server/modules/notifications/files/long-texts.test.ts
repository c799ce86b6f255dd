import { describe, expect, it } from "vitest";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { asTyped } from "#server/modules/notifications/files/as-typed.ts";
import { daySheetPdf } from "#server/modules/notifications/files/day-sheet-pdf.ts";
import { receiptPdf } from "#server/modules/notifications/files/receipt-pdf.ts";
import { signsPdf } from "#server/modules/notifications/files/signs-pdf.ts";
import { voucherPdf } from "#server/modules/notifications/files/voucher-pdf.ts";
import { voucherMessage } from "#server/modules/notifications/kinds/voucher-message.ts";
import { orderMessage } from "#server/modules/notifications/message/order-message.ts";
import type { TripFacts } from "#server/modules/orders/index.ts";
import { readPdf, type PlacedText } from "../../../../../tests/support/read-pdf.ts";
import { AIRPORT, orderOf, toldOf, TOWN, tripOf } from "../../../../../tests/support/told-order.ts";

const AT = new Date("2026-11-20T10:00:00Z");

const filled = (text: string, length: number): string =>
  Array.from(text.repeat(length)).slice(0, length).join("").trim();

/** What runs out of its place first: no space at all, lines and tabs, long words. In these scripts a reader copies letters in the order in which they were typed. */
const TEXTS: Readonly<Record<string, string>> = {
  "a word without an end": "W",
  "one German word": "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
  "Latin names": "Maximilian Konstantinopolski-Zablocki von und zu ",
  "Cyrillic names": "Максимилиан Константинопольский-Заболоцкий ",
  "Chinese names": "王小明歐陽",
  "Thai names without a space": "สมชายใจดี",
  "Tamil names": "அமலா ராஜா சாரதா ",
  "lines and tabs": "first\tline\r\nsecond line\u2028third\tline ",
};
const CASES = Object.entries(TEXTS).map(
  ([name, text]) => [name, filled(text, 100), filled(text, TEXT_LIMITS.address)] as const,
);

const withoutSpaces = (text: string): string => text.normalize("NFKC").replace(/\s+/g, "");

/** Pieces that are drawn outside the margins of a sheet, or over each other, seen by the lower half of their letters. */
function misplaced(pieces: readonly PlacedText[], { width, height }: { width: number; height: number }): string[] {
  const outside = pieces.filter(
    (one) => one.x < 30 || one.x + one.width > width - 30 || one.y < 30 || one.y + one.size > height - 20,
  );
  const over = pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.y - other.y) < Math.min(one.size, other.size) / 2 &&
          one.x + one.width > other.x + 1 &&
          other.x + other.width > one.x + 1,
      )
      .map((other) => `${one.text} over ${other.text}`),
  );
  return [...outside.map(({ text }) => `outside: ${text}`), ...over];
}

const UPRIGHT = { width: 595.28, height: 841.89 };
const LYING = { width: UPRIGHT.height, height: UPRIGHT.width };

function paperOf(trip: TripFacts, customer: string, seller: { name: string; registration: string }) {
  const order = orderOf({ trips: [trip], isPaid: true });
  const told = toldOf({ ...order, customer: { ...order.customer, name: customer } });
  const sold = { ...seller, phone: "+44 20 0000 0000", mail: "rides@example.com", isDemo: true };
  const message = orderMessage(voucherMessage)(told, { to: "traveller", locale: "en", typed: asTyped });
  return { message, facts: { trips: message.trips, page: told.page, seller: sold, at: AT } };
}

describe("VAL-30, found 35: long texts are printed whole, inside their sheet and over nothing", () => {
  it.each(CASES)("on the voucher: %s", async (_, name, address) => {
    const driver = { name, phone: "+7 916 123-45-67", car: name, plate: "", isTold: true };
    const trip = tripOf({
      sign: name,
      start: { ...AIRPORT, address },
      stops: [address, address, address],
      finish: { ...TOWN, address },
      driver,
    });
    const { message, facts } = paperOf(trip, name, { name, registration: address });
    const { sheets, pieces } = await readPdf(await voucherPdf(message, facts));
    const whole = withoutSpaces(sheets.join(" "));
    expect(whole.split(withoutSpaces(address)).length - 1).toBeGreaterThanOrEqual(5);
    expect(whole.split(withoutSpaces(name)).length - 1).toBeGreaterThanOrEqual(3);
    for (const sheet of pieces) expect(misplaced(sheet, UPRIGHT)).toEqual([]);
    // Nothing but the traveller's shortest facts is small, and nothing is too small to be read.
    expect(Math.min(...pieces.flat().map(({ size }) => size))).toBeGreaterThan(6.5);
  });

  it.each(CASES)("on the receipt: %s", async (_, name, address) => {
    const { message, facts } = paperOf(tripOf(), name, { name, registration: address });
    const line = { when: "21 November 2026, 12:00", name, price: "123,456,789.00 RUB" };
    const lines = { cost: [line, line, line], money: [line], costSum: line.price, moneySum: line.price };
    const pdf = await receiptPdf(message, {
      ...facts,
      lines,
      orderId: 1_000_042,
      customer: name,
      clock: "Moscow Time",
    });
    const { sheets, pieces } = await readPdf(pdf);
    const whole = withoutSpaces(sheets.join(" "));
    expect(whole).toContain(withoutSpaces(address));
    expect(whole.split(withoutSpaces(name)).length - 1).toBeGreaterThanOrEqual(5);
    for (const sheet of pieces) expect(misplaced(sheet, UPRIGHT)).toEqual([]);
  });

  it.each(CASES)("on paper signs: %s", async (_, name) => {
    const { sheets, pieces } = await readPdf(await signsPdf([name, name.slice(0, 60)], { locale: "en", at: AT }));
    expect(withoutSpaces(sheets[0] ?? "")).toBe(withoutSpaces(name));
    for (const sheet of pieces) expect(misplaced(sheet, LYING)).toEqual([]);
  });

  it.each(CASES)("on the day sheet: %s", async (_, name, address) => {
    const trip = {
      pickup: { local: "2026-11-24 18:40", city: name },
      provider: { id: 1, name },
      driver: { name, phone: "", car: name, plate: "A123", is_told: true },
      start: { name: "", address },
      finish: { name: "", address },
      rent_seconds: null,
      travel_number: "SU 2455",
      name,
      phone: "+7 916 123-45-67",
      people: 3,
      car_class: name,
    } as unknown as BoardTripView;
    const { sheets, pieces } = await readPdf(await daySheetPdf([trip, trip, trip], { locale: "en", at: AT }));
    const whole = withoutSpaces(sheets.join(" "));
    expect(whole.split(withoutSpaces(address)).length - 1).toBeGreaterThanOrEqual(6);
    for (const sheet of pieces) expect(misplaced(sheet, UPRIGHT)).toEqual([]);
  });
});

describe("found 35: a sign breaks no word that fits on a line", () => {
  it.each([
    ["Maximilian Featherstonehaugh", ["Maximilian", "Featherstonehaugh"]],
    ["Anna Konstantinopolskaya-Featherstonehaugh", ["Anna", "Konstantinopolskaya-", "Featherstonehaugh"]],
  ])("%s", async (name, lines) => {
    const { pieces } = await readPdf(await signsPdf([name], { locale: "en", at: AT }));
    const drawn = Map.groupBy(pieces[0] ?? [], ({ y }) => Math.round(y));
    expect([...drawn.values()].map((line) => line.map(({ text }) => text).join(" "))).toEqual(lines);
  });
});
