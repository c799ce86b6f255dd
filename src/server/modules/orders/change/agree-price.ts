import type { Transaction } from "kysely";
import { letOffPercent, mayLetOff } from "#domain/accounts/staff-limits.ts";
import { toldSums } from "#domain/accounts/told-sums.ts";
import { isOff } from "#domain/orders/trip-state.ts";
import { agreedPrice, tariffPrice } from "#domain/prices/agreed-price.ts";
import type { Locale } from "#domain/values/locale.ts";
import { fromMajor } from "#domain/values/money.ts";
import type { Deed } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import type { Staff } from "#server/http/operator/staff-of.ts";
import { meantTrips, seenOrder, type Seen } from "#server/modules/orders/access/seen-order.ts";
import { planChange, refuseOtherPrice } from "#server/modules/orders/change/plan-change.ts";
import { saveTrip } from "#server/modules/orders/change/save-trip.ts";
import { refuseChange } from "#server/modules/orders/change/why-closed.ts";
import { agreeTrips } from "#server/modules/orders/confirm/agree-trips.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { insertEntries } from "#server/modules/orders/store/entries.repository.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { quoteOfTrip } from "#server/modules/orders/store/quote-of-trip.ts";
import { planUnpaid } from "#server/modules/orders/unpaid/plan-unpaid.ts";
import { Refusal } from "#server/refusal.ts";

/** Which price is agreed on, in whole units, why, and what was shown before. */
export interface Agreeing extends Seen {
  readonly tripId: number;
  readonly price: number;
  /** Empty in a preview. */
  readonly reason: string;
  /** The price of the trip, in whole units; undefined in a preview. */
  readonly expectedTotal: number | undefined;
  readonly locale: Locale;
}

/** What an agreed price came to, and what is kept of the deed; the tariff's price in minor units. */
export interface Agreed {
  readonly before: { readonly order: StoredOrder; readonly trip: StoredTrip };
  readonly after: { readonly order: StoredOrder; readonly trip: StoredTrip };
  readonly tariff: number;
  readonly deed: Deed;
}

/**
 * Puts one line "agreed price" in place of the lines of a ride; its stops and services stay lines, and its terms stay. How far
 * it may go from the tariff's price is a limit of whoever agrees on it.
 */
export async function agreePrice(
  trx: Transaction<Tables>,
  orders: Orders,
  { tripId, price, reason, expectedTotal, locale, ...seen }: Agreeing,
  { author, role }: Pick<Staff, "author" | "role">,
): Promise<Agreed> {
  const order = await seenOrder(trx, seen);
  const [trip] = meantTrips(order, [tripId]);
  if (trip === undefined || isOff(trip.state)) throw new Refusal("trip-ended");
  const amount = fromMajor(price, order.currency);
  if (amount === undefined) throw new Refusal("malformed", { words: { where: "price" } });
  const quote = quoteOfTrip(trip);
  if (quote === undefined) throw refuseChange("unknown-quote", locale);
  const tariff = tariffPrice(quote);
  if (!mayLetOff(role, { price: tariff, off: amount - tariff }, orders.limits)) {
    throw new Refusal("agreed-limit", { words: { percent: letOffPercent(role, orders.limits) } });
  }
  const agreedTrip = { ...trip, quote: { ...quote, ...agreedPrice(amount, tariff) } };
  const plan = await planChange(
    { ...orders, db: trx },
    order,
    agreedTrip,
    { fields: { start: {}, finish: {}, allowances: {} } },
    locale,
  );
  if (plan.amount === trip.amount && amount === quote.amount) throw new Refusal("nothing-to-change");
  if (expectedTotal !== undefined) refuseOtherPrice(order, trip, plan, expectedTotal);
  const at = new Date(orders.clock());
  const saved = await saveTrip(trx, { order, trip }, plan, { author, at });
  const moved = { kind: "change", amount: saved.order.amount - order.amount, tripId, author } as const;
  await insertEntries(trx, order, [moved], at);
  await planUnpaid(trx, saved.order, orders.unpaid, at);
  const agreed = await agreeTrips(trx, saved.order, at);
  const subject = { kind: "order", id: order.order_id } as const;
  const changed = { time: false, ride: true, details: false };
  await recordEvent(trx, { name: "order.changed", subject, at, body: { tripId, changed, by: author } });
  return {
    before: { order, trip },
    after: { order: agreed, trip: agreed.trips.find((one) => one.trip_id === tripId) ?? saved.trip },
    tariff,
    deed: {
      subject,
      before: { trip: tripId, ...toldSums({ price: trip.amount }, order.currency) },
      after: { price, ...toldSums({ tariff }, order.currency), currency: order.currency },
      reason,
    },
  };
}
