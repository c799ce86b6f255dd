import type { findTripProviders as findTripProvidersCall } from "#contract/console/drivers/trip-provider.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { drivingProvider, findOrderOfTrip, meantTrips, type Orders, soldQuote } from "#server/modules/orders/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Who may drive a trip: the providers of the book in force, each with what their own tariff would be, the cheapest first. */
export async function findTripProviders(
  orders: Orders,
  { orderId, tripId }: { readonly orderId: number; readonly tripId: number },
  locale: Locale,
): Promise<EndpointResult<typeof findTripProvidersCall>> {
  const order = await findOrderOfTrip(orders.db, orderId);
  if (order === undefined || order.order_id !== orderId) throw new Refusal("order-unknown");
  const [trip] = meantTrips(order, [tripId]);
  if (trip === undefined) throw new Refusal("order-unknown");
  const sold = await soldQuote(orders, trip);
  const { stops, services } = trip;
  const own =
    sold === undefined
      ? (await orders.prices.providers())
          .filter(({ deleted }) => !deleted)
          .map((provider) => ({ provider, amount: undefined, without: [] }))
      : await orders.prices.ownTariffs({
          ...sold,
          pickup: trip.pickup_local.slice(0, 16),
          stops: stops.length,
          services,
        });
  const driving = drivingProvider(trip);
  return {
    version: order.version,
    currency: order.currency,
    sold: toMajor(trip.amount + trip.discount_amount, order.currency),
    providers: own
      .toSorted(
        (one, other) => (one.amount ?? Infinity) - (other.amount ?? Infinity) || one.provider.id - other.provider.id,
      )
      .map(({ provider, amount, without }) => ({
        id: provider.id,
        name: nameIn(provider.name, locale),
        is_seller: provider.id === trip.provider_id,
        is_driving: provider.id === driving,
        price: amount === undefined ? null : toMajor(amount, order.currency),
        without: without.map((name) => nameIn(name, locale)),
      })),
  };
}
