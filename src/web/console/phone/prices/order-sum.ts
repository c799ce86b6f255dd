import type { PriceItem } from "#contract/prices/prices.ts";
import { orderedServices, type OrderedService } from "#domain/booking/ordered-services.ts";
import { tripTotal } from "#domain/prices/trip-total.ts";
import { CURRENCY_DIGITS, isCurrency, toMajor } from "#domain/values/money.ts";
import type { PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";

/** What an order costs, in whole units of its currency. */
export interface OrderSum {
  readonly currency: string;
  /** The ride there, and the ride back. */
  readonly rides: readonly PriceItem[];
  readonly stops: { readonly count: number; readonly sum: number };
  /** Of one trip. */
  readonly services: readonly OrderedService[];
  readonly total: number;
}

/** Adds up an order as the server does: rides, stops on the way there, and services on each way. */
export function orderSum(
  there: PriceItem,
  back: PriceItem | undefined,
  draft: Pick<PhoneDraft, "party" | "services" | "stops">,
): OrderSum {
  const { currency } = there;
  if (!isCurrency(currency)) throw new Error(`Prices in "${currency}" cannot be shown.`);
  const minor = (amount: number) => Math.round(amount * 10 ** CURRENCY_DIGITS[currency]);
  const count = draft.stops.filter((stop) => stop !== null).length;
  const services = orderedServices(there, draft);
  const extra = services.filter(({ isIncluded }) => !isIncluded).map(({ price, count: of }) => minor(price) * of);
  const stop = minor(there.price_subaddress);
  const rides = back === undefined ? [there] : [there, back];
  const total = rides.reduce(
    (sum, { price }, way) =>
      sum + tripTotal({ ride: minor(price), stop, stops: way === 0 ? count : 0, services: extra }),
    0,
  );
  return {
    currency,
    rides,
    stops: { count, sum: toMajor(stop * count, currency) },
    services,
    total: toMajor(total, currency),
  };
}
