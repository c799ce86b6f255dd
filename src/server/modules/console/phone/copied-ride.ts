import type { CopiedRideView } from "#contract/console/phone/find-caller.ts";
import { SERVICE_CATEGORY } from "#domain/booking/extra-services.ts";
import type { ChildSeat } from "#domain/booking/passengers.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import { LOCALES, type Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import type { Orders, StoredOrder, StoredTrip } from "#server/modules/orders/index.ts";
import { findPlace, presentSuggestion } from "#server/modules/places/index.ts";

type CopiedEnd = CopiedRideView["start"];

/** What of an ordered trip a new order begins with: its time, its flight and its price are new, and what is sold no more is named and left empty. */
export async function copiedRide(
  { prices, gazetteer }: Pick<Orders, "prices" | "gazetteer">,
  order: StoredOrder,
  trip: StoredTrip,
  locale: Locale,
): Promise<CopiedRideView> {
  const classes = await prices.carClasses();
  const endOf = (named: string | null, priced: number | undefined, address: string, point: string): CopiedEnd => {
    const place = (named === null ? undefined : findPlace(gazetteer, named)) ?? (priced && gazetteer.byNumber(priced));
    const name = address || (place ? nameIn(place.name, locale) : "");
    if (!place || place.isClosed === true) return { name, place: null };
    const suggestion = presentSuggestion(place, locale);
    // Whoever chose it in the other language has typed nothing of their own.
    const isPlain = LOCALES.some((one) => presentSuggestion(place, one).formatted_address === name);
    // The driver went to where the traveller had said, not to the middle of the place.
    const location = parseGeoPoint(point) ?? suggestion.geometry.location;
    return {
      name: isPlain ? suggestion.formatted_address : name,
      place: { ...suggestion, geometry: { location: { lat: location.lat, lng: location.lng } } },
    };
  };
  const seats = (kind: ChildSeat) =>
    trip.services.filter(({ category, type }) => category === SERVICE_CATEGORY.childSeat && type === kind).length;
  return {
    start: endOf(trip.start_place_id, trip.start_place, trip.start_address, trip.start_point),
    finish: endOf(trip.finish_place_id, trip.finish_place, trip.finish_address, trip.finish_point),
    stops: trip.stops.map(({ address, point, placeId }) => endOf(placeId ?? null, undefined, address, point)),
    car_class: {
      id: trip.car_class.id,
      name: nameIn(trip.car_class.name, locale),
      is_sold: classes.some(({ id }) => id === trip.car_class.id),
    },
    adults: trip.adults,
    children: trip.children,
    luggage: trip.luggage,
    passengers: trip.passengers.map(({ name, phone, email }) => ({ name, phone, email })),
    sign: trip.sign,
    comment: trip.comment,
    seats: { infant_seat: seats("infant_seat"), seat: seats("seat"), booster: seats("booster") },
    services: trip.services.filter(({ category }) => category !== SERVICE_CATEGORY.childSeat).map(({ id }) => id),
    cost_center: order.cost_center,
    pay_by: order.pay_by,
    lang: order.lang,
    account_id: order.account_id,
    partner_id: order.partner_id,
  };
}
