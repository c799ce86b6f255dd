import { flightOrTrainEnd } from "#domain/booking/flight-or-train-end.ts";
import type { TripKind } from "#domain/booking/trip-kind.ts";
import type { RequestedEnd, TripRequest } from "#domain/orders/order-request.ts";
import { DEFAULT_SEND_WISHES } from "#domain/orders/send-wishes.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import { isFlexibleAgreed } from "#server/modules/orders/plan/flexible-agreement.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { quoteOfTrip } from "#server/modules/orders/store/quote-of-trip.ts";

/** Turns a stored trip back into a request, so that a change can be planned like an order. */
export function orderedRequest(trip: StoredTrip, kind: TripKind): TripRequest {
  const numbered = flightOrTrainEnd(kind);
  return {
    price: trip.price_id,
    pickup: trip.pickup_local.slice(0, 16),
    departure: trip.departure_local?.slice(0, 16),
    isDeparture: trip.departure_local !== null,
    start: {
      address: trip.start_address,
      point: undefined,
      placeId: trip.start_place_id ?? undefined,
      ...(numbered === "start" ? numbersOf(trip) : NO_NUMBERS),
    },
    finish: {
      address: trip.finish_address,
      point: undefined,
      placeId: trip.finish_place_id ?? undefined,
      ...(numbered === "finish" ? numbersOf(trip) : departureOf(trip)),
    },
    flightLater: trip.flight_later,
    stops: trip.stops.map(({ address, point, placeId }) => ({ address, point: parseGeoPoint(point), placeId })),
    passengers: trip.passengers.map(({ name, phone, email }) => ({ name, phone, email })),
    adults: trip.adults,
    children: trip.children,
    luggage: trip.luggage,
    // Included services come with the changed ride too, unless its class lacks them.
    serviceIds: trip.services.filter((service) => !service.defaultInclude).map(({ id }) => id),
    sign: trip.sign,
    comment: trip.comment,
    internalNumber: trip.internal_number,
    allowances: {
      changeItinerary: trip.allowances["changeItinerary"] ?? 0,
      wait: trip.allowances["wait"] ?? 0,
      tollRoad: trip.allowances["tollRoad"] ?? 0,
    },
    rent: quoteOfTrip(trip)?.rent !== undefined,
    rentSeconds: 0,
    fastRide: false,
    sendParams: { ...DEFAULT_SEND_WISHES, ...trip.send_params },
    viewers: trip.viewers,
    coordinatorNumber: trip.coordinator_number,
    englishSms: trip.english_sms,
    bonusNumber: trip.bonus_number,
    pos: trip.pos,
    // The discount of a certificate is applied when the order is placed and then stays.
    certificate: trip.certificate,
    additionalAddress: trip.additional_address,
    // An agreement to one price does not cover another.
    flexibleAgreed: isFlexibleAgreed(trip) ? true : undefined,
  };
}

type Numbers = Pick<RequestedEnd, "flightNumber" | "terminal" | "trainNumber" | "carriageNumber">;

const NO_NUMBERS: Numbers = { flightNumber: "", terminal: "", trainNumber: "", carriageNumber: "" };

function numbersOf(trip: StoredTrip): Numbers {
  return {
    flightNumber: trip.flight_number,
    terminal: trip.terminal,
    trainNumber: trip.train_number,
    carriageNumber: trip.carriage_number,
  };
}

/** What takes the traveller on from a trip that has numbers at its start. */
function departureOf(trip: StoredTrip): Numbers {
  return {
    ...NO_NUMBERS,
    flightNumber: trip.departure_flight,
    terminal: trip.departure_terminal,
    trainNumber: trip.departure_train,
  };
}
