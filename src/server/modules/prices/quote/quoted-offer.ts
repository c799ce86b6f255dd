import type { Place } from "#domain/places/place.ts";
import { priceIdsAt, type KeptSearch } from "#domain/prices/priced-search.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import type { Offer } from "#server/modules/prices/offer/offer.ts";
import { offerBack, offerThere, searchWays, type SearchWays } from "#server/modules/prices/quote/search-ways.ts";

/** A price tells its blacked-out dates for so many days ahead. */
export const BLACKOUT_DAYS = 60;

/** One class on offer, quoted: its numbers and all that is needed to show it. */
export interface QuotedOffer {
  readonly priceId: number;
  readonly offer: Offer;
  /** The way back that can be ordered with it. */
  readonly back: { readonly priceId: number; readonly offer: Offer } | null;
  readonly blackoutDates: readonly string[];
  readonly quoted: QuotedSearch;
}

/** A kept search with the book and the places that it is shown by. */
export interface QuotedSearch {
  readonly search: KeptSearch;
  /** When the search is in the database; its prices are not told before. */
  readonly stored: Promise<void>;
  readonly book: CompiledBook;
  readonly start: Place;
  readonly finish: Place;
}

/** Puts an offer of a kept search together with its way back, as it is shown on a day at the start, `YYYY-MM-DD`. */
export function quotedOffer(
  quoted: QuotedSearch,
  ways: SearchWays,
  { index, offer, today }: { readonly index: number; readonly offer: Offer; readonly today: string },
): QuotedOffer {
  const { search, book } = quoted;
  const ids = priceIdsAt(search, index);
  const back = offerBack(book, ways, offer.tariff);
  return {
    priceId: ids.own,
    offer,
    back: back === undefined ? null : { priceId: ids.back, offer: back },
    blackoutDates: book.blackoutDates(offer.tariff, ways.there.measured.startZones, today, BLACKOUT_DAYS),
    quoted,
  };
}

/** The offers of a kept search, worked out again, as they are shown at a moment in epoch milliseconds. */
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
