import type { Static } from "typebox";
import type { WireOrderTrip } from "#contract/orders/order-trip.ts";
import type { placeOrder } from "#contract/orders/orders.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { cleanNumber, cleanText, storableText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { plainPhone } from "#domain/booking/phone.ts";
import type { OrderRequest, RequestedEnd, RequestedStop, TripRequest } from "#domain/orders/order-request.ts";
import { DEFAULT_SEND_PARAMS } from "#domain/orders/send-params.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";

type Body = EndpointInput<typeof placeOrder>["body"];

/** One trip of an order as it comes in. */
export type WireTrip = Static<typeof WireOrderTrip>;

type WireLocation = WireTrip["start_location"];

/** Longest internal number of a company we keep. */
const INTERNAL_NUMBER_LENGTH = 60;

const COST_CENTER_LENGTH = 200;

/** Reads the body of an order into our own words; free text is cleaned here, meaning is checked by the use case. */
export function readOrderRequest(body: Body, lang: Locale, userHint: string | null): OrderRequest {
  const first = body.trips[0];
  return {
    trips: body.trips.map(readTrip),
    payBy: body.pay_by ?? "card",
    lang,
    userHint: userHint === null ? null : storableText(userHint),
    expectedTotal: body.expected_total,
    costCenter: cleanText(
      body.cost_center ?? body.trips.find(({ cost_center: named }) => named !== undefined)?.cost_center ?? "",
      COST_CENTER_LENGTH,
    ),
    internalNumber: cleanText(body.internal_number ?? "", INTERNAL_NUMBER_LENGTH),
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

/** Reads one trip into our own words. */
export function readTrip(trip: WireTrip): TripRequest {
  const children = trip.children_amount ?? 0;
  // The number of passengers counts children too (BKF-23).
  const adults = trip.adults_amount ?? (trip.passengers_number ?? trip.passengers.length) - children;
  return {
    price: trip.price_id,
    pickup: trip.start_location.time ?? "",
    departure: trip.finish_location?.time,
    start: readEnd({ place_id: trip.start_place_id, ...trip.start_location }),
    finish: readEnd(trip.finish_location ?? {}),
    stops: (trip.additional_locations ?? []).map(readStop).filter((stop) => stop !== undefined),
    passengers: trip.passengers.map((passenger) => ({
      name: cleanText(passenger.name ?? "", TEXT_LIMITS.name),
      phone: storedPhone(passenger.phone ?? ""),
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
    fastRide: trip.is_fast_ride ?? false,
    sendParams: { ...DEFAULT_SEND_PARAMS, ...trip.send_params },
    rentSeconds: trip.duration ?? 0,
    flexibleAgreed: trip.flexible_tariff_agreement,
    viewers: [...new Set((trip.viewers ?? []).map(storedPhone).filter((phone) => phone !== ""))],
    bonusNumber: cleanNumber(trip.priority_s7 ?? "").replace(/[ -]/g, ""),
    pos: cleanText(trip.pos ?? "", INTERNAL_NUMBER_LENGTH),
    certificate: storableText((trip.hash ?? "").trim()),
    additionalAddress: trip.additional_address ?? false,
  };
}

/** A stop that names nothing is a row of a form that nobody has filled, and is not paid. */
function readStop({ address = "", location = "", place_id: placeId }: WireLocation): RequestedStop | undefined {
  const stop = { address: cleanText(address, TEXT_LIMITS.address), point: parseGeoPoint(location), placeId };
  return stop.address === "" && stop.point === undefined && placeId === undefined ? undefined : stop;
}

function storedPhone(phone: string): string {
  return storableText(plainPhone(phone));
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
