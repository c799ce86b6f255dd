import { priceUid } from "#domain/prices/price-uid.ts";
import { reversedSearch, type KeptSearch } from "#domain/prices/priced-search.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { offeredServices, stopAmount, type Offer } from "#server/modules/prices/offer/offer.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";

/** Which price of its search an offer is. */
export interface QuoteNumbers {
  readonly priceId: number;
  /** The price of the other way; null where none is sold. */
  readonly reversePriceId: number | null;
  /** The way back that is priced beside the way there. */
  readonly isBack: boolean;
}

/** An offer of a search as the quote that is shown and ordered, with the whole search it was priced by. */
export function quoteOf(
  book: CompiledBook,
  offer: Offer,
  search: KeptSearch,
  { priceId, reversePriceId, isBack }: QuoteNumbers,
): Quote {
  const { tariff, isFastRide, rent } = offer;
  const way = (isBack ? reversedSearch(search) : undefined) ?? search;
  return {
    priceId,
    priceUid: priceUid(search.salt, priceId),
    quotedAt: search.quotedAt,
    reversePriceId,
    userHint: search.userHint,
    providerId: offer.provider.id,
    carClassId: offer.carClass.id,
    tariffId: tariff.id,
    tariffVersion: book.version,
    startPlace: way.start.place,
    finishPlace: way.finish.place,
    startPoint: way.start.point,
    finishPoint: way.finish.point,
    metres: way.there.metres,
    // A rent measures nothing but its hours.
    seconds: rent?.seconds ?? way.there.seconds,
    currency: offer.currency,
    rateMicro: offer.rateMicro,
    amount: offer.price.amount,
    // The car goes where the traveller says: a rent has no stops to pay for.
    stopAmount: rent === undefined ? stopAmount(offer) : 0,
    lines: offer.price.lines,
    sums: offer.sums,
    services: offeredServices(book, offer),
    terms: search.terms ?? tariff.terms,
    leadMinutes: leadMinutes(offer),
    maxStops: rent === undefined ? tariff.maxStops : 0,
    pickup: way.pickup,
    isWayBack: way.isWayBack,
    partnerId: book.partner(search.userHint)?.userId ?? null,
    isFastRide,
    isFlexible: tariff.flexible,
    ...(rent && { rent }),
    search,
  };
}

/** A ride at short notice may be booked later than others. */
export function leadMinutes({ tariff, isFastRide }: Offer): number {
  return isFastRide && tariff.fastRide ? tariff.fastRide.withinMinutes : tariff.leadMinutes;
}
