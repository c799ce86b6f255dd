import { priceUid } from "#domain/prices/price-uid.ts";
import { reversedSearch, type KeptSearch } from "#domain/prices/priced-search.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { offeredServices, stopAmount, type Offer } from "#server/modules/prices/offer/offer.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";

/** The numbers of an offer within its search. */
export interface QuoteNumbers {
  readonly priceId: number;
  /** The price of the way back; null when none is sold. */
  readonly reversePriceId: number | null;
  /** Whether this is the way back, priced alongside the way there. */
  readonly isBack: boolean;
}

/** Turns an offer into the quote that is shown and ordered, together with the search that priced it. */
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
    // Hours are all that is measured for a rent.
    seconds: rent?.seconds ?? way.there.seconds,
    currency: offer.currency,
    rateMicro: offer.rateMicro,
    amount: offer.price.amount,
    // The car goes where the traveller says, so a rent does not charge for stops.
    stopAmount: rent === undefined ? stopAmount(offer) : 0,
    lines: offer.price.lines,
    sums: offer.sums,
    services: offeredServices(book, offer),
    terms: search.terms ?? offer.terms,
    leadMinutes: leadMinutes(offer),
    ...(offer.provider.confirmHours !== undefined && { confirmHours: offer.provider.confirmHours }),
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

/** A ride at short notice has a shorter lead time. */
export function leadMinutes({ tariff, isFastRide }: Offer): number {
  return isFastRide && tariff.fastRide ? tariff.fastRide.withinMinutes : tariff.leadMinutes;
}
