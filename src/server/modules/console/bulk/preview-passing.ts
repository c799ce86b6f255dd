import type { PassingProviderView } from "#contract/console/bulk/preview-pass-trips.ts";
import { mergedProviders, type PassingProvider } from "#domain/orders/merged-providers.ts";
import type { Locale } from "#domain/values/locale.ts";
import { findOrderIds } from "#server/modules/console/bulk/order-ids.repository.ts";
import { findTripProviders } from "#server/modules/console/drivers/find-trip-providers.ts";
import { type Orders } from "#server/modules/orders/index.ts";

/** Who may drive several trips: each provider with what their own tariffs ask for those that they serve, beside what these were sold for. */
export async function previewPassing(
  orders: Orders,
  tripIds: readonly number[],
  locale: Locale,
): Promise<PassingProviderView[]> {
  const orderIds = await findOrderIds(orders.db, tripIds);
  const ofTrips: PassingProvider[][] = [];
  // One after the other: other calls are served in between.
  for (const tripId of tripIds) {
    const orderId = orderIds.get(tripId) ?? 0;
    const { providers, currency, sold } = await findTripProviders(orders, { orderId, tripId }, locale);
    ofTrips.push(
      providers.map(({ id, name, price, is_driving: isDriving, without }) => ({
        id,
        name,
        drives: Number(isDriving),
        served: price === null ? [] : [{ currency, trips: 1, sold, own: price }],
        unserved: Number(price === null),
        lacking: Number(without.length > 0),
      })),
    );
  }
  return mergedProviders(ofTrips);
}
