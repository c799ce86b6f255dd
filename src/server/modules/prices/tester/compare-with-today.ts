import type { ComparedPrice } from "#contract/console/tester/compare-sold-price.ts";
import { compareLines } from "#domain/prices/compare-lines.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import { HOUR_SECONDS } from "#domain/values/hour-seconds.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import { lineEntries } from "#server/modules/prices/lines/line-entry.ts";
import { lineTitle } from "#server/modules/prices/lines/line-words.ts";
import { findQuote } from "#server/modules/prices/quote/find-quote.ts";
import { quoteAgain } from "#server/modules/prices/quote/quote-again.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** The part of a comparison that does not depend on an order. */
export type PriceComparison = Omit<ComparedPrice, "order_id" | "trip_id">;

/** A shown price by its number beside what the book in force gives; undefined once it has been forgotten. */
export async function compareShownPrice(
  prices: PricesStation,
  priceId: number,
  locale: Locale,
): Promise<PriceComparison | undefined> {
  const shown = await findQuote(prices, priceId);
  return shown && compareWithToday(prices, shown.quote, shown.quote.pickup, locale);
}

/** The lines of a price by its own version, and beside them what the book in force gives the same ride now. */
export async function compareWithToday(
  prices: PricesStation,
  quote: Quote,
  pickup: LocalTime | null,
  locale: Locale,
): Promise<PriceComparison> {
  const start = prices.gazetteer.byNumber(quote.startPlace);
  const finish = prices.gazetteer.byNumber(quote.finishPlace);
  const today = start && finish && (await quoteAgain(prices, { quote, start, finish }, pickup));
  const titles = new Map([
    ...(today === undefined ? [] : await titlesOf(prices, today, locale)),
    ...(await titlesOf(prices, quote, locale)),
  ]);
  const major = (line: PriceLine | undefined) => (line === undefined ? null : toMajor(line.amount, quote.currency));
  return {
    price_id: quote.priceId,
    sold: { version: quote.tariffVersion, at: quote.quotedAt, total: toMajor(quote.amount, quote.currency) },
    today: today ? { version: today.tariffVersion, total: toMajor(today.amount, today.currency) } : null,
    currency: quote.currency,
    rows: compareLines(quote.lines, today?.lines ?? []).map(({ sold, today: now }) => ({
      title: titles.get(sold ?? now) ?? "",
      sold: major(sold),
      today: major(now),
      sold_line: sold?.source ?? null,
      today_line: now?.source ?? null,
    })),
    question: {
      from: start?.id ?? "",
      from_point: quote.startPoint,
      to: quote.rent === undefined ? (finish?.id ?? null) : null,
      to_point: quote.rent === undefined ? quote.finishPoint : null,
      time: pickup,
      hours: quote.rent === undefined ? null : Math.round(quote.rent.seconds / HOUR_SECONDS),
      partner: quote.partnerId === null ? null : String(quote.partnerId),
      currency: quote.currency,
      class_id: quote.carClassId,
    },
  };
}

/** What each line of a quote is called, by the book that made it. */
async function titlesOf(
  prices: PricesStation,
  quote: Quote,
  locale: Locale,
): Promise<readonly (readonly [PriceLine | undefined, string])[]> {
  const book = (await prices.bookOf(quote.tariffVersion))?.book;
  const names = { areas: book?.areas ?? [], gazetteer: prices.gazetteer };
  return lineEntries(quote, book).map((entry) => [entry.line, lineTitle(entry, names, locale)]);
}
