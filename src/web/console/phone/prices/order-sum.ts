import type { NewPrice } from "#contract/prices/bonus.ts";
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
  /** Equal cars on each way. */
  readonly cars: number;
  /** What the certificate takes off; nothing without one. */
  readonly off: number;
  readonly total: number;
}

/** Adds up an order as the server does: rides, stops on the way there, and services on each way. */
export function orderSum(
  there: PriceItem,
  back: PriceItem | undefined,
  draft: Pick<PhoneDraft, "party" | "services" | "stops" | "cars">,
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
    cars: draft.cars,
    off: 0,
    total: toMajor(total * draft.cars, currency),
  };
}

/** The trips of an order as they are sent: each way with all its cars. */
export function sumTrips({ rides, cars }: Pick<OrderSum, "rides" | "cars">) {
  return rides.flatMap((price, way) => Array.from({ length: cars }, (_, car) => ({ price, way, car })));
}

/** The sum after a certificate, as the server reckons it for each trip. */
export function sumWith(sum: OrderSum, taken: readonly NewPrice[]): OrderSum {
  const { currency } = sum;
  if (!isCurrency(currency)) return sum;
  const all = (part: (one: NewPrice) => number) =>
    toMajor(
      taken.reduce((minor, one) => minor + Math.round(part(one) * 10 ** CURRENCY_DIGITS[currency]), 0),
      currency,
    );
  return { ...sum, off: all((one) => one.repayment_price), total: all((one) => one.restated_cost) };
}
