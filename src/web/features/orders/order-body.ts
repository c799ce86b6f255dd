import type { Suggestion } from "#contract/places.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { flightOrTrainEnd } from "#domain/booking/flight-or-train-end.ts";
import { cleanNumber, cleanText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { plainPhone } from "#domain/booking/phone.ts";
import { rentSeconds } from "#domain/booking/rent-hours.ts";
import { addressOf, type AddressEnd, type TripDraft } from "#domain/booking/trip-draft.ts";
import { formatGeoPoint } from "#domain/values/geo-point.ts";
import type { Calls } from "#web/api/call-headers.ts";
import { payByOf, type AccountRules } from "#web/trip/account-rules.ts";
import { carriedAddress } from "#web/trip/carried-address.ts";
import { childSeatOffers } from "#web/trip/child-seat-offers.ts";
import { isFlexible, offerTrips, type PickedOffer, type OfferTrip } from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import { companyOrder, companyTrip } from "./company-body.ts";

type OrderBody = EndpointInput<Calls["placeOrder"]>["body"];
type WireTrip = OrderBody["trips"][number];

/**
 * The body that orders a trip: only members that apply to it and to the person booking, cleaned as the server cleans them.
 */
export function orderBody(offer: PickedOffer, draft: TripDraft, locale: string, rules: AccountRules): OrderBody {
  const { currency } = offer.price;
  return {
    trips: offerTrips(offer).map((trip, index) => ({
      ...wireTrip(offer, draft, trip, index, rules),
      ...companyTrip(offer, draft, rules, index),
    })),
    ...companyOrder(draft, rules),
    currency,
    lang: locale,
    module_type: offer.hours === undefined ? "booking" : "rent",
    pay_by: payByOf(draft.company.payBy, rules),
    expected_total: orderPrice(offer, draft).total,
  };
}

function wireTrip(offer: PickedOffer, draft: TripDraft, trip: OfferTrip, index: number, rules: AccountRules): WireTrip {
  const fields = draft.trips[index];
  const { passenger, party } = draft;
  const [flight, train, carriage] = [fields?.flight, fields?.train, fields?.carriage].map((text) =>
    cleanNumber(text ?? "").toUpperCase(),
  );
  const name = cleanText(passenger.name, TEXT_LIMITS.name);
  const leaves = flightOrTrainEnd({ start: trip.startKind, finish: trip.finishKind }) === "finish";
  const numbers = { flight_number: flight, train_number: train, train_carriage_number: carriage };
  const departure = leaves && fields ? { time: `${fields.departureDate} ${fields.departureTime}` } : {};
  const end = (which: AddressEnd) => {
    const [at, kind] = which === "pickup" ? [trip.from, trip.startKind] : [trip.to, trip.finishKind];
    const typed =
      kind === "suburb" ? addressOf(draft, { trip: index, end: which, placeId: at.place_id }, carriedAddress(at)) : "";
    return place(at, cleanText(typed, TEXT_LIMITS.address));
  };
  return {
    price_id: trip.priceId,
    currency: offer.price.currency,
    service_id: offer.price.service_id,
    start_location: {
      ...end("pickup"),
      time: `${fields?.date} ${fields?.time}`,
      ...(leaves ? {} : filled(numbers)),
    },
    // A rent ends where the traveller lets the driver go.
    ...(trip.hours === undefined && {
      finish_location: { ...end("dropoff"), ...departure, ...(leaves ? filled(numbers) : {}) },
    }),
    ...(trip.stops.length > 0 && { additional_locations: trip.stops.map((stop) => place(stop, "")) }),
    passengers: [{ name, phone: plainPhone(passenger.phone), email: rules.ownEmail ?? passenger.email.trim() }],
    passengers_number: party.adults + party.children,
    adults_amount: party.adults,
    children_amount: party.children,
    luggage_amount: draft.luggage,
    additional_services: childSeatOffers(offer.price).flatMap(({ kind, serviceId }) =>
      Array.from({ length: party.seats[kind] }, () => ({ id: serviceId })),
    ),
    text_tablet: name,
    comment: cleanText(draft.comment, TEXT_LIMITS.comment),
    is_rent: trip.hours !== undefined,
    ...(trip.hours !== undefined && { duration: rentSeconds(trip.hours) }),
    ...(isFlexible(offer) ? { flexible_tariff_agreement: draft.flexibleAgreed } : {}),
  };
}

function place({ place_id, formatted_address, structured_formatting, geometry }: Suggestion, typed: string) {
  const { main_text, secondary_text } = structured_formatting;
  // An address that was carried over or added to says its own name already.
  const around = typed.startsWith(main_text) ? secondary_text : main_text;
  const address = typed === "" || typed === main_text ? formatted_address : `${typed}, ${around}`;
  return { place_id, address, location: formatGeoPoint(geometry.location) };
}

function filled(texts: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text]] : [])));
}
