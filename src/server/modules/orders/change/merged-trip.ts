import type { TripChange } from "#contract/orders/change-trip.ts";
import type { WireTrip } from "#contract/orders/order-request.ts";
import { endKind } from "#domain/places/place-kind.ts";
import { isFlexibleAgreed } from "#server/modules/orders/plan/flexible-agreement.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { storedQuote } from "#server/modules/orders/store/stored-quote.ts";
import type { UsableQuote } from "#server/modules/prices/index.ts";

/** The trip as it would be ordered now: what is stored, with what the change names in its place. */
export function mergedTrip(trip: StoredTrip, change: TripChange, { start, finish }: UsableQuote): WireTrip {
  const stored = storedTrip(trip, endKind(finish.kind) !== "suburb" && endKind(start.kind) === "suburb");
  const counts = change.passengers_number !== undefined && change.adults_amount === undefined;
  return {
    ...stored,
    // A total that is given counts before the adults that are stored.
    ...(counts ? { adults_amount: undefined } : {}),
    // A sign that is the passenger's name goes with the passenger.
    ...(change.passengers !== undefined && trip.sign === trip.passengers[0]?.name ? { text_tablet: undefined } : {}),
    ...change,
    start_location: { ...stored.start_location, ...change.start_location },
    finish_location: { ...stored.finish_location, ...change.finish_location },
    // A certificate is taken off when an order is placed, and then stays off.
    hash: trip.certificate,
  };
}

function storedTrip(trip: StoredTrip, leaves: boolean): WireTrip {
  const numbers = {
    flight_number: trip.flight_number,
    terminal_number: trip.terminal,
    train_number: trip.train_number,
    train_carriage_number: trip.carriage_number,
  };
  const quote = storedQuote(trip);
  return {
    price_id: trip.price_id,
    start_location: {
      ...(trip.start_place_id === null ? {} : { place_id: trip.start_place_id }),
      address: trip.start_address,
      time: trip.pickup_local.slice(0, 16),
      ...(leaves ? {} : numbers),
    },
    finish_location: {
      ...(trip.finish_place_id === null ? {} : { place_id: trip.finish_place_id }),
      address: trip.finish_address,
      ...(trip.departure_local === null ? {} : { time: trip.departure_local.slice(0, 16) }),
      ...(leaves ? numbers : {}),
    },
    additional_locations: trip.stops.map(({ address, point }) => ({ address, location: point })),
    passengers: trip.passengers.map(({ name, phone, email }) => ({ name, phone, email })),
    adults_amount: trip.adults,
    children_amount: trip.children,
    luggage_amount: trip.luggage,
    // What comes with every ride comes with the changed one too, or with another class does not.
    additional_services: trip.services.filter((service) => !service.defaultInclude).map(({ id }) => ({ id })),
    text_tablet: trip.sign,
    comment: trip.comment,
    is_rent: quote?.rent !== undefined,
    // What was agreed to for one price says nothing about another.
    ...(isFlexibleAgreed(trip) ? { flexible_tariff_agreement: true } : {}),
    additional_address: trip.additional_address,
    additional_change_itinerary: trip.allowances["changeItinerary"] ?? 0,
    additional_wait: trip.allowances["wait"] ?? 0,
    fare_on_toll_road: trip.allowances["tollRoad"] ?? 0,
    internal_number: trip.internal_number,
    viewers: [...trip.viewers],
    priority_s7: trip.bonus_number,
    pos: trip.pos,
    send_params: trip.send_params,
    hash: trip.certificate,
  };
}
