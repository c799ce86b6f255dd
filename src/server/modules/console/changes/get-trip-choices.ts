import type { TripChoicesView } from "#contract/console/changes/change-order.ts";
import { mostStops } from "#domain/booking/stops.ts";
import type { Locale } from "#domain/values/locale.ts";
import { findOrderOfTrip, meantTrips, type Orders, quoteOfTrip } from "#server/modules/orders/index.ts";
import { presentService, type Quote } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";

/** Class, services and stops of a trip as a change sends them, and which can be had; none where its quote was not kept. */
export async function getTripChoices(
  { db }: Pick<Orders, "db">,
  { orderId, tripId }: { readonly orderId: number; readonly tripId: number },
  locale: Locale,
): Promise<TripChoicesView> {
  const order = await findOrderOfTrip(db, orderId);
  if (order === undefined || order.order_id !== orderId) throw new Refusal("order-unknown");
  const [trip] = meantTrips(order, [tripId]);
  if (trip === undefined) throw new Refusal("order-unknown");
  const quote = quoteOfTrip(trip);
  return {
    currency: order.currency,
    car_class_id: trip.car_class.id,
    search: quote === undefined || quote.rent || quote.isWayBack ? null : searchOf(quote),
    rent_search:
      quote?.rent === undefined
        ? null
        : {
            start_place_id: String(quote.startPlace),
            start_place_point: quote.startPoint,
            duration: quote.rent.seconds,
          },
    additional_services: (quote?.services ?? []).map((service) => presentService(service, order.currency, locale)),
    service_ids: trip.services.filter(({ defaultInclude }) => !defaultInclude).map(({ id }) => id),
    stops_most: quote === undefined || quote.rent ? 0 : mostStops([quote.maxStops]),
    stops: trip.stops.map(({ address, point, placeId }) => ({ address, location: point, place_id: placeId ?? null })),
  };
}

/** The way as it was searched: the same places, so that a price of another class is one for the same ride. */
function searchOf({ startPlace, startPoint, finishPlace, finishPoint }: Quote) {
  return {
    start_place_id: String(startPlace),
    start_place_point: startPoint,
    finish_place_id: String(finishPlace),
    finish_place_point: finishPoint,
  };
}
