import { orderedServices, type OrderedService } from "#domain/booking/ordered-services.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { carTrips } from "#web/trip/cars/car-trips.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { addSums } from "#web/trip/trip-price.ts";

/** How the cost of an order is told: its services, each counted over all trips, what a certificate takes off, and who drives when. */
export type OrderLines = {
  readonly services: readonly (OrderedService & { readonly sum: number })[];
  readonly covered: number;
  /** The ride of each trip, by its index. */
  readonly ways: readonly number[];
};

/** Adds up the services and the certificate of all trips, in wire units. */
export function orderLines(offer: PickedOffer, draft: TripDraft): OrderLines {
  const { currency } = offer.price;
  const trips = carTrips(offer, draft);
  const services = new Map<number, OrderedService>();
  for (const service of trips.flatMap((trip) => orderedServices(offer.price, trip.draft))) {
    services.set(service.id, { ...service, count: service.count + (services.get(service.id)?.count ?? 0) });
  }
  return {
    services: [...services.values()].map((one) => ({ ...one, sum: timesSum(one.price, one.count, currency) })),
    covered: (offer.certified ?? []).reduce((sum, { repayment_price: off }) => addSums(sum, off, currency), 0),
    ways: trips.map(({ way }) => way),
  };
}

/** An amount in wire units taken several times, exact to the minor unit. */
export function timesSum(amount: number, count: number, code: string): number {
  return Array.from({ length: count }).reduce<number>((sum) => addSums(sum, amount, code), 0);
}
