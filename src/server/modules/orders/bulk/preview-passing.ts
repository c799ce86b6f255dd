import type { PassingProviderView } from "#contract/operator/bulk/preview-pass-trips.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { findTripProviders } from "#server/modules/orders/staff/find-trip-providers.ts";
import { findOrderIds } from "#server/modules/orders/store/order-ids.repository.ts";

/** Who may drive several trips: each provider with what their own tariffs ask for those that they serve, beside what these were sold for (OPS-27). */
export async function previewPassing(
  orders: Orders,
  tripIds: readonly number[],
  locale: Locale,
): Promise<PassingProviderView[]> {
  const orderIds = await findOrderIds(orders.db, tripIds);
  const found = new Map<number, PassingProviderView>();
  // One after the other: other calls are served in between.
  for (const tripId of tripIds) {
    const { providers, currency, sold } = await findTripProviders(
      orders,
      { orderId: orderIds.get(tripId) ?? 0, tripId },
      locale,
    );
    for (const { id, name, price, is_driving: isDriving, without } of providers) {
      const one = found.get(id) ?? { id, name, drives: 0, served: [], unserved: 0, lacking: 0 };
      found.set(id, one);
      if (isDriving) one.drives++;
      if (without.length > 0) one.lacking++;
      if (price === null) {
        one.unserved++;
        continue;
      }
      const same = one.served.find((sum) => sum.currency === currency);
      if (same === undefined) one.served.push({ currency, trips: 1, sold, own: price });
      else Object.assign(same, { trips: same.trips + 1, sold: added(same.sold, sold), own: added(same.own, price) });
    }
  }
  return [...found.values()];
}

/** Sums of whole units with three digits at most, added exactly. */
const added = (one: number, other: number): number => Math.round((one + other) * 1000) / 1000;
