import { endKind } from "#domain/places/place-kind.ts";
import { isTooSoon } from "#domain/prices/fast-ride.ts";
import { rentPrice } from "#domain/prices/rent-price.ts";
import { chargedHours, rentRates } from "#domain/prices/rent-rates.ts";
import { rentTerms } from "#domain/prices/rent-terms.ts";
import type { BookTariff } from "#domain/tariffs/tariff-book.ts";
import { HOUR_SECONDS } from "#domain/values/hour-seconds.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import type { Zones } from "#server/modules/prices/book/zones.ts";
import {
  isCheaper,
  tariffDay,
  type MeasuredRide,
  type Offer,
  type Rent,
  type RideAsking,
} from "#server/modules/prices/offer/offer.ts";

/** The finish of a rent is unknown, so rules that name a finish do not apply. */
export const NO_FINISH: Zones = { keys: [] };

/** One class for rent, before it becomes a quote. */
export interface RentOffer extends Offer {
  readonly rent: Rent;
}

/** The start of a rent. */
export type RentStart = Pick<MeasuredRide, "start" | "startZones">;

/** The details of a rent request. */
export interface RentAsking extends RideAsking {
  readonly rentSeconds: number;
}

/** Prices a rent by every tariff that has one and keeps the cheapest offer of each class, cheapest class first. */
export function rentOffers(book: CompiledBook, from: RentStart, asking: RentAsking): readonly RentOffer[] {
  const best = new Map<number, RentOffer>();
  for (const tariff of book.tariffsFor(from.startZones, tariffDay(asking))) {
    if (isTooSoon({ ...tariff, fastRide: null }, asking.ahead)) continue;
    const offer = rentOffer(book, tariff, from, asking);
    const known = best.get(tariff.carClassId);
    if (offer !== undefined && (known === undefined || isCheaper(offer, known))) best.set(tariff.carClassId, offer);
  }
  return [...best.values()].sort((a, b) => a.price.amount - b.price.amount || a.carClass.id - b.carClass.id);
}

/** Prices a rent by one tariff; undefined when it has no rent or no car that day, or the currency cannot be converted. */
export function rentOffer(
  book: CompiledBook,
  tariff: BookTariff,
  { start, startZones }: RentStart,
  asking: RentAsking,
): RentOffer | undefined {
  const { currency, pickup, rentSeconds } = asking;
  const date = tariffDay(asking);
  const carClass = book.classes.get(tariff.carClassId);
  const provider = book.providers.get(tariff.providerId);
  const rateMicro = book.rate(tariff.currency, currency);
  if (!tariff.rent || !carClass || !provider || rateMicro === undefined) return undefined;
  if (pickup !== null && book.isBlackedOut(tariff, startZones, date)) return undefined;
  const partnerPercent = book.partner(asking.userHint)?.percent ?? 0;
  const rules = book.rulesFor(tariff, startZones, NO_FINISH);
  const hours = chargedHours(rentSeconds, tariff.rent.minimumHours);
  const priceOf = (asked: number) =>
    rentPrice(tariff, rules, {
      seconds: asked * HOUR_SECONDS,
      startKind: endKind(start.kind),
      startZones: startZones.keys,
      pickup,
      date,
      partnerPercent,
    });
  // The requested hours and the top-up to the minimum are two lines of the price.
  const price = priceOf(chargedHours(rentSeconds, 0));
  const withOneMore = priceOf(hours + 1);
  if (price === undefined || withOneMore === undefined) return undefined;
  const [from, step] = [tariff.currency, book.step(currency)];
  const money = { from, to: currency, rateMicro, step };
  const { amount, lines, perHour } = rentRates(price, withOneMore, hours, money);
  // A price of zero or less is a mistake in the rules, so the rent is not offered.
  if (amount <= 0 || perHour <= 0) return undefined;
  const rent = { seconds: hours * HOUR_SECONDS, perHour };
  // The car goes where the traveller says, so a rent does not charge for stops.
  const hour = withOneMore.amount - price.amount;
  const sums = { currency: from, amount: price.amount, stop: 0, rent: { hour, hours } };
  const sold = { tariff, carClass, provider, currency, rateMicro, step, sums };
  const more = rentTerms(tariff.rent, hours, money);
  const terms = more === undefined ? tariff.terms : { ...tariff.terms, rent: more };
  return { ...sold, price: { amount, lines }, isFastRide: false, terms, rent };
}
