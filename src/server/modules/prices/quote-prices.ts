import { randomUUID } from "node:crypto";
import { formatGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import type { Place } from "#domain/places/place.ts";
import type { Currency } from "#domain/values/money.ts";
import { placeAt } from "#server/modules/places/index.ts";
import { offerOf, offersFor, type MeasuredRide, type Offer } from "#server/modules/prices/offer.ts";
import type { Prices } from "#server/modules/prices/prices.ts";
import { insertQuotes } from "#server/modules/prices/price-quotes.repository.ts";
import type { Quote } from "#server/modules/prices/quote.ts";

/** Shorter rides are no transfer: both ends are the same place. */
export const SHORTEST_RIDE_METRES = 300;

/** What a traveller asks prices for. */
export interface PriceSearch {
  readonly start: GeoPoint;
  readonly finish: GeoPoint;
  readonly startId?: string | undefined;
  readonly finishId?: string | undefined;
  readonly currency: Currency;
  readonly userHint: string | null;
}

/** One class on offer, quoted: its row and all that is needed to show it. */
export interface QuotedOffer {
  readonly quote: Quote;
  readonly reverse: Quote | null;
  readonly offer: Offer;
  readonly start: Place;
  readonly finish: Place;
  readonly approximate: boolean;
}

/** Prices every car class between two points and stores each price as a quote; nowhere to drive gives an empty list. */
export function quotePrices(prices: Prices, search: PriceSearch): Promise<readonly QuotedOffer[]> {
  return prices.recent.find(JSON.stringify(search), prices.clock(), () => makeQuotes(prices, search));
}

async function makeQuotes(prices: Prices, search: PriceSearch): Promise<readonly QuotedOffer[]> {
  const start = placeAt(prices.gazetteer, search.start, search.startId);
  const finish = placeAt(prices.gazetteer, search.finish, search.finishId);
  if (start === undefined || finish === undefined) return [];
  const [ride, back, book] = await Promise.all([
    prices.directions.route([search.start, search.finish]),
    prices.directions.route([search.finish, search.start]),
    prices.book(),
  ]);
  if (ride.metres < SHORTEST_RIDE_METRES) return [];
  const there: MeasuredRide = { start, finish, ride };
  const offers = offersFor(book, there, search.currency);
  const ids = await prices.ids.take(offers.length * 2);
  const quotedAt = prices.clock();

  const quoted = offers.map((offer, index): QuotedOffer => {
    const opposite: MeasuredRide = { start: finish, finish: start, ride: back };
    const reverseOffer =
      finish.country === start.country ? offerOf(book, offer.tariff, opposite, search.currency) : undefined;
    const reverseSearch = { ...search, start: search.finish, finish: search.start };
    const id = ids[index * 2] ?? 0;
    const reverseId = ids[index * 2 + 1] ?? 0;
    const common = { quotedAt, userHint: search.userHint };
    const reverse = reverseOffer
      ? quoteOf(reverseOffer, opposite, reverseSearch, { ...common, id: reverseId }, id)
      : null;
    const quote = quoteOf(offer, there, search, { ...common, id }, reverse?.priceId ?? null);
    return { quote, reverse, offer, start, finish, approximate: ride.approximate };
  });
  const rows = quoted.flatMap(({ quote, reverse }) => (reverse === null ? [quote] : [quote, reverse]));
  if (rows.length > 0) await insertQuotes(prices.db, rows);
  return quoted;
}

function quoteOf(
  offer: Offer,
  { start, finish, ride }: MeasuredRide,
  search: Pick<PriceSearch, "start" | "finish">,
  row: { readonly id: number; readonly quotedAt: number; readonly userHint: string | null },
  reversePriceId: number | null,
): Quote {
  return {
    priceId: row.id,
    priceUid: randomUUID(),
    quotedAt: row.quotedAt,
    reversePriceId,
    userHint: row.userHint,
    providerId: offer.provider.id,
    carClassId: offer.carClass.id,
    tariffId: offer.tariff.id,
    tariffVersion: offer.tariff.version,
    startPlace: start.number,
    finishPlace: finish.number,
    startPoint: formatGeoPoint(search.start),
    finishPoint: formatGeoPoint(search.finish),
    metres: ride.metres,
    seconds: ride.seconds,
    currency: offer.currency,
    rateMicro: offer.rateMicro,
    amount: offer.price.amount,
    stopAmount: offer.stopAmount,
    lines: offer.price.lines,
    services: offer.services,
    terms: offer.tariff.terms,
    leadMinutes: offer.tariff.leadMinutes,
    maxStops: offer.tariff.maxStops,
  };
}
