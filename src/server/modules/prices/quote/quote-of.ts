import { randomUUID } from "node:crypto";
import { formatGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import {
  offeredServices,
  stopAmount,
  type MeasuredRide,
  type Offer,
  type RideAsking,
} from "#server/modules/prices/offer/offer.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";

/** What a quote has of its own beside the offer. */
export interface QuoteRow {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly quotedAt: number;
  readonly reversePriceId: number | null;
  /** The points as asked. */
  readonly from: GeoPoint;
  readonly to: GeoPoint;
}

/** An offer as the quote that is kept of it, with all that is needed to price it again in the same way. */
export function quoteOf(
  book: CompiledBook,
  offer: Offer,
  { start, finish, ride }: MeasuredRide,
  asking: RideAsking,
  row: QuoteRow,
): Quote {
  const { tariff, isFastRide } = offer;
  return {
    priceId: row.id,
    priceUid: randomUUID(),
    quotedAt: row.quotedAt,
    reversePriceId: row.reversePriceId,
    userHint: asking.userHint,
    providerId: offer.provider.id,
    carClassId: offer.carClass.id,
    tariffId: tariff.id,
    tariffVersion: book.version,
    startPlace: start.number,
    finishPlace: finish.number,
    startPoint: formatGeoPoint(row.from),
    finishPoint: formatGeoPoint(row.to),
    metres: ride.metres,
    seconds: ride.seconds,
    currency: offer.currency,
    rateMicro: offer.rateMicro,
    amount: offer.price.amount,
    stopAmount: stopAmount(offer),
    lines: offer.price.lines,
    sums: offer.sums,
    services: offeredServices(book, offer),
    terms: tariff.terms,
    // A ride at short notice is one that may be booked later than others.
    leadMinutes: isFastRide && tariff.fastRide ? tariff.fastRide.withinMinutes : tariff.leadMinutes,
    maxStops: tariff.maxStops,
    pickup: asking.pickup,
    isWayBack: asking.isWayBack,
    partnerId: book.partner(asking.userHint)?.userId ?? null,
    isFastRide,
    isFlexible: tariff.flexible,
  };
}
