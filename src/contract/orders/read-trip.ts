import type { Static } from "typebox";
import type { WireOrderTrip } from "#contract/orders/order-trip.ts";
import { cleanLines, cleanNumber, cleanText, storableText } from "#domain/booking/free-text.ts";
import { travelNumber, type NumberOf } from "#domain/booking/travel-number.ts";
import type { RequestedEnd, RequestedStop, TripRequest } from "#domain/orders/order-request.ts";
import { DEFAULT_SEND_WISHES } from "#domain/orders/send-wishes.ts";
import { changedTrip, type ChangedFields } from "#domain/orders/trip-change.ts";
import { bonusDigits } from "#domain/prices/bonus-number.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";

/** One trip of an order as received. */
type WireTrip = Static<typeof WireOrderTrip>;

type WireLocation = WireTrip["start_location"];

const NO_END: RequestedEnd = {
  address: "",
  point: undefined,
  placeId: undefined,
  flightNumber: "",
  terminal: "",
  trainNumber: "",
  carriageNumber: "",
};

/** A trip with nothing but its price. */
const BARE_TRIP: Omit<TripRequest, "price"> = {
  pickup: "",
  departure: undefined,
  isDeparture: false,
  start: NO_END,
  finish: NO_END,
  stops: [],
  passengers: [],
  adults: 1,
  children: 0,
  luggage: 0,
  serviceIds: [],
  flightLater: false,
  sign: "",
  comment: "",
  internalNumber: "",
  allowances: { changeItinerary: 0, wait: 0, tollRoad: 0 },
  rent: false,
  fastRide: false,
  sendParams: DEFAULT_SEND_WISHES,
  rentSeconds: 0,
  flexibleAgreed: undefined,
  viewers: [],
  coordinatorNumber: "",
  englishSms: false,
  bonusNumber: "",
  pos: "",
  certificate: "",
  additionalAddress: false,
};

/** Reads one trip into our own words; anything left out gets its default. */
export function readTrip(trip: WireTrip): TripRequest {
  const bare = { ...BARE_TRIP, price: trip.price_id, certificate: storableText((trip.hash ?? "").trim()) };
  return changedTrip(bare, { people: trip.passengers.length, ...readTripFields(trip) });
}

/** Reads only the given fields of a trip; free text is cleaned here. Phones are read once the country of the pick-up is known. */
export function readTripFields(trip: Partial<WireTrip>): ChangedFields {
  const { start_location: start = {}, finish_location: finish = {} } = trip;
  return {
    ...told({
      price: trip.price_id,
      pickup: start.time,
      departure: finish.time,
      // Another finish time is what its own call says of it.
      isDeparture: finish.time === undefined ? undefined : finish.is_departure === true,
      startPlaceId: trip.start_place_id,
      flightLater: start.flight_later,
      stops: trip.additional_locations?.map(readStop).filter((stop) => stop !== undefined),
      passengers: trip.passengers?.map((passenger) => ({
        name: cleanText(passenger.name ?? ""),
        phone: readPhone(passenger.phone ?? ""),
        email: storableText((passenger.email ?? "").trim()),
      })),
      // The number of passengers includes children.
      people: trip.passengers_number,
      adults: trip.adults_amount,
      children: trip.children_amount,
      luggage: trip.luggage_amount,
      serviceIds: trip.additional_services?.map((service) => service.id),
      sign: readText(trip.text_tablet),
      comment: trip.comment === undefined ? undefined : cleanLines(trip.comment),
      internalNumber: readText(trip.internal_number),
      rent: trip.is_rent,
      fastRide: trip.is_fast_ride,
      sendParams: trip.send_params,
      rentSeconds: trip.duration,
      flexibleAgreed: trip.flexible_tariff_agreement,
      viewers: trip.viewers && [...new Set(trip.viewers.map(readPhone).filter((phone) => phone !== ""))],
      coordinatorNumber: readText(trip.coordinator?.internal_number),
      englishSms: trip.coordinator?.send_english_sms,
      bonusNumber: trip.priority_s7 === undefined ? undefined : bonusDigits(cleanNumber(trip.priority_s7)),
      pos: readText(trip.pos),
      additionalAddress: trip.additional_address,
    }),
    start: readEnd(start),
    finish: readEnd(finish),
    allowances: told({
      changeItinerary: trip.additional_change_itinerary,
      wait: trip.additional_wait,
      tollRoad: trip.fare_on_toll_road,
    }),
  };
}

function readPhone(phone: string): string {
  return storableText(phone.trim());
}

/** An empty stop is an unfilled form row: it is dropped and not charged. */
function readStop({ address = "", location = "", place_id: placeId }: WireLocation): RequestedStop | undefined {
  const stop = { address: cleanText(address), point: parseGeoPoint(location), placeId };
  return stop.address === "" && stop.point === undefined && placeId === undefined ? undefined : stop;
}

function readEnd(location: WireLocation): Partial<RequestedEnd> {
  return told({
    address: readText(location.address),
    point: parseGeoPoint(location.location ?? ""),
    placeId: location.place_id,
    flightNumber: readNumber("flight", location.flight_number),
    terminal: readNumber("terminal", location.terminal_number),
    trainNumber: readNumber("train", location.train_number),
    carriageNumber: readNumber("carriage", location.train_carriage_number),
  });
}

function readText(text: string | undefined): string | undefined {
  return text === undefined ? undefined : cleanText(text);
}

function readNumber(of: NumberOf, text: string | undefined): string | undefined {
  return text === undefined ? undefined : travelNumber(of, text);
}

type Told<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

/** The given members only: a change must not overwrite what it does not name. */
function told<Members extends object>(members: Members): Told<Members> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Told<Members>;
}
