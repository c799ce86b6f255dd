import type { TripItem } from "#contract/orders/trips.ts";
import { flightOrTrainEnd } from "#domain/booking/flight-or-train-end.ts";
import { phoneDigits } from "#domain/booking/phone-digits.ts";
import { changeWindow } from "#domain/orders/change-window.ts";
import { ORDER_TYPE } from "#domain/orders/order-type.ts";
import { endKind, type EndKind } from "#domain/places/place-kind.ts";
import type { Place } from "#domain/places/place.ts";
import { freeCancellationMinutes } from "#domain/tariffs/terms.ts";
import { MINUTE_MS } from "#domain/values/durations.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { toLocalTime, zoneOffsetMinutes } from "#domain/values/zoned-time.ts";
import { tripStanding } from "#server/modules/orders/change/trip-standing.ts";
import type { OrderSources } from "#server/modules/orders/orders.ts";
import { isFlexibleAgreed } from "#server/modules/orders/plan/flexible-agreement.ts";
import {
  bookerNumber,
  presentCommonTrip,
  presentConsent,
  serviceId,
} from "#server/modules/orders/read/present-order.ts";
import {
  presentAddress,
  presentStop,
  presentTripEnd,
  publicPlaceId,
  type StoredEnd,
} from "#server/modules/orders/read/present-trip-place.ts";
import type { StoredTrip } from "#server/modules/orders/store/orders.repository.ts";
import { quoteOfTrip } from "#server/modules/orders/store/quote-of-trip.ts";
import type { TripOfOrder } from "#server/modules/orders/store/trips.repository.ts";
import type { Prices } from "#server/modules/prices/index.ts";

/** Presents one trip with every member that clients read, none missing. */
export async function presentTrip(
  { prices, gazetteer, clock }: OrderSources,
  { order, trip }: TripOfOrder,
  locale: Locale,
): Promise<TripItem> {
  const now = clock();
  const quote = quoteOfTrip(trip);
  const [start, finish] = [startOf(trip), finishOf(trip)];
  const [startPlace, finishPlace] = [gazetteer.byNumber(start.place), gazetteer.byNumber(finish.place)];
  const leaves = flightOrTrainEnd({ start: kindOf(startPlace), finish: kindOf(finishPlace) }) === "finish";
  const number = trip.flight_number || trip.train_number;
  const numbers = { terminal: trip.terminal, carriage: trip.carriage_number };
  const none = { terminal: "", carriage: "" };
  const departure = { terminal: trip.departure_terminal, carriage: "" };
  const free = freeCancellationMinutes(trip.terms);
  const freeUntil = free === null ? order.placed_at.getTime() : trip.pickup_at.getTime() - free * MINUTE_MS;
  const major = (amount: number): number => toMajor(amount, order.currency);
  const title = nameIn(trip.car_class.name, locale);
  const changedAt = trip.cancelled_at ?? trip.changed_at ?? order.placed_at;
  return {
    ...presentCommonTrip(order, trip),
    booker_number: bookerNumber(order.order_id, trip.position),
    date: seconds(toLocalTime(order.placed_at.getTime(), trip.pickup_zone)),
    date_change: seconds(toLocalTime(changedAt.getTime(), trip.pickup_zone)),
    date_arrival: seconds(trip.pickup_local),
    date_departure: trip.departure_local === null ? null : seconds(trip.departure_local),
    type: "edit",
    order_type: quote?.rent ? ORDER_TYPE.rent : quote?.isFastRide ? ORDER_TYPE.fastRide : ORDER_TYPE.transfer,
    ex_order_status: 0,
    service_id: serviceId(trip),
    duration: quote?.rent?.seconds ?? 0,
    allowable_time: quote?.leadMinutes ?? 0,
    cancellation_time: free ?? 0,
    reward: 0,
    arrival_number: leaves ? "" : number,
    departure_number: leaves ? number : trip.departure_flight || trip.departure_train,
    table: trip.sign,
    notes: trip.comment,
    location_address: trip.start_address,
    destination_address: trip.finish_address,
    lang: order.lang,
    allowable_subaddress: quote?.maxStops ?? 0,
    coef_subaddress: 0,
    subaddress: trip.stops.map(presentStop),
    passengers: trip.passengers.map(({ name, email, phone }) => ({
      name,
      email,
      phone: phoneDigits(phone),
      company: null,
      client_id: order.account_id ?? 0,
      company_id: order.company_id,
    })),
    passengers_number: trip.passengers_number,
    adults_amount: trip.adults,
    children_amount: trip.children,
    luggage_amount: trip.luggage,
    additional_address: trip.additional_address,
    cancellation_time_without_penalty: withOffset(freeUntil, trip.pickup_zone),
    location_address_object: presentAddress(gazetteer, start, locale),
    destination_address_object: presentAddress(gazetteer, finish, locale),
    car_data: {
      car_class_id: trip.car_class.id,
      car_class: title,
      title,
      models: trip.car_class.models.join(", "),
      capacity: trip.car_class.capacity,
      photo: trip.car_class.photo,
      deleted: false,
      description: null,
      model: "",
      number: "",
    },
    price: {
      price_id: trip.price_id,
      price: major(trip.amount),
      price_subaddress: quote ? major(quote.stopAmount) : null,
    },
    additional_payment_info: null,
    meeting_point: null,
    internal_number: trip.internal_number || order.internal_number,
    viewers: trip.viewers.map(phoneDigits),
    coordinator: {
      name: trip.coordinator.name || null,
      phone: phoneDigits(trip.coordinator.phone) || null,
      internal_number: trip.coordinator_number || null,
      send_english_sms: trip.english_sms,
    },
    additional_services: trip.services.map(({ id, uid, name, amount, category, type }) => ({
      id,
      additional_service_id: id,
      name: nameIn(name, locale),
      uid,
      uid_additional_service: uid,
      price: major(amount),
      category,
      coefficient: 1,
      type,
    })),
    flexible_tariff: quote?.isFlexible ?? false,
    flexible_tariff_agreement: isFlexibleAgreed(trip),
    uuid: null,
    is_blocked_update: !changeWindow(tripStanding(trip), now).mayChangeDetails || quote === undefined,
    driver_data: NOBODY,
    is_fast_booking: quote?.isFastRide ?? false,
    is_fast_ride: quote?.isFastRide ?? false,
    pos: trip.pos || null,
    platform: wholeNumber(order.client["platform"]),
    ffp_number: trip.bonus_number || null,
    doer: null,
    service_provider: await presentProvider(prices, trip, locale),
    cost_center: order.cost_center || null,
    number: null,
    start_place: presentTripEnd(gazetteer, start, leaves ? none : numbers, locale),
    finish_place: presentTripEnd(gazetteer, finish, leaves ? numbers : departure, locale),
    doer_city_id: presentTripEnd(gazetteer, start, none, locale).city_id,
    start_place_id: publicPlaceId(gazetteer, start),
    finish_place_id: publicPlaceId(gazetteer, finish),
    flight_later: trip.flight_later,
    consents: order.consents?.map(presentConsent) ?? null,
    version: order.version,
    cancel_fee: trip.cancel_fee === null ? null : major(trip.cancel_fee),
  };
}

/** A car is assigned later; until then clients read this object. */
const NOBODY: TripItem["driver_data"] = {
  driver_name: null,
  driver_phone: "",
  driver_car: null,
  driver_rating: null,
  car_color: null,
  car_brand: null,
  car_model: null,
  car_number: null,
};

function kindOf(place: Place | undefined): EndKind {
  return endKind(place?.kind ?? "other");
}

/** The start of a stored trip. */
function startOf(trip: StoredTrip): StoredEnd {
  return {
    address: trip.start_address,
    point: trip.start_point,
    place: trip.start_place,
    placeId: trip.start_place_id,
    zone: trip.pickup_zone,
  };
}

function finishOf(trip: StoredTrip): StoredEnd {
  return {
    address: trip.finish_address,
    point: trip.finish_point,
    place: trip.finish_place,
    placeId: trip.finish_place_id,
    zone: trip.finish_zone,
  };
}

async function presentProvider(
  prices: Prices,
  trip: StoredTrip,
  locale: Locale,
): Promise<TripItem["service_provider"]> {
  const quote = quoteOfTrip(trip);
  const provider = quote ? (await prices.soldBy(quote))?.provider : await prices.providerOf(trip.provider_id);
  return {
    id: trip.provider_id,
    title: provider ? nameIn(provider.name, locale) : "",
    deleted: provider?.deleted ?? true,
    rating: provider?.rating ?? 0,
    logo: "",
  };
}

function seconds(local: string): string {
  return `${local.slice(0, 16)}:00`;
}

function wholeNumber(value: unknown): number {
  const number = Number(value ?? 0);
  return Number.isInteger(number) && Math.abs(number) < 2 ** 31 ? number : 0;
}

/** A moment with the offset of a zone: `2026-03-10T11:30:00+03:00`. */
function withOffset(at: number, zone: string): string {
  const offset = zoneOffsetMinutes(at, zone);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${toLocalTime(at, zone).replace(" ", "T")}:00${offset < 0 ? "-" : "+"}${two(hours)}:${two(minutes)}`;
}
