import { quoteLife } from "#domain/prices/quote-life.ts";
import { formatGeoPoint } from "#domain/values/geo-point.ts";
import { placeAt } from "#server/modules/places/index.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { endZones } from "#server/modules/prices/offer/measure-ride.ts";
import { askedWhen, type MeasuredRide } from "#server/modules/prices/offer/offer.ts";
import { rentOffers, type RentAsking, type RentOffer } from "#server/modules/prices/offer/rent-offer.ts";
import { findQuote, insertQuotes } from "#server/modules/prices/quote/price-quotes.repository.ts";
import { quoteOf } from "#server/modules/prices/quote/quote-of.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import type { QuotedOffer } from "#server/modules/prices/quote/quoted-offer.ts";
import type { PriceSearch } from "#server/modules/prices/search/price-search.ts";
import { BLACKOUT_DAYS, searchMinute } from "#server/modules/prices/search/search-prices.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** What a traveller asks rents for. */
export interface RentSearch extends Pick<PriceSearch, "start" | "startId" | "currency" | "userHint" | "pickup"> {
  readonly rentSeconds: number;
}

/** A rent is its own way there and back; nothing of it is measured but the hours. */
const NO_WAY = { metres: 0, approximate: false, line: [] } as const;

/** Prices every class that is for rent at a place and stores each price as a quote that is its own finish. */
export async function rentPrices(prices: PricesStation, search: RentSearch): Promise<readonly QuotedOffer[]> {
  const book = await prices.book();
  const key = JSON.stringify(["rent", book.version, search, searchMinute(search.pickup, prices.clock())]);
  return prices.recent.find(key, prices.clock(), () => makeQuotes(prices, book, search));
}

async function makeQuotes(
  prices: PricesStation,
  book: CompiledBook,
  search: RentSearch,
): Promise<readonly QuotedOffer[]> {
  const start = placeAt(prices.gazetteer, search.start, search.startId);
  if (start === undefined) return [];
  const quotedAt = prices.clock();
  const startZones = endZones(prices, book, { place: start, point: search.start });
  const asking = { ...search, ...askedWhen(search.pickup, start.zone, quotedAt), isWayBack: false };
  const offers = rentOffers(book, { start, startZones }, asking);
  const ids = await prices.ids.take(offers.length);
  const quoted = offers.map((offer, index): QuotedOffer => {
    const { tariff, carClass, provider } = offer;
    const quote = rentQuote(book, offer, { start, startZones }, asking, { id: ids[index] ?? 0, quotedAt });
    const blackoutDates = book.blackoutDates(tariff, startZones, asking.nowLocal.slice(0, 10), BLACKOUT_DAYS);
    return { quote, reverse: null, carClass, provider, start, finish: start, approximate: false, blackoutDates };
  });
  const rows = quoted.map(({ quote }) => quote);
  if (rows.length > 0) await insertQuotes(prices.db, rows);
  return quoted;
}

function rentQuote(
  book: CompiledBook,
  offer: RentOffer,
  { start, startZones }: Pick<MeasuredRide, "start" | "startZones">,
  asking: RentAsking & Pick<RentSearch, "start">,
  row: { readonly id: number; readonly quotedAt: number },
): Quote {
  const ride = { ...NO_WAY, seconds: offer.rent.seconds };
  const measured = { start, finish: start, startZones, finishZones: startZones, ride };
  const ends = { from: asking.start, to: asking.start, reversePriceId: null };
  // The car goes where the traveller says: there are no stops to pay for.
  return {
    ...quoteOf(book, offer, measured, asking, { ...row, ...ends }),
    stopAmount: 0,
    maxStops: 0,
    rent: offer.rent,
  };
}

/**
 * The rents with the price that a client shows already (NET-14): while that quote is valid and answers the very same search,
 * it stands in the list in place of a newer one of its class.
 */
export async function withCurrentRent(
  prices: PricesStation,
  search: RentSearch,
  offers: readonly QuotedOffer[],
  priceId: number | undefined,
): Promise<readonly QuotedOffer[]> {
  if (priceId === undefined || offers.some(({ quote }) => quote.priceId === priceId)) return offers;
  const quote = await findQuote(prices.db, priceId);
  if (quote?.rent === undefined || quoteLife(quote.quotedAt, prices.clock()) !== "valid") return offers;
  const isSame =
    quote.startPoint === formatGeoPoint(search.start) &&
    quote.currency === search.currency &&
    quote.userHint === search.userHint &&
    quote.pickup === search.pickup;
  const provider = (await prices.book()).providers.get(quote.providerId);
  if (!isSame || provider === undefined) return offers;
  return offers.map((offer) =>
    offer.carClass.id === quote.carClassId && offer.quote.rent?.seconds === quote.rent?.seconds
      ? { ...offer, quote, provider }
      : offer,
  );
}
