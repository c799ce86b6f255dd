import type { Place } from "#domain/places/place.ts";
import { priceIdsAt, type KeptSearch } from "#domain/prices/priced-search.ts";
import type { TariffRule } from "#domain/tariffs/tariff-book.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { tariffDay } from "#server/modules/prices/offer/asking.ts";
import type { Offer } from "#server/modules/prices/offer/offer.ts";
import { nightRule, timePrices, type TimePrice } from "#server/modules/prices/offer/time-prices.ts";
import { offerBack, offerThere, searchWays, type SearchWays } from "#server/modules/prices/quote/search-ways.ts";

/** How many days ahead a price lists its blacked-out dates. */
export const BLACKOUT_DAYS = 60;

/** One class on offer with its price number and everything needed to show it. */
export interface QuotedOffer {
  readonly priceId: number;
  readonly offer: Offer;
  /** The way back that can be ordered with it. */
  readonly back: { readonly priceId: number; readonly offer: Offer } | null;
  readonly blackoutDates: readonly string[];
  /** Prices at the times that change it; empty when the time is known. */
  readonly timePrices: readonly TimePrice[];
  /** The rule by which a rent that starts at night is dearer. */
  readonly night: TariffRule | undefined;
  readonly quoted: QuotedSearch;
}

/** A stored search with the book and the places used to present it. */
export interface QuotedSearch {
  readonly search: KeptSearch;
  /** Resolves when the search is in the database; its prices are not shown before that. */
  readonly stored: Promise<void>;
  readonly book: CompiledBook;
  readonly start: Place;
  readonly finish: Place;
}

/** Combines an offer of a stored search with its way back, as shown on a date at the start, `YYYY-MM-DD`. */
export function quotedOffer(
  quoted: QuotedSearch,
  ways: SearchWays,
  { index, offer, today }: { readonly index: number; readonly offer: Offer; readonly today: string },
): QuotedOffer {
  const { search, book } = quoted;
  const ids = priceIdsAt(search, index);
  const back = offerBack(book, ways, offer.tariff);
  const { measured, asking } = ways.there;
  const isRent = offer.rent !== undefined;
  return {
    priceId: ids.own,
    offer,
    back: back === undefined ? null : { priceId: ids.back, offer: back },
    blackoutDates: book.blackoutDates(offer.tariff, measured.startZones, today, BLACKOUT_DAYS),
    timePrices: isRent ? [] : timePrices(book, offer, measured, asking),
    night: isRent ? nightRule(book, offer.tariff, measured, tariffDay(asking)) : undefined,
    quoted,
  };
}

/** Works out the offers of a stored search again, as shown at a moment in epoch milliseconds. */
export function quotedOffers(quoted: QuotedSearch, now: number): readonly QuotedOffer[] {
  const { search, book } = quoted;
  const ways = searchWays(search);
  const today = toLocalTime(now, search.start.zone).slice(0, 10);
  return search.tariffIds.flatMap((tariffId, index) => {
    const tariff = book.tariffById(tariffId);
    const offer = tariff && offerThere(book, ways, tariff);
    return offer === undefined ? [] : [quotedOffer(quoted, ways, { index, offer, today })];
  });
}
