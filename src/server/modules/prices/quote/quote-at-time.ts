import { isAgreedPrice } from "#domain/prices/agreed-price.ts";
import type { BookTariff } from "#domain/tariffs/tariff-book.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { toMajor } from "#domain/values/money.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { askedWhen, tariffDay, type RideAsking } from "#server/modules/prices/offer/asking.ts";
import { endZones, measureRide } from "#server/modules/prices/offer/measure-ride.ts";
import { offeredServices, sellersTariff, stopAmount } from "#server/modules/prices/offer/offer.ts";
import { offerOf } from "#server/modules/prices/offer/offers.ts";
import { rentOffer } from "#server/modules/prices/offer/rent-offer.ts";
import type { Quote, UsableQuote } from "#server/modules/prices/quote/quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";

type When = Pick<RideAsking, "pickup" | "nowLocal" | "ahead">;
type Placed = Pick<UsableQuote, "quote" | "start" | "finish">;

/** A provider's tariff on a day, and whether that day is blacked out. */
export interface TariffOfDay {
  readonly tariff: BookTariff;
  readonly isBlackedOut: boolean;
}

/** The sums that the book in force gives for the ride of a quote. */
type Sums = Pick<Quote, "amount" | "stopAmount" | "services">;

/** The tariff that the provider of a quote uses for its class on the day of a pick-up. */
export async function tariffOn(
  prices: PricesStation,
  { quote, start }: Pick<UsableQuote, "quote" | "start">,
  pickup: LocalTime,
): Promise<TariffOfDay | undefined> {
  const point = parseGeoPoint(quote.startPoint);
  if (point === undefined) return undefined;
  const book = await prices.book();
  const zones = endZones(prices, book, { place: start, point });
  const date = pickup.slice(0, 10);
  const tariff = sellersTariff(book, zones, date, quote);
  return tariff && { tariff, isBlackedOut: book.isBlackedOut(tariff, zones, date) };
}

/**
 * Why a quote cannot be ordered for a pick-up: nobody drives that day, or the ride costs something else. A quote for any time
 * is valid on every day with the same tariffs, fares and rules as the day it was made; a quote for one time is valid for
 * another time at the same price (decision 0014).
 */
export async function refusalAt(
  prices: PricesStation,
  usable: Placed,
  pickup: LocalTime,
): Promise<Refusal | undefined> {
  const { quote } = usable;
  const sold = await tariffOn(prices, usable, pickup);
  if (sold?.isBlackedOut === true) {
    return new Refusal("time-refused", { details: { reason: "blackout" } });
  }
  if (isAgreedPrice(quote.lines)) return undefined;
  if (quote.pickup === null) return refusalOnDay(prices, usable, pickup);
  return pickup === quote.pickup ? undefined : changedPrice(prices, usable, pickup);
}

/** Why a quote no longer applies at a time, or at its own time when none is given: the book in force gives other sums. */
export async function changedPrice(
  prices: PricesStation,
  usable: Placed,
  pickup: LocalTime | null = usable.quote.pickup,
): Promise<Refusal | undefined> {
  const { quote, start } = usable;
  const asked = quote.pickup === null ? null : pickup;
  const today = await sumsOf(prices, usable, askedWhen(asked, start.zone, prices.clock()));
  if (today === undefined) return new Refusal("quote-expired", { details: { price_id: quote.priceId } });
  return isSame(today, quote) ? undefined : otherPrice(quote, today);
}

/**
 * Compares two days of the book in force rather than that book with the quote: a new book never changes a quoted price, but a
 * discount that ends on Sunday does not apply on Monday.
 */
async function refusalOnDay(prices: PricesStation, usable: Placed, pickup: LocalTime): Promise<Refusal | undefined> {
  const { quote, start } = usable;
  const quotedOn = toLocalTime(quote.quotedAt, start.zone);
  if (tariffDay({ pickup, nowLocal: quotedOn }) === tariffDay({ pickup: null, nowLocal: quotedOn })) return undefined;
  const [then, onTheDay] = await Promise.all(
    [quotedOn, pickup].map((nowLocal) => sumsOf(prices, usable, { pickup: null, nowLocal, ahead: null })),
  );
  if (then === undefined || (onTheDay !== undefined && isSame(then, onTheDay))) return undefined;
  if (onTheDay === undefined) return new Refusal("time-refused", { details: { reason: "not-sold" } });
  return otherPrice(quote, onTheDay);
}

/** The sums that the book in force gives for the ride of a quote at a time; undefined where nobody sells it then. */
export async function sumsAt(prices: PricesStation, placed: Placed, pickup: LocalTime): Promise<Sums | undefined> {
  return sumsOf(prices, placed, askedWhen(pickup, placed.start.zone, prices.clock()));
}

async function sumsOf(prices: PricesStation, placed: Placed, when: When): Promise<Sums | undefined> {
  const { quote } = placed;
  const from = parseGeoPoint(quote.startPoint);
  const to = parseGeoPoint(quote.finishPoint);
  if (!from || !to) return undefined;
  const ends = [
    { place: placed.start, point: from },
    { place: placed.finish, point: to },
  ] as const;
  const book = await prices.book();
  const { currency, userHint, isWayBack, rent } = quote;
  const asking = { currency, userHint, isWayBack, ...when };
  const startZones = endZones(prices, book, ends[0]);
  const tariff = sellersTariff(book, startZones, tariffDay(asking), quote);
  if (tariff === undefined) return undefined;
  if (rent !== undefined) {
    const start = { start: placed.start, startZones };
    const offer = rentOffer(book, tariff, start, { ...asking, rentSeconds: rent.seconds });
    return offer && { amount: offer.price.amount, stopAmount: 0, services: offeredServices(book, offer) };
  }
  const offer = offerOf(book, tariff, await measureRide(prices, book, ...ends), asking);
  return offer && { amount: offer.price.amount, stopAmount: stopAmount(offer), services: offeredServices(book, offer) };
}

function isSame(one: Sums, other: Sums): boolean {
  return (
    one.amount === other.amount &&
    one.stopAmount === other.stopAmount &&
    servicePrices(one.services) === servicePrices(other.services)
  );
}

/** The prices of the services without their names, which may be reworded. */
function servicePrices(services: Quote["services"]): string {
  return services.map(({ id, amount, defaultInclude }) => `${id}:${amount}:${defaultInclude}`).join();
}

function otherPrice(quote: Quote, { amount }: Sums): Refusal {
  const { priceId, currency } = quote;
  return new Refusal("price-changed", {
    details: {
      price_id: priceId,
      old_price: toMajor(quote.amount, currency),
      new_price: toMajor(amount, currency),
      currency,
    },
  });
}
