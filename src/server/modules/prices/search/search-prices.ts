import type { LocalTime } from "#domain/values/local-time.ts";
import { placeAt } from "#server/modules/places/index.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { measureRide } from "#server/modules/prices/offer/measure-ride.ts";
import {
  askedWhen,
  offerOf,
  offersFor,
  sellersTariff,
  tariffDay,
  type RideAsking,
} from "#server/modules/prices/offer/offer.ts";
import { insertQuotes } from "#server/modules/prices/quote/price-quotes.repository.ts";
import { quoteOf } from "#server/modules/prices/quote/quote-of.ts";
import type { QuotedOffer } from "#server/modules/prices/quote/quoted-offer.ts";
import type { PriceSearch } from "#server/modules/prices/search/price-search.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** Shorter rides are no transfer: both ends are the same place. */
export const SHORTEST_RIDE_METRES = 300;

/** Nobody is driven further, whatever a fare between two countries would say. */
export const LONGEST_RIDE_METRES = 3_000_000;

/** A price tells its blacked-out dates for so many days ahead. */
export const BLACKOUT_DAYS = 60;

/** How soon a car can come depends on the minute a time is asked in; a search for any time is the same all along. */
export function searchMinute(pickup: LocalTime | null, now: number): number {
  return pickup === null ? 0 : Math.floor(now / 60_000);
}

/** Prices every car class between two points and stores each price as a quote; nowhere to drive gives an empty list. */
export async function quotePrices(prices: PricesStation, search: PriceSearch): Promise<readonly QuotedOffer[]> {
  const book = await prices.book();
  // A new book ends the reuse of what the one before has priced.
  const key = JSON.stringify([book.version, search, searchMinute(search.pickup, prices.clock())]);
  return prices.recent.find(key, prices.clock(), () => makeQuotes(prices, book, search));
}

async function makeQuotes(
  prices: PricesStation,
  book: CompiledBook,
  search: PriceSearch,
): Promise<readonly QuotedOffer[]> {
  const { currency, userHint, pickup, onlyFlexible, wayBackWith } = search;
  const start = placeAt(prices.gazetteer, search.start, search.startId);
  const finish = placeAt(prices.gazetteer, search.finish, search.finishId);
  if (start === undefined || finish === undefined) return [];
  const ends = [
    { place: start, point: search.start },
    { place: finish, point: search.finish },
  ] as const;
  const [there, back] = await Promise.all([
    measureRide(prices, book, ends[0], ends[1]),
    measureRide(prices, book, ends[1], ends[0]),
  ]);
  if (there.ride.metres < SHORTEST_RIDE_METRES || there.ride.metres > LONGEST_RIDE_METRES) return [];
  const quotedAt = prices.clock();
  const asking: RideAsking = {
    currency,
    userHint,
    ...askedWhen(pickup, start.zone, quotedAt),
    isWayBack: wayBackWith !== undefined,
  };
  // Nobody has said yet when the way back begins.
  const askingBack = { ...asking, ...askedWhen(null, finish.zone, quotedAt), isWayBack: true };
  const offers = offersFor(book, there, { ...asking, onlyFlexible, providerId: wayBackWith });
  const ids = await prices.ids.take(offers.length * 2);

  const quoted = offers.map((offer, index): QuotedOffer => {
    const id = ids[index * 2] ?? 0;
    const reverseId = ids[index * 2 + 1] ?? 0;
    const { tariff, carClass, provider } = offer;
    const backTariff = asking.isWayBack
      ? undefined
      : sellersTariff(book, back.startZones, tariffDay(askingBack), tariff);
    const backOffer = backTariff && offerOf(book, backTariff, back, askingBack);
    const reverse = backOffer
      ? quoteOf(book, backOffer, back, askingBack, {
          id: reverseId,
          quotedAt,
          reversePriceId: id,
          from: search.finish,
          to: search.start,
        })
      : null;
    const reversePriceId = reverse === null ? null : reverseId;
    return {
      quote: quoteOf(book, offer, there, asking, {
        id,
        quotedAt,
        reversePriceId,
        from: search.start,
        to: search.finish,
      }),
      reverse,
      carClass,
      provider,
      start,
      finish,
      approximate: there.ride.approximate,
      blackoutDates: book.blackoutDates(tariff, there.startZones, asking.nowLocal.slice(0, 10), BLACKOUT_DAYS),
    };
  });
  const rows = quoted.flatMap(({ quote, reverse }) => (reverse === null ? [quote] : [quote, reverse]));
  if (rows.length > 0) await insertQuotes(prices.db, rows);
  return quoted;
}
