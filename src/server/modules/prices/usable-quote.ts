import { quoteLife } from "#domain/prices/quote-life.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { Place } from "#domain/places/place.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { toMajor } from "#domain/values/money.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import type { StoredService } from "#server/database/tables.ts";
import type { CompiledBook } from "#server/modules/prices/compiled-book.ts";
import { endZones, measureRide } from "#server/modules/prices/measure-ride.ts";
import { offeredServices, offerOf, sellersTariff, stopAmount, tariffDay } from "#server/modules/prices/offer.ts";
import type { Prices } from "#server/modules/prices/prices.ts";
import { findQuote } from "#server/modules/prices/price-quotes.repository.ts";
import type { Quote } from "#server/modules/prices/quote.ts";
import { Refusal } from "#server/refusal.ts";

/** A quote that may be ordered now, with its places and car class. */
export interface UsableQuote {
  readonly quote: Quote;
  readonly start: Place;
  readonly finish: Place;
  readonly carClass: CarClass;
}

/**
 * Finds a quote and makes sure that its price may still be charged (T-11): within its life as it is, after that only when
 * today's tariffs give the same sums, and never for somebody it was not made for. A quote for no time holds for any time; one
 * for a time holds for another time of the same price (decision 0014).
 */
export async function usableQuote(
  prices: Prices,
  priceId: number,
  userHint: string | null,
  pickup?: LocalTime,
): Promise<UsableQuote> {
  const quote = await findQuote(prices.db, priceId);
  if (quote === undefined) throw new Refusal("quote-unknown");
  if (userHint !== null && quote.userHint !== null && quote.userHint !== userHint) throw new Refusal("quote-foreign");
  const life = quoteLife(quote.quotedAt, prices.clock());
  if (life === "expired") throw new Refusal("quote-expired", { details: { price_id: priceId } });
  const book = await prices.book();
  const start = prices.gazetteer.byNumber(quote.startPlace);
  const finish = prices.gazetteer.byNumber(quote.finishPlace);
  const carClass = book.classes.get(quote.carClassId);
  if (!start || !finish || !carClass) throw new Refusal("quote-unknown");
  const usable = { quote, start, finish, carClass };
  const isOtherTime = pickup !== undefined && quote.pickup !== null && pickup !== quote.pickup;
  if (pickup !== undefined && isBlackedOut(prices, book, usable, pickup)) {
    throw new Refusal("time-refused", { details: { reason: "blackout" } });
  }
  if (life === "recheck" || isOtherTime) {
    await refuseChanged(prices, book, usable, isOtherTime ? pickup : quote.pickup);
  }
  return usable;
}

/** Whether the provider of a quote takes no rides on the day of a pick-up. */
export async function isOnBlackoutDate(prices: Prices, usable: UsableQuote, pickup: LocalTime): Promise<boolean> {
  return isBlackedOut(prices, await prices.book(), usable, pickup);
}

function isBlackedOut(
  prices: Prices,
  book: CompiledBook,
  { quote, start }: Pick<UsableQuote, "quote" | "start">,
  pickup: LocalTime,
): boolean {
  const point = parseGeoPoint(quote.startPoint);
  if (point === undefined) return false;
  const zones = endZones(prices, book, { place: start, point });
  const nowLocal = toLocalTime(prices.clock(), start.zone);
  const tariff = sellersTariff(book, zones, tariffDay({ pickup, nowLocal }), quote);
  return tariff !== undefined && book.isBlackedOut(tariff, zones, pickup.slice(0, 10));
}

async function refuseChanged(
  prices: Prices,
  book: CompiledBook,
  { quote, start, finish }: UsableQuote,
  pickup: LocalTime | null,
): Promise<void> {
  const from = parseGeoPoint(quote.startPoint);
  const to = parseGeoPoint(quote.finishPoint);
  const expired = new Refusal("quote-expired", { details: { price_id: quote.priceId } });
  // A rent is priced by its hours and not by a way; asking again costs its client one call.
  if (!from || !to || quote.rent !== undefined) throw expired;
  const measured = await measureRide(prices, book, { place: start, point: from }, { place: finish, point: to });
  const { currency, userHint, isWayBack } = quote;
  const asking = { currency, userHint, isWayBack, pickup, nowLocal: toLocalTime(prices.clock(), start.zone) };
  const tariff = sellersTariff(book, measured.startZones, tariffDay(asking), quote);
  const today = tariff && offerOf(book, tariff, measured, asking);
  if (today === undefined) throw expired;
  const same =
    today.price.amount === quote.amount &&
    stopAmount(today) === quote.stopAmount &&
    servicePrices(offeredServices(book, today)) === servicePrices(quote.services);
  if (same) return;
  throw new Refusal("price-changed", {
    details: {
      price_id: quote.priceId,
      old_price: toMajor(quote.amount, currency),
      new_price: toMajor(today.price.amount, currency),
      currency,
    },
  });
}

/** What the services of a quote cost; their names may be reworded meanwhile. */
function servicePrices(services: readonly StoredService[]): string {
  return services.map(({ id, amount, defaultInclude }) => `${id}:${amount}:${defaultInclude}`).join();
}
