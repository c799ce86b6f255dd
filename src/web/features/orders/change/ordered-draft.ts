import type { TripItem } from "#contract/orders/trips.ts";
import { CHILD_SEATS, type ChildSeat } from "#domain/booking/passengers.ts";
import { EMPTY_DRAFT, type TripDraft } from "#domain/booking/trip-draft.ts";
import { EMPTY_TRIP, type AddressEnd } from "#domain/booking/trip-fields.ts";

/** The form as it was filled in for a trip that is ordered (BKF-18). */
export function orderedDraft(trip: TripItem): TripDraft {
  const [date, time] = clockOf(trip.date_arrival);
  const [departureDate, departureTime] = clockOf(trip.date_departure ?? "");
  const [first] = trip.passengers;
  const seats = trip.additional_services.flatMap(({ category, type }) =>
    category === "baby_seat" ? CHILD_SEATS.filter((kind) => kind === type) : [],
  );
  const count = (kind: ChildSeat) => seats.filter((one) => one === kind).length;
  return {
    ...EMPTY_DRAFT,
    trips: [
      {
        ...EMPTY_TRIP,
        date,
        time,
        // Only the number that belongs to the kind of the end is shown and sent.
        flight: trip.arrival_number,
        train: trip.arrival_number,
        carriage: trip.start_place.train_carriage_number ?? "",
        terminal: trip.start_place.terminal_number,
        flightLater: trip.flight_later,
        departureDate,
        departureTime,
        departureFlight: trip.departure_number,
        departureTrain: trip.departure_number,
        departureTerminal: trip.finish_place.terminal_number,
      },
    ],
    party: {
      adults: Math.max(1, trip.adults_amount),
      children: trip.children_amount,
      seats: { infant_seat: count("infant_seat"), seat: count("seat"), booster: count("booster") },
    },
    luggage: trip.luggage_amount,
    people: {
      ...EMPTY_DRAFT.people,
      list: trip.passengers.map(({ name, phone, email }, index) => ({
        id: String(index + 1),
        name,
        phone: plus(phone),
        email,
      })),
      sign: trip.table === "" || trip.table === first?.name ? null : trip.table,
      addresses: [
        ...typedAddress(trip.location_address_object, "pickup", trip.start_place_id),
        ...typedAddress(trip.destination_address_object, "dropoff", trip.finish_place_id),
      ],
      viewers: trip.viewers.map((phone, at) => ({ id: String(at + 1), phone: plus(phone) })),
    },
    comment: trip.notes,
    bonusNumber: trip.ffp_number ?? "",
    services: othersOf(trip),
    flexibleAgreed: trip.flexible_tariff_agreement,
    company: {
      ...EMPTY_DRAFT.company,
      tripNumbers: trip.internal_number === "" ? [] : [trip.internal_number],
      hasViewers: trip.viewers.length > 0,
    },
  };
}

/** How many of each service besides child seats; what comes with every ride is nobody's choice and is left out by the form. */
function othersOf({ additional_services: services }: TripItem): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { id, category } of services) if (category !== "baby_seat") counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/** What was typed beside a place: its own name behind it is taken off, and its bare name is no address. */
function typedAddress(
  { address, geo_data: place }: TripItem["location_address_object"],
  end: AddressEnd,
  placeId: string,
) {
  if (place === null || placeId === "" || address === place.formatted_address || address === place.name) return [];
  const behind = `, ${place.name}`;
  const text = address.endsWith(behind) ? address.slice(0, -behind.length) : address;
  return [{ trip: 0, end, placeId, text }];
}

function clockOf(moment: string): readonly [string, string] {
  return [moment.slice(0, 10), moment.slice(11, 16)];
}

function plus(digits: string): string {
  return digits === "" ? "" : `+${digits}`;
}
