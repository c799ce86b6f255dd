import { quoteLife } from "#domain/prices/quote-life.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import type { CarClass } from "#domain/prices/car-class.ts";
import type { Place } from "#domain/places/place.ts";
import type { StoredService } from "#server/database/tables.ts";
import { offerOf } from "#server/modules/prices/offer.ts";
import type { Prices } from "#server/modules/prices/prices.ts";
import { findQuote } from "#server/modules/prices/price-quotes.repository.ts";
import type { Quote } from "#server/modules/prices/quote.ts";
import { toMajor } from "#domain/values/money.ts";
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
 * today's tariffs give the same sums, and never for somebody it was not made for.
 */
export async function usableQuote(prices: Prices, priceId: number, userHint: string | null): Promise<UsableQuote> {
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
  if (life === "recheck") await refuseChanged(prices, quote, start, finish);
  return { quote, start, finish, carClass };
}

async function refuseChanged(prices: Prices, quote: Quote, start: Place, finish: Place): Promise<void> {
  const from = parseGeoPoint(quote.startPoint);
  const to = parseGeoPoint(quote.finishPoint);
  const book = await prices.book();
  const tariff = book.tariffs.find((candidate) => candidate.id === quote.tariffId);
  if (!from || !to || !tariff) throw new Refusal("quote-expired", { details: { price_id: quote.priceId } });
  const ride = await prices.directions.route([from, to]);
  const today = offerOf(book, tariff, { start, finish, ride }, quote.currency);
  if (today === undefined) throw new Refusal("quote-expired", { details: { price_id: quote.priceId } });
  const same =
    today.price.amount === quote.amount &&
    today.stopAmount === quote.stopAmount &&
    servicePrices(today.services) === servicePrices(quote.services);
  if (same) return;
  throw new Refusal("price-changed", {
    details: {
      price_id: quote.priceId,
      old_price: toMajor(quote.amount, quote.currency),
      new_price: toMajor(today.price.amount, quote.currency),
      currency: quote.currency,
    },
  });
}

/** What the services of a quote cost; their names may be reworded meanwhile. */
function servicePrices(services: readonly StoredService[]): string {
  return services.map(({ id, amount, defaultInclude }) => `${id}:${amount}:${defaultInclude}`).join();
}
