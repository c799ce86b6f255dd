import { randomUUID } from "node:crypto";
import { agreedPrice } from "#domain/prices/agreed-price.ts";
import { priceUid } from "#domain/prices/price-uid.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { RATE_SCALE, type Currency } from "#domain/values/money.ts";
import { placeAt } from "#server/modules/places/index.ts";
import { measureWay } from "#server/modules/prices/offer/measure-ride.ts";
import { takePriceNumbers } from "#server/modules/prices/quote/price-numbers.repository.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** One end of a way that is not on sale, as somebody has named it. */
export interface AgreedEnd {
  readonly point: GeoPoint;
  readonly placeId: string | undefined;
}

/** A ride whose price people agree on: who drives it in what, for how much, on which terms. */
export interface AgreedRide {
  readonly start: AgreedEnd;
  readonly finish: AgreedEnd;
  readonly providerId: number;
  readonly carClassId: number;
  readonly amount: number;
  readonly currency: Currency;
  readonly terms: Terms;
  readonly userHint: string | null;
  readonly isWayBack: boolean;
  /** The day that the price is for; undefined for any. */
  readonly onlyDay: string | undefined;
}

/** Why a ride cannot be agreed on: there is no place near an end of it, or nobody drives this class for this provider. */
export type AgreedFault = "nowhere" | "not-driven";

/**
 * The price of a ride that people agree on, as an order copies it: one line, any time of the day, no stops and no services. How soon the provider
 * comes, and whether a person of theirs confirms, is as in the book.
 */
export async function agreedQuote(prices: PricesStation, ride: AgreedRide): Promise<Quote | AgreedFault> {
  const book = await prices.book();
  const start = placeAt(prices.gazetteer, ride.start.point, ride.start.placeId);
  const finish = placeAt(prices.gazetteer, ride.finish.point, ride.finish.placeId);
  if (start === undefined || finish === undefined) return "nowhere";
  const provider = book.providers.get(ride.providerId);
  const sold = book.book.tariffs.filter(
    ({ providerId, carClassId }) => providerId === ride.providerId && carClassId === ride.carClassId,
  );
  const [tariff] = sold.toSorted((one, other) => one.leadMinutes - other.leadMinutes || one.id - other.id);
  if (tariff === undefined || provider === undefined || provider.deleted || !book.classes.has(ride.carClassId))
    return "not-driven";
  const { metres, seconds } = await measureWay(
    prices,
    { place: start, point: ride.start.point },
    { place: finish, point: ride.finish.point },
  );
  const priceId = await takePriceNumbers(prices.db, 1);
  return {
    priceId,
    priceUid: priceUid(randomUUID(), priceId),
    quotedAt: prices.clock(),
    reversePriceId: null,
    userHint: ride.userHint,
    providerId: ride.providerId,
    carClassId: ride.carClassId,
    tariffId: tariff.id,
    tariffVersion: book.version,
    startPlace: start.number,
    finishPlace: finish.number,
    startPoint: formatGeoPoint(ride.start.point),
    finishPoint: formatGeoPoint(ride.finish.point),
    metres,
    seconds,
    currency: ride.currency,
    rateMicro: RATE_SCALE,
    ...agreedPrice(ride.amount),
    stopAmount: 0,
    services: [],
    terms: ride.terms,
    leadMinutes: tariff.leadMinutes,
    ...(provider.confirmHours !== undefined && { confirmHours: provider.confirmHours }),
    maxStops: 0,
    pickup: null,
    ...(ride.onlyDay !== undefined && { onlyDay: ride.onlyDay }),
    isWayBack: ride.isWayBack,
    partnerId: null,
    isFastRide: false,
    isFlexible: false,
  };
}
