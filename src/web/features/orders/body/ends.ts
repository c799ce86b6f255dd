import type { Suggestion } from "#contract/places.ts";
import { addressOf } from "#domain/booking/draft-people.ts";
import { flightOrTrainEnd } from "#domain/booking/flight-or-train-end.ts";
import { cleanNumber, cleanText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { EMPTY_TRIP, type AddressEnd } from "#domain/booking/trip-fields.ts";
import { formatGeoPoint } from "#domain/values/geo-point.ts";
import { carriedAddress } from "#web/trip/carried-address.ts";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { filled } from "./filled.ts";
import type { OrderTripBody } from "./wire-order.ts";

type EndMembers = "start_location" | "finish_location" | "additional_locations";

/** Where and when a trip starts and ends, what brings the traveller there or takes them on, and the stops on the way. */
export function endsBody(trip: OfferTrip, draft: TripDraft, index: number): Pick<OrderTripBody, EndMembers> {
  const fields = draft.trips[index] ?? EMPTY_TRIP;
  const { startKind, finishKind, hours, stops } = trip;
  const leaves = flightOrTrainEnd({ start: startKind, finish: finishKind }) === "finish";
  return {
    start_location: {
      ...endPlace(trip, draft, index, "pickup"),
      time: `${fields.date} ${fields.time}`,
      ...(startKind === "airport" && numbers({ flight_number: fields.flight })),
      ...(startKind === "station" && numbers({ train_number: fields.train, train_carriage_number: fields.carriage })),
      ...(startKind !== "suburb" && numbers({ terminal_number: fields.terminal })),
      ...(startKind === "airport" && fields.flightLater && { flight_later: true }),
    },
    // A rent ends where the traveller lets the driver go.
    ...(hours === undefined && {
      finish_location: {
        ...endPlace(trip, draft, index, "dropoff"),
        ...(leaves && { time: `${fields.departureDate} ${fields.departureTime}` }),
        ...(finishKind === "airport" && numbers({ flight_number: fields.departureFlight })),
        ...(finishKind === "station" && numbers({ train_number: fields.departureTrain })),
        ...(finishKind !== "suburb" && numbers({ terminal_number: fields.departureTerminal })),
      },
    }),
    ...(stops.length > 0 && { additional_locations: stops.map((stop) => place(stop, "")) }),
  };
}

function endPlace(trip: OfferTrip, draft: TripDraft, index: number, end: AddressEnd) {
  const [at, kind] = end === "pickup" ? [trip.from, trip.startKind] : [trip.to, trip.finishKind];
  const typed =
    kind === "suburb" ? addressOf(draft, { trip: index, end, placeId: at.place_id }, carriedAddress(at)) : "";
  return place(at, cleanText(typed, TEXT_LIMITS.address));
}

function place({ place_id, formatted_address, structured_formatting, geometry }: Suggestion, typed: string) {
  const { main_text, secondary_text } = structured_formatting;
  // An address that was carried over or added to says its own name already.
  const around = typed.startsWith(main_text) ? secondary_text : main_text;
  const address = typed === "" || typed === main_text ? formatted_address : `${typed}, ${around}`;
  return { place_id, address, location: formatGeoPoint(geometry.location) };
}

function numbers<Name extends string>(typed: Readonly<Record<Name, string>>) {
  const cleaned = Object.entries<string>(typed).map(([name, text]) => [name, cleanNumber(text).toUpperCase()]);
  return filled(Object.fromEntries(cleaned) as Record<Name, string>);
}
