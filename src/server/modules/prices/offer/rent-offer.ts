import { endKind } from "#domain/places/place-kind.ts";
import { isTooSoon } from "#domain/prices/fast-ride.ts";
import { rentPrice } from "#domain/prices/rent-price.ts";
import { chargedHours, rentRates } from "#domain/prices/rent-rates.ts";
import type { BookTariff } from "#domain/tariffs/tariff-book.ts";
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

const HOUR_SECONDS = 3600;

/** Nobody knows where a rent will go: a rule that asks for a finish does not meet it. */
const NO_FINISH: Zones = { keys: [] };

/** One class for rent before it is quoted. */
export interface RentOffer extends Offer {
  readonly rent: Rent;
}

/** Where a rent begins. */
export type RentStart = Pick<MeasuredRide, "start" | "startZones">;

/** How a rent is asked for. */
export interface RentAsking extends RideAsking {
  readonly rentSeconds: number;
}

/** Prices a rent by every tariff that has one: the cheapest offer of each class, cheapest class first. */
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

/** Prices a rent by one tariff; undefined when the tariff has no rent, no car that day, or no rate leads to the currency. */
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
  // The hours asked and those missing to the minimum are two lines of the price.
  const price = priceOf(chargedHours(rentSeconds, 0));
  const withOneMore = priceOf(hours + 1);
  if (price === undefined || withOneMore === undefined) return undefined;
  const [from, step] = [tariff.currency, book.step(currency)];
  const { amount, lines, perHour } = rentRates(price, withOneMore, hours, { from, to: currency, rateMicro, step });
  // Rules that take everything off are a slip of the pen: nobody drives for nothing.
  if (amount <= 0 || perHour <= 0) return undefined;
  const rent = { seconds: hours * HOUR_SECONDS, perHour };
  // The car goes where the traveller says: there are no stops to pay for.
  const hour = withOneMore.amount - price.amount;
  const sums = { currency: from, amount: price.amount, stop: 0, rent: { hour, hours } };
  const sold = { tariff, carClass, provider, currency, rateMicro, step, sums };
  return { ...sold, price: { amount, lines }, isFastRide: false, rent };
}
