import { endKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import type { CarClass } from "#domain/prices/car-class.ts";
import { quotedPrice } from "#domain/prices/quoted-price.ts";
import { ridePrice, type RidePrice } from "#domain/prices/ride-price.ts";
import type { Tariff } from "#domain/prices/tariff.ts";
import { convertMoney, roundToStep, type Currency } from "#domain/values/money.ts";
import type { StoredService } from "#server/database/tables.ts";
import type { Ride } from "#server/modules/places/index.ts";
import { rateBetween, tariffsFor, type Provider, type TariffBook } from "#server/modules/prices/tariff-book.ts";

/** What one car class costs for one ride, before it is quoted. */
export interface Offer {
  readonly tariff: Tariff;
  readonly carClass: CarClass;
  readonly provider: Provider;
  readonly currency: Currency;
  readonly rateMicro: number;
  readonly price: RidePrice;
  readonly stopAmount: number;
  readonly services: readonly StoredService[];
}

/** A ride between two places, measured. */
export interface MeasuredRide {
  readonly start: Place;
  readonly finish: Place;
  readonly ride: Ride;
}

/** Prices a ride by every tariff that serves it: the cheapest offer of each car class, cheapest class first. */
export function offersFor(book: TariffBook, measured: MeasuredRide, currency: Currency): Offer[] {
  const best = new Map<number, Offer>();
  for (const tariff of tariffsFor(book, measured.start.country)) {
    const offer = offerOf(book, tariff, measured, currency);
    const known = best.get(tariff.carClassId);
    if (offer !== undefined && (known === undefined || offer.price.amount < known.price.amount)) {
      best.set(tariff.carClassId, offer);
    }
  }
  return [...best.values()].sort((a, b) => a.price.amount - b.price.amount || a.carClass.id - b.carClass.id);
}

/** Prices a ride by one tariff; undefined when it does not serve the ride or no rate leads to the currency. */
export function offerOf(
  book: TariffBook,
  tariff: Tariff,
  measured: MeasuredRide,
  currency: Currency,
): Offer | undefined {
  const carClass = book.classes.get(tariff.carClassId);
  const provider = book.providers.get(tariff.providerId);
  const rateMicro = rateBetween(book, tariff.currency, currency);
  const { metres, seconds } = measured.ride;
  const price = ridePrice(tariff, { metres, seconds, startKind: endKind(measured.start.kind) });
  if (!carClass || !provider || !price || rateMicro === undefined) return undefined;
  return {
    tariff,
    carClass,
    provider,
    currency,
    rateMicro,
    price: quotedPrice(price, tariff.currency, currency, rateMicro),
    stopAmount: roundToStep(convertMoney({ amount: tariff.stopFee, currency: tariff.currency }, currency, rateMicro))
      .amount,
    services: servicesOf(book, tariff, currency),
  };
}

function servicesOf(book: TariffBook, tariff: Tariff, currency: Currency): StoredService[] {
  return (book.services.get(tariff.providerId) ?? []).flatMap((service) => {
    const rate = rateBetween(book, service.currency, currency);
    if (rate === undefined) return [];
    const { id, uid, slug, type, category, nameRu, nameEn, defaultInclude } = service;
    const { amount } = roundToStep(convertMoney({ amount: service.price, currency: service.currency }, currency, rate));
    return [{ id, uid, slug, type, category, nameRu, nameEn, defaultInclude, amount }];
  });
}
