import { endKind } from "#domain/places/place-kind.ts";
import { isTooSoon } from "#domain/prices/fast-ride.ts";
import type { HearRule } from "#domain/prices/fitting-rules.ts";
import { rentPrice } from "#domain/prices/rent-price.ts";
import { chargedHours, rentRates } from "#domain/prices/rent-rates.ts";
import { rentTerms } from "#domain/prices/rent-terms.ts";
import type { BookTariff } from "#domain/tariffs/tariff-book.ts";
import { HOUR_SECONDS } from "#domain/values/hour-seconds.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import type { Zones } from "#server/modules/prices/book/zones.ts";
import { tariffDay, type RideAsking } from "#server/modules/prices/offer/asking.ts";
import type { OfferWitness, Unsold } from "#server/modules/prices/offer/offer-witness.ts";
import { type MeasuredRide, type Offer, type Rent } from "#server/modules/prices/offer/offer.ts";
import { candidateRules, cheapestOffers } from "#server/modules/prices/offer/offers.ts";

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
export function rentOffers(
  book: CompiledBook,
  from: RentStart,
  asking: RentAsking,
  witness?: OfferWitness,
): readonly RentOffer[] {
  const tariffs = book.tariffsFor(from.startZones, tariffDay(asking), witness?.tariff);
  return cheapestOffers(tariffs, (tariff) => judgeRentTariff(book, tariff, from, asking, witness), witness);
}

/** What a tariff offers for hours, or why it offers nothing. */
export function judgeRentTariff(
  book: CompiledBook,
  tariff: BookTariff,
  from: RentStart,
  asking: RentAsking,
  witness?: OfferWitness,
): RentOffer | Unsold {
  if (isTooSoon({ ...tariff, fastRide: null }, asking.ahead)) return "too-soon";
  return judgeRent(book, tariff, from, asking, witness);
}

/** Prices a rent by one tariff; undefined when it has no rent or no car that day, or the currency cannot be converted. */
export function rentOffer(
  book: CompiledBook,
  tariff: BookTariff,
  from: RentStart,
  asking: RentAsking,
): RentOffer | undefined {
  const judged = judgeRent(book, tariff, from, asking);
  return typeof judged === "string" ? undefined : judged;
}

function judgeRent(
  book: CompiledBook,
  tariff: BookTariff,
  { start, startZones }: RentStart,
  asking: RentAsking,
  witness?: OfferWitness,
): RentOffer | Unsold {
  const { currency, pickup, rentSeconds } = asking;
  const date = tariffDay(asking);
  const carClass = book.classes.get(tariff.carClassId);
  const provider = book.providers.get(tariff.providerId);
  const rateMicro = book.rate(tariff.currency, currency);
  if (!tariff.rent) return "no-rent";
  if (!carClass || !provider || rateMicro === undefined) return "no-rate";
  if (pickup !== null && book.isBlackedOut(tariff, startZones, date)) return "blackout";
  const partnerPercent = book.partner(asking.userHint)?.percent ?? 0;
  const rules = candidateRules(book, tariff, { startZones, finishZones: NO_FINISH }, witness);
  const hours = chargedHours(rentSeconds, tariff.rent.minimumHours);
  const priceOf = (asked: number, hearRule?: HearRule) =>
    rentPrice(
      tariff,
      rules,
      {
        seconds: asked * HOUR_SECONDS,
        startKind: endKind(start.kind),
        startZones: startZones.keys,
        pickup,
        date,
        partnerPercent,
      },
      hearRule,
    );
  // The requested hours and the top-up to the minimum are two lines of the price.
  const price = priceOf(chargedHours(rentSeconds, 0), witness && ((...heard) => witness.rule(tariff, ...heard)));
  const withOneMore = priceOf(hours + 1);
  if (price === undefined || withOneMore === undefined) return "no-rent";
  const [from, step] = [tariff.currency, book.step(currency)];
  const money = { from, to: currency, rateMicro, step };
  const { amount, lines, perHour } = rentRates(price, withOneMore, hours, money);
  // A price of zero or less is a mistake in the rules, so the rent is not offered.
  if (amount <= 0 || perHour <= 0) return "no-sum";
  const rent = { seconds: hours * HOUR_SECONDS, perHour };
  // The car goes where the traveller says, so a rent does not charge for stops.
  const hour = withOneMore.amount - price.amount;
  const sums = { currency: from, amount: price.amount, stop: 0, rent: { hour, hours } };
  const sold = { tariff, carClass, provider, currency, rateMicro, step, sums };
  const more = rentTerms(tariff.rent, hours, money);
  const terms = more === undefined ? tariff.terms : { ...tariff.terms, rent: more };
  return { ...sold, price: { amount, lines }, isFastRide: false, terms, rent };
}
