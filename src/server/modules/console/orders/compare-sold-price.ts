import type { ComparedPrice } from "#contract/console/tester/compare-sold-price.ts";
import type { Locale } from "#domain/values/locale.ts";
import { findSoldTrip } from "#server/modules/console/orders/order-page.repository.ts";
import { type Orders, quoteOfTrip } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** What was asked: a trip, or a price that was shown. */
interface SoldAsked {
  readonly tripId: number | undefined;
  readonly priceId: number | undefined;
}

/** The stored price of a trip, or a shown price, beside what the book in force gives it. */
export async function compareSoldPrice(
  { db, prices }: Pick<Orders, "db" | "prices">,
  { tripId, priceId }: SoldAsked,
  locale: Locale,
): Promise<ComparedPrice> {
  const trip = tripId === undefined && priceId === undefined ? undefined : await findSoldTrip(db, { tripId, priceId });
  const quote = trip && quoteOfTrip(trip);
  if (trip !== undefined && quote !== undefined) {
    const compared = await prices.compareWithToday(quote, trip.pickup_local.slice(0, 16), locale);
    return { order_id: trip.order_id, trip_id: trip.trip_id, ...compared };
  }
  if (tripId !== undefined || priceId === undefined) throw new Refusal("order-unknown");
  const compared = await prices.compareShownPrice(priceId, locale);
  if (compared === undefined) throw new Refusal("price-unknown");
  return { order_id: null, trip_id: null, ...compared };
}
