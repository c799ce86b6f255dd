import { randomUUID } from "node:crypto";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { measureRide } from "#server/modules/prices/offer/measure-ride.ts";
import { askedWhen, offerOf, sellersTariff, tariffDay } from "#server/modules/prices/offer/offer.ts";
import { insertQuotes } from "#server/modules/prices/quote/price-quotes.repository.ts";
import { quoteOf } from "#server/modules/prices/quote/quote-of.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import type { UsableQuote } from "#server/modules/prices/quote/quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/**
 * The quote of a sold ride as the book in force makes it for another pick-up, with the terms it was sold by; undefined where
 * the same provider does not sell it then, and for a rent, which is asked for anew.
 */
export async function quoteAgain(
  prices: PricesStation,
  { quote, start, finish }: Pick<UsableQuote, "quote" | "start" | "finish">,
  pickup: LocalTime,
): Promise<Quote | undefined> {
  const from = parseGeoPoint(quote.startPoint);
  const to = parseGeoPoint(quote.finishPoint);
  if (!from || !to || quote.rent !== undefined) return undefined;
  const book = await prices.book();
  const measured = await measureRide(prices, book, { place: start, point: from }, { place: finish, point: to });
  const { currency, userHint, isWayBack, terms } = quote;
  const now = prices.clock();
  const asking = { currency, userHint, isWayBack, ...askedWhen(pickup, start.zone, now) };
  const tariff = sellersTariff(book, measured.startZones, tariffDay(asking), quote);
  const offer = tariff && offerOf(book, tariff, measured, asking);
  if (offer === undefined) return undefined;
  const row = { id: quote.priceId, quotedAt: now, reversePriceId: null, from, to };
  return { ...quoteOf(book, offer, measured, asking, row), priceUid: quote.priceUid, terms };
}

/** The same as a new quote of its own, which is kept and can be ordered. */
export async function keptQuoteFor(
  prices: PricesStation,
  usable: Pick<UsableQuote, "quote" | "start" | "finish">,
  pickup: LocalTime,
): Promise<Quote | undefined> {
  const again = await quoteAgain(prices, usable, pickup);
  const [priceId] = again === undefined ? [] : await prices.ids.take(1);
  if (again === undefined || priceId === undefined) return undefined;
  const quote = { ...again, priceId, priceUid: randomUUID() };
  await insertQuotes(prices.db, [quote]);
  return quote;
}
