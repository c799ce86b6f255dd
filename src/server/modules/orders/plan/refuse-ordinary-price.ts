import type { TripRequest } from "#domain/orders/order-request.ts";
import { parseLocalTime } from "#domain/values/local-time.ts";
import { toMajor } from "#domain/values/money.ts";
import { judgeFastRide } from "#server/modules/booking/index.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import type { UsableQuote } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * Old clients mark a ride at short notice but order it by the price for any time, which is not sold at such notice. They get
 * the price of that time and the number to order it by; nobody pays more than they have seen.
 */
export async function refuseOrdinaryPrice(
  { prices, clock }: Pick<Orders, "prices" | "clock">,
  trips: readonly TripRequest[],
  usable: readonly UsableQuote[],
): Promise<void> {
  for (const [index, { fastRide, pickup: text }] of trips.entries()) {
    const sold = usable[index];
    const pickup = parseLocalTime(text);
    if (!fastRide || sold === undefined || sold.quote.isFastRide || pickup === undefined) continue;
    if (!(await judgeFastRide({ prices, clock }, sold, { pickup, mayHave: true })).isPossible) continue;
    const quote = await prices.keptQuoteFor(sold, pickup);
    if (quote === undefined) continue;
    const { amount, currency } = sold.quote;
    throw new Refusal("price-changed", {
      details: {
        price_id: quote.priceId,
        old_price: toMajor(amount, currency),
        new_price: toMajor(quote.amount, currency),
        currency,
      },
    });
  }
}
