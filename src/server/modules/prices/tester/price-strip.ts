import type { PriceStripView } from "#contract/console/tester/test-price-strip.ts";
import type { TariffRule } from "#domain/tariffs/tariff-book.ts";
import { addMinutes, type LocalTime } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { askedWhen, tariffDay } from "#server/modules/prices/offer/asking.ts";
import { sellersTariff, type Offer } from "#server/modules/prices/offer/offer.ts";
import { judgeTariff } from "#server/modules/prices/offer/offers.ts";
import { judgeRentTariff } from "#server/modules/prices/offer/rent-offer.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { prepareTest, type TestedCallers } from "#server/modules/prices/tester/price-test.ts";
import type { TestQuestion } from "#server/modules/prices/tester/test-question.ts";

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** How many cells a strip has. */
const CELLS = { day: 24, year: 365 } as const;

/** Which class of which provider, through what. */
interface StripOf {
  readonly carClassId: number;
  readonly providerId: number;
  readonly over: keyof typeof CELLS;
}

/** What a class costs at each hour of the day asked for, or at the same hour of each day of a year, by the pricing itself. */
export async function priceStrip(
  prices: PricesStation,
  callers: TestedCallers,
  question: TestQuestion,
  { over, ...seller }: StripOf,
  locale: Locale,
): Promise<PriceStripView> {
  const { book, prepared } = await prepareTest(prices, callers, question);
  if (typeof prepared === "string") return { currency: question.currency, cells: [], rules: [] };
  const { ways, start } = prepared;
  const { measured, asking } = ways.there;
  const met = new Map<number, TariffRule>();
  const timed = new Map(book.book.rules.filter(({ time }) => time !== null).map((rule) => [rule.id, rule]));
  const cells = timesOf(over, question.pickup ?? asking.nowLocal, asking.nowLocal).map((at) => {
    const then = { ...asking, ...askedWhen(at, start.zone, prices.clock()) };
    const tariff = sellersTariff(book, measured.startZones, tariffDay(then), seller);
    const judged =
      tariff === undefined
        ? "validity"
        : question.rentSeconds === null
          ? judgeTariff(book, tariff, measured, { ...then, onlyFlexible: false })
          : judgeRentTariff(book, tariff, measured, { ...then, rentSeconds: question.rentSeconds });
    if (typeof judged === "string") return { at, price: null, reason: judged, rules: [] };
    const rules = rulesOf(judged).flatMap((id) => timed.get(id) ?? []);
    for (const rule of rules) met.set(rule.id, rule);
    return {
      at,
      price: toMajor(judged.price.amount, judged.currency),
      reason: null,
      rules: rules.map(({ id }) => id),
    };
  });
  const rules = [...met.values()].map(({ id, name, line }) => ({ id, name: nameIn(name, locale), line }));
  return { currency: question.currency, cells, rules };
}

function timesOf(over: StripOf["over"], pickup: LocalTime, now: LocalTime): readonly LocalTime[] {
  const cells = Array.from({ length: CELLS[over] }, (_, index) => index);
  if (over === "day") return cells.map((hour) => addMinutes(`${pickup.slice(0, 10)} 00:00`, hour * HOUR_MINUTES));
  // A year begins with the day asked for, or with today where that is over.
  const from = pickup > now ? pickup : `${now.slice(0, 10)} ${pickup.slice(11)}`;
  return cells.map((day) => addMinutes(from, day * DAY_MINUTES));
}

function rulesOf({ price }: Offer): readonly number[] {
  return price.lines.flatMap(({ ruleId }) => (ruleId === undefined ? [] : [ruleId]));
}
