import { endKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import { isFastRideTime, isTooSoon, minutesAhead } from "#domain/prices/fast-ride.ts";
import { sumOf, type RidePrice } from "#domain/prices/price-line.ts";
import { priceRide } from "#domain/prices/price-ride.ts";
import type { Measure } from "#domain/prices/priced-search.ts";
import { quotedPrice } from "#domain/prices/quoted-price.ts";
import type { TariffSums } from "#domain/prices/tariff-sums.ts";
import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { BookProvider, BookTariff, TariffRule } from "#domain/tariffs/tariff-book.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { convertMoney, roundToStep, type Currency, type Money } from "#domain/values/money.ts";
import { percentOf } from "#domain/values/percent.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
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

/** The details of a price request. */
export interface RideAsking {
  readonly currency: Currency;
  /** In local time at the start; null means any time. */
  readonly pickup: LocalTime | null;
  /** The current local time at the start. */
  readonly nowLocal: LocalTime;
  /** Whole minutes from now until the pick-up; null for any time. */
  readonly ahead: number | null;
  /** The user whose rate applies. */
  readonly userHint: string | null;
  readonly isWayBack: boolean;
  /** Set for whoever may not have a car at short notice. */
  readonly noFastRide?: true;
}

/** The timing of a request in a zone, made at a moment in epoch milliseconds. */
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

/** A time supposed for a ride that has none: one at which this rule holds, or one at short notice. */
export interface SupposedTime {
  readonly rule?: TariffRule;
  readonly shortNotice?: true;
}

/** The date whose tariffs and fares apply: the pick-up's, or today's at the start. */
export function tariffDay({ pickup, nowLocal }: Pick<RideAsking, "pickup" | "nowLocal">): string {
  return (pickup ?? nowLocal).slice(0, 10);
}

/** How far ahead a tariff needs a booking from this caller, who may have no right to short notice (BKF-33). */
export function noticeFor(
  { leadMinutes, fastRide }: BookTariff,
  { noFastRide }: Pick<RideAsking, "noFastRide">,
): Pick<BookTariff, "leadMinutes" | "fastRide"> {
  return { leadMinutes, fastRide: noFastRide ? null : fastRide };
}

/**
 * Prices a ride by every tariff that serves it and keeps the cheapest offer of each car class, cheapest class first. A tariff
 * with too long a lead time is skipped, so that another one can take its place.
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
    if (isTooSoon(noticeFor(tariff, asking), asking.ahead)) continue;
    const offer = offerOf(book, tariff, measured, asking);
    const known = best.get(tariff.carClassId);
    if (offer !== undefined && (known === undefined || isCheaper(offer, known))) best.set(tariff.carClassId, offer);
  }
  return [...best.values()].sort((a, b) => a.price.amount - b.price.amount || a.carClass.id - b.carClass.id);
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

/** Prices a ride by one tariff; undefined when the tariff does not serve the ride or the currency cannot be converted. */
export function offerOf(
  book: CompiledBook,
  tariff: BookTariff,
  { start, startZones, finishZones, ride }: MeasuredRide,
  asking: RideAsking,
  supposed: SupposedTime = {},
): Offer | undefined {
  const { pickup, currency } = asking;
  const date = tariffDay(asking);
  const carClass = book.classes.get(tariff.carClassId);
  const provider = book.providers.get(tariff.providerId);
  const rateMicro = book.rate(tariff.currency, currency);
  if (!carClass || !provider || rateMicro === undefined) return undefined;
  if (pickup !== null && book.isBlackedOut(tariff, startZones, date)) return undefined;
  const isFastRide = supposed.shortNotice === true || isFastRideTime(noticeFor(tariff, asking), asking.ahead);
  const fare = book.fareFor(tariff, startZones, finishZones, date) ?? null;
  // Only the operator knows about ferries: a ride across open water needs a fixed fare.
  if (ride.atSea === true || (ride.noRoad === true && fare === null)) return undefined;
  const partnerPercent = book.partner(asking.userHint)?.percent ?? 0;
  const price = priceRide(
    {
      tariff,
      fare,
      rules: book
        .rulesFor(tariff, startZones, finishZones)
        .map((rule) => (rule === supposed.rule ? { ...rule, time: null } : rule)),
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
  // A price of zero or less is a mistake in the rules, so the ride is not offered.
  if (quoted.amount <= 0) return undefined;
  const stop = Math.max(0, tariff.stopFee + percentOf(tariff.stopFee, partnerPercent));
  const sums = { currency: tariff.currency, amount: price.amount, stop };
  const { terms } = tariff;
  return { tariff, carClass, provider, currency, rateMicro, step, price: quoted, sums, isFastRide, terms };
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
