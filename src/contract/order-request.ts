import type { EndpointInput } from "#contract/endpoint.ts";
import type { placeOrder } from "#contract/orders.ts";
import { cleanNumber, cleanText, storableText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { phoneDigits } from "#domain/booking/phone.ts";
import type { OrderRequest, RequestedEnd, TripRequest } from "#domain/orders/order-request.ts";
import type { Locale } from "#domain/places/place.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";

type Body = EndpointInput<typeof placeOrder>["body"];
type WireTrip = Body["trips"][number];
type WireLocation = WireTrip["start_location"];

/** Longest internal number of a company we keep. */
const INTERNAL_NUMBER_LENGTH = 60;

/** Reads the body of an order into our own words; free text is cleaned here, meaning is checked by the use case. */
export function readOrderRequest(body: Body, lang: Locale, userHint: string | null): OrderRequest {
  const first = body.trips[0];
  return {
    trips: body.trips.map(readTrip),
    payBy: body.pay_by ?? "card",
    lang,
    userHint: userHint === null ? null : storableText(userHint),
    expectedTotal: body.expected_total,
    client: {
      moduleType: asCame(body.module_type),
      platform: asCame(first?.platform),
      utm:
        body.utm &&
        Object.fromEntries(Object.entries(body.utm).map(([name, value]) => [storableText(name), storableText(value)])),
      subId: asCame(first?.sub_id),
      utmSource: asCame(first?.utm_source),
    },
  };
}

function asCame(text: string | undefined): string | undefined {
  return text === undefined ? undefined : storableText(text);
}

function readTrip(trip: WireTrip): TripRequest {
  const children = trip.children_amount ?? 0;
  // The number of passengers counts children too (BKF-23).
  const adults = trip.adults_amount ?? (trip.passengers_number ?? trip.passengers.length) - children;
  return {
    priceId: trip.price_id,
    pickup: trip.start_location.time ?? "",
    departure: trip.finish_location?.time,
    start: readEnd(trip.start_location),
    finish: readEnd(trip.finish_location ?? {}),
    stops: (trip.additional_locations ?? []).map((stop) => ({
      address: cleanText(stop.address ?? "", TEXT_LIMITS.address),
      point: parseGeoPoint(stop.location ?? ""),
    })),
    passengers: trip.passengers.map((passenger) => ({
      name: cleanText(passenger.name ?? "", TEXT_LIMITS.name),
      // A leading plus tells an international number from a national one, so it outlives the cleaning.
      phone: storableText(
        `${(passenger.phone ?? "").trim().startsWith("+") ? "+" : ""}${phoneDigits(passenger.phone ?? "")}`,
      ),
      email: storableText((passenger.email ?? "").trim()),
    })),
    adults: Math.max(1, adults),
    children,
    luggage: trip.luggage_amount ?? 0,
    serviceIds: (trip.additional_services ?? []).map((service) => service.id),
    sign: cleanText(trip.text_tablet ?? "", TEXT_LIMITS.sign),
    comment: cleanText(trip.comment ?? "", TEXT_LIMITS.comment),
    internalNumber: cleanText(trip.internal_number ?? "", INTERNAL_NUMBER_LENGTH),
    allowances: {
      changeItinerary: trip.additional_change_itinerary ?? 0,
      wait: trip.additional_wait ?? 0,
      tollRoad: trip.fare_on_toll_road ?? 0,
    },
    rent: trip.is_rent ?? false,
  };
}

function readEnd(location: WireLocation): RequestedEnd {
  return {
    address: cleanText(location.address ?? "", TEXT_LIMITS.address),
    point: parseGeoPoint(location.location ?? ""),
    placeId: location.place_id,
    flightNumber: cleanNumber(location.flight_number ?? ""),
    terminal: cleanNumber(location.terminal_number ?? ""),
    trainNumber: cleanNumber(location.train_number ?? ""),
    carriageNumber: cleanNumber(location.train_carriage_number ?? ""),
  };
}
