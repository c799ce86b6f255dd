import type { ChangedFields } from "#domain/orders/trip-change.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { quoteOfTrip } from "#server/modules/orders/store/quote-of-trip.ts";
import { NAMELESS, type UsableQuote } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";

/** The quote that a trip was sold by, with its places and class; undefined when it can no longer be priced. */
export async function soldQuote({ prices, gazetteer }: Orders, trip: StoredTrip): Promise<UsableQuote | undefined> {
  const quote = quoteOfTrip(trip);
  const start = gazetteer.byNumber(trip.start_place);
  const finish = gazetteer.byNumber(trip.finish_place);
  const sold = quote && (await prices.soldBy(quote));
  return quote && start && finish && sold ? { quote, start, finish, carClass: sold.carClass } : undefined;
}

/**
 * Finds the quote for a changed trip: a new one that the change names, for the same places; otherwise the one it was sold by,
 * priced again only if the new time costs something else.
 */
export async function quoteForChange(
  orders: Orders,
  order: StoredOrder,
  trip: StoredTrip,
  { change, sold }: { readonly change: ChangedFields; readonly sold: UsableQuote },
): Promise<UsableQuote> {
  const { prices } = orders;
  const pickup = parseLocalTime(change.pickup ?? trip.pickup_local);
  if (pickup === undefined) throw new Refusal("time-malformed");
  const named = change.price === undefined ? undefined : await prices.priceIdOf(change.price);
  if (named !== undefined && named !== trip.price_id) {
    const usable = await prices.usableQuote(named, NAMELESS, pickup);
    const { startPlace, finishPlace, currency } = usable.quote;
    if (startPlace !== trip.start_place || finishPlace !== trip.finish_place) throw new Refusal("places-differ");
    if (currency !== order.currency) throw new Refusal("currency-mismatch");
    return prices.quoteAtRateOf(usable, { userHint: order.user_hint, pickup });
  }
  if (pickup === trip.pickup_local.slice(0, 16)) return sold;
  const refusal = await prices.refusalAt(sold, pickup);
  if (refusal === undefined) return sold;
  if (refusal.code !== "price-changed") throw refusal;
  const quote = await prices.quoteAgain(sold, pickup);
  if (quote === undefined) throw new Refusal("time-refused", { details: { reason: "not-sold" } });
  return { ...sold, quote };
}
