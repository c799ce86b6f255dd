import { endKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import { isFastRideTime, isTooSoon, minutesAhead } from "#domain/prices/fast-ride.ts";
import { sumOf, type RidePrice } from "#domain/prices/price-line.ts";
import { priceRide } from "#domain/prices/price-ride.ts";
import type { Measure } from "#domain/prices/priced-search.ts";
import { quotedPrice } from "#domain/prices/quoted-price.ts";
import type { TariffSums } from "#domain/prices/tariff-sums.ts";
import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { BookProvider, BookTariff } from "#domain/tariffs/tariff-book.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { convertMoney, roundToStep, type Currency, type Money } from "#domain/values/money.ts";
import { percentOf } from "#domain/values/percent.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import type { StoredService } from "#server/database/tables.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import type { Zones } from "#server/modules/prices/book/zones.ts";

/** What one car class costs for one ride, before it is quoted. */
export interface Offer {
  readonly tariff: BookTariff;
  readonly carClass: CarClass;
  readonly provider: BookProvider;
  readonly currency: Currency;
  readonly rateMicro: number;
  readonly price: RidePrice;
  readonly sums: TariffSums;
  /** The step of its prices in minor units. */
  readonly step: number;
  /** Wanted sooner than the tariff's lead time, and dearer for it. */
  readonly isFastRide: boolean;
  /** Only of a rent by the hour. */
  readonly rent?: Rent;
}

/** The time that a rent pays for, and what of its price grows with the hours. */
export interface Rent {
  readonly seconds: number;
  readonly perHour: number;
}

/** What of a place an offer depends on. */
type EndPlace = Pick<Place, "number" | "kind" | "zone">;

/** A ride between two places, measured, with the ground its ends lie on. */
export interface MeasuredRide {
  readonly start: EndPlace;
  readonly finish: EndPlace;
  readonly startZones: Zones;
  readonly finishZones: Zones;
  readonly ride: Measure;
}

/** How a ride is asked for. */
export interface RideAsking {
  readonly currency: Currency;
  /** On the clock of the start; null is any time. */
  readonly pickup: LocalTime | null;
  /** The wall clock of the start now. */
  readonly nowLocal: LocalTime;
  /** Whole minutes from now until the pick-up; null for any time. */
  readonly ahead: number | null;
  /** Whose rate applies. */
  readonly userHint: string | null;
  readonly isWayBack: boolean;
}

/** When a ride from a zone is asked for, at a moment in epoch milliseconds. */
export function askedWhen(
  pickup: LocalTime | null,
  zone: string,
  now: number,
): Pick<RideAsking, "pickup" | "nowLocal" | "ahead"> {
  return {
    pickup,
    nowLocal: toLocalTime(now, zone),
    ahead: pickup === null ? null : minutesAhead(pickup, zone, now),
  };
}

/** The day whose tariffs and fares apply: of the pick-up, otherwise today at the start. */
export function tariffDay({ pickup, nowLocal }: Pick<RideAsking, "pickup" | "nowLocal">): string {
  return (pickup ?? nowLocal).slice(0, 10);
}

/**
 * Prices a ride by every tariff that serves it: the cheapest offer of each car class, cheapest class first. A tariff whose
 * car cannot come so soon is left out, so that one that can takes its place.
 */
export function offersFor(
  book: CompiledBook,
  measured: MeasuredRide,
  asking: RideAsking & { readonly onlyFlexible: boolean; readonly providerId?: number | undefined },
): Offer[] {
  const best = new Map<number, Offer>();
  for (const tariff of book.tariffsFor(measured.startZones, tariffDay(asking))) {
    if (asking.onlyFlexible && !tariff.flexible) continue;
    if (asking.providerId !== undefined && tariff.providerId !== asking.providerId) continue;
    if (isTooSoon(tariff, asking.ahead)) continue;
    const offer = offerOf(book, tariff, measured, asking);
    const known = best.get(tariff.carClassId);
    if (offer !== undefined && (known === undefined || isCheaper(offer, known))) best.set(tariff.carClassId, offer);
  }
  return [...best.values()].sort((a, b) => a.price.amount - b.price.amount || a.carClass.id - b.carClass.id);
}

/**
 * Whether one offer is cheaper than another. Of two that rounding has made equal the one that is cheaper without it counts, so
 * that the same car is the cheapest in every currency.
 */
export function isCheaper(one: Offer, other: Offer): boolean {
  return (
    one.price.amount < other.price.amount || (one.price.amount === other.price.amount && exact(one) < exact(other))
  );
}

function exact({ price }: Offer): number {
  return sumOf(price.lines.filter(({ kind }) => kind !== "rounding"));
}

/** The tariff by which a provider drives a class from a start today: the closest one. */
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

/** Prices a ride by one tariff; undefined when it does not serve the ride or no rate leads to the currency. */
export function offerOf(
  book: CompiledBook,
  tariff: BookTariff,
  { start, startZones, finishZones, ride }: MeasuredRide,
  asking: RideAsking,
): Offer | undefined {
  const { pickup, currency } = asking;
  const date = tariffDay(asking);
  const carClass = book.classes.get(tariff.carClassId);
  const provider = book.providers.get(tariff.providerId);
  const rateMicro = book.rate(tariff.currency, currency);
  if (!carClass || !provider || rateMicro === undefined) return undefined;
  if (pickup !== null && book.isBlackedOut(tariff, startZones, date)) return undefined;
  const isFastRide = isFastRideTime(tariff, asking.ahead);
  const fare = book.fareFor(tariff, startZones, finishZones, date) ?? null;
  // Over open water only the operator knows of a ferry: what it sells there has a fixed fare.
  if (ride.atSea === true || (ride.noRoad === true && fare === null)) return undefined;
  const partnerPercent = book.partner(asking.userHint)?.percent ?? 0;
  const price = priceRide(
    {
      tariff,
      fare,
      rules: book.rulesFor(tariff, startZones, finishZones),
      partnerPercent,
    },
    {
      metres: ride.metres,
      seconds: ride.seconds,
      startKind: endKind(start.kind),
      startZones: startZones.keys,
      finishZones: finishZones.keys,
      pickup,
      date,
      isWayBack: asking.isWayBack,
      fastRide: isFastRide,
    },
  );
  if (price === undefined) return undefined;
  const step = book.step(currency);
  const quoted = quotedPrice(price, tariff.currency, currency, rateMicro, step);
  // Rules that take everything off are a slip of the pen: nobody drives for nothing.
  if (quoted.amount <= 0) return undefined;
  const stop = Math.max(0, tariff.stopFee + percentOf(tariff.stopFee, partnerPercent));
  const sums = { currency: tariff.currency, amount: price.amount, stop };
  return { tariff, carClass, provider, currency, rateMicro, step, price: quoted, sums, isFastRide };
}

/** What one extra stop of an offer costs, the partner's rate included. */
export function stopAmount({ sums, currency, rateMicro, step }: Offer): number {
  return inSteps({ amount: sums.stop, currency: sums.currency }, currency, rateMicro, step);
}

/** The additional services beside an offer, in its currency. */
export function offeredServices(book: CompiledBook, { tariff, provider, currency, step }: Offer): StoredService[] {
  const rateMicro = book.rate(provider.currency, currency);
  if (rateMicro === undefined) return [];
  return book.servicesOf(tariff).map((service) => {
    const { id, uid, slug, type, category, name, defaultInclude } = service;
    const amount = inSteps({ amount: service.price, currency: provider.currency }, currency, rateMicro, step);
    return { id, uid, slug, type, category, name, defaultInclude, amount };
  });
}

function inSteps(money: Money, to: Currency, rateMicro: number, step: number): number {
  return roundToStep(convertMoney(money, to, rateMicro), step).amount;
}
