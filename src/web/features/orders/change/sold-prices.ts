import type { OrderView } from "#contract/orders/order-view.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { PickedOffer, SoldPrice } from "#web/trip/picked-offer.ts";

/** What the trips on the form were sold for, where they are ordered with this car and in this currency; the tariff may have moved since. */
export function soldPrices(order: OrderView, { price }: PickedOffer, { trips }: TripDraft): (SoldPrice | null)[] {
  return trips.map(({ orderedId }) => {
    const ordered = order.trips.find((trip) => trip.order_id === orderedId);
    const ride = ordered?.lines.find((line) => line.kind === "ride");
    const isSame = order.currency === price.currency && ordered?.car_class.title === price.car_class.title;
    return ride && isSame ? { pickup: ordered.pickup_time.slice(0, 16) as LocalTime, price: ride.price } : null;
  });
}
