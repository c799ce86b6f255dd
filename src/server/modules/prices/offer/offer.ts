import type { Place } from "#domain/places/place.ts";
import { sumOf, type RidePrice } from "#domain/prices/price-line.ts";
import type { Measure } from "#domain/prices/priced-search.ts";
import type { TariffSums } from "#domain/prices/tariff-sums.ts";
import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { BookProvider, BookTariff } from "#domain/tariffs/tariff-book.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import { convertMoney, roundToStep, type Currency, type Money } from "#domain/values/money.ts";
import type { StoredService } from "#server/database/tables.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import type { Zones } from "#server/modules/prices/book/zones.ts";

/** The price of one car class for one ride, before it becomes a quote. */
export interface Offer {
  readonly tariff: BookTariff;
  readonly carClass: CarClass;
  readonly provider: BookProvider;
  readonly currency: Currency;
  readonly rateMicro: number;
  readonly price: RidePrice;
  readonly sums: TariffSums;
  /** The rounding step of its prices, in minor units. */
  readonly step: number;
  /** Requested at shorter notice than the tariff's lead time, and dearer for it. */
  readonly isFastRide: boolean;
  /** The tariff's terms, and for a rent what its hours include. */
  readonly terms: Terms;
  /** For an hourly rent only. */
  readonly rent?: Rent;
}

/** The hours that a rent covers, and the part of its price that grows with them. */
export interface Rent {
  readonly seconds: number;
  readonly perHour: number;
}

/** The parts of a place that affect an offer. */
type EndPlace = Pick<Place, "number" | "kind" | "zone">;

/** A measured ride between two places, with the zones of both ends. */
export interface MeasuredRide {
  readonly start: EndPlace;
  readonly finish: EndPlace;
  readonly startZones: Zones;
  readonly finishZones: Zones;
  readonly ride: Measure;
}

/**
 * Whether one offer is cheaper than the other. When rounding makes them equal the unrounded sums decide, so that the same car
 * is the cheapest in every currency.
 */
export function isCheaper(one: Offer, other: Offer): boolean {
  return (
    one.price.amount < other.price.amount || (one.price.amount === other.price.amount && exact(one) < exact(other))
  );
}

function exact({ price }: Offer): number {
  return sumOf(price.lines.filter(({ kind }) => kind !== "rounding"));
}

/** The tariff a provider uses for a class from this start today: the closest one. */
export function sellersTariff(
  book: CompiledBook,
  start: Zones,
  date: string,
  seller: { readonly providerId: number; readonly carClassId: number },
): BookTariff | undefined {
  return book
    .tariffsFor(start, date)
    .find((tariff) => tariff.providerId === seller.providerId && tariff.carClassId === seller.carClassId);
}

/** The price of one extra stop, including the partner's rate. */
export function stopAmount({ sums, currency, rateMicro, step }: Offer): number {
  return inSteps({ amount: sums.stop, currency: sums.currency }, currency, rateMicro, step);
}

/** The additional services of an offer, in its currency. */
export function offeredServices(book: CompiledBook, { tariff, provider, currency, step }: Offer): StoredService[] {
  const rateMicro = book.rate(provider.currency, currency);
  if (rateMicro === undefined) return [];
  return book.servicesOf(tariff).map((service) => {
    const { id, uid, slug, type, category, name, defaultInclude, most } = service;
    const amount = inSteps({ amount: service.price, currency: provider.currency }, currency, rateMicro, step);
    return { id, uid, slug, type, category, name, defaultInclude, amount, ...(most !== undefined && { most }) };
  });
}

function inSteps(money: Money, to: Currency, rateMicro: number, step: number): number {
  return roundToStep(convertMoney(money, to, rateMicro), step).amount;
}
