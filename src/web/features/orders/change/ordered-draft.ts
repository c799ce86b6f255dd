import type { TripItem } from "#contract/orders/trips.ts";
import type { Allowance, CompanyFields } from "#domain/booking/company-fields.ts";
import type { DraftPeople, TypedAddress } from "#domain/booking/draft-people.ts";
import { CHILD_SEATS, seatsOf, type ChildSeat, type Party } from "#domain/booking/passengers.ts";
import { EMPTY_DRAFT, type TripDraft } from "#domain/booking/trip-draft.ts";
import { EMPTY_TRIP, timesOf, type AddressEnd, type TripFields } from "#domain/booking/trip-fields.ts";
import type { LocalTime } from "#domain/values/local-time.ts";

/** Trips of one order as they stand together on the form: one, or the way there and the way back. */
export type OrderedTrips = readonly [TripItem, ...TripItem[]];

/** Numbers of this length may lack the code of their country. */
const NATIONAL_LENGTH = 10;

/** The form as it was filled in for trips that are ordered. What both ways share is read from the way there. */
export function orderedDraft(trips: OrderedTrips): TripDraft {
  const [there] = trips;
  return {
    ...repeatedDraft(there),
    trips: trips.map(fieldsOf),
    people: { ...peopleOf(there), addresses: trips.flatMap(addressesOf) },
    flexibleAgreed: trips.every((trip) => trip.flexible_tariff_agreement),
    company: { ...companyOf(there), tripNumbers: trips.map((trip) => trip.internal_number) },
  };
}

/**
 * The form for the same trip once more: who travels with what, and what the driver should know. When, and by which flight, is
 * another matter; where, the finder says.
 */
export function repeatedDraft(trip: TripItem): TripDraft {
  const party = partyOf(trip);
  return {
    ...EMPTY_DRAFT,
    party,
    ownSeats: Math.max(0, party.children - seatsOf(party)),
    luggage: trip.luggage_amount,
    people: { ...peopleOf(trip), addresses: addressesOf(trip, 0) },
    comment: trip.notes,
    bonusNumber: trip.ffp_number ?? "",
    services: othersOf(trip),
    company: { ...companyOf(trip), tripNumbers: [trip.internal_number] },
  };
}

/**
 * The form for the same order once more, with its way back: who travels with what, and the company's own numbers. A pick-up that is
 * still ahead stays; when another one is and by which flight is new, and so is what was agreed to and how it is paid.
 */
export function repeatedOrder(trips: OrderedTrips, nowIn: (zone: string) => LocalTime): TripDraft {
  const [there] = trips;
  const { company, people, ...draft } = repeatedDraft(there);
  return {
    ...draft,
    trips: trips.map((trip) => {
      const [date, time] = clockOf(trip.date_arrival);
      return `${date} ${time}` > nowIn(trip.start_place.timezone) ? { ...EMPTY_TRIP, date, time } : EMPTY_TRIP;
    }),
    people: { ...people, addresses: trips.flatMap(addressesOf) },
    company: { ...company, tripNumbers: trips.map((trip) => trip.internal_number) },
  };
}

function fieldsOf(trip: TripItem): TripFields {
  const [date, time] = clockOf(trip.date_arrival);
  const [departureDate, departureTime] = clockOf(trip.date_departure ?? "");
  return {
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
    orderedId: trip.order_id,
    orderedAt: timesOf({ date, time, departureDate, departureTime }),
  };
}

function partyOf(trip: TripItem): Party {
  const kinds = trip.additional_services.flatMap(({ category, type }) =>
    category === "baby_seat" ? CHILD_SEATS.filter((kind) => kind === type) : [],
  );
  const count = (kind: ChildSeat) => kinds.filter((one) => one === kind).length;
  return {
    adults: Math.max(1, trip.adults_amount),
    children: trip.children_amount,
    seats: { infant_seat: count("infant_seat"), seat: count("seat"), booster: count("booster") },
  };
}

function peopleOf(trip: TripItem): DraftPeople {
  return {
    ...EMPTY_DRAFT.people,
    list: trip.passengers.map(({ name, phone, email }, index) => ({
      id: String(index + 1),
      name,
      phone: typedPhone(phone),
      email,
    })),
    sign: trip.table === "" || trip.table === trip.passengers[0]?.name ? null : trip.table,
    viewers: trip.viewers.map((phone, at) => ({ id: String(at + 1), phone: typedPhone(phone) })),
  };
}

/** What the account's card says; the number of the whole order and how it is paid stay as they are. */
function companyOf(trip: TripItem): CompanyFields {
  const allowed: Readonly<Record<Allowance, boolean>> = {
    address: trip.additional_address,
    itinerary: trip.additional_change_itinerary > 0,
    wait: trip.additional_wait > 0,
    tollRoad: trip.fare_on_toll_road > 0,
  };
  return {
    ...EMPTY_DRAFT.company,
    // Only its title is known and sent.
    costCenter: trip.cost_center === null ? null : { id: 0, title: trip.cost_center },
    coordinatorNumber: trip.coordinator.internal_number ?? "",
    englishSms: trip.coordinator.send_english_sms,
    hasViewers: trip.viewers.length > 0,
    allowed: (Object.keys(allowed) as Allowance[]).filter((name) => allowed[name]),
  };
}

/** How many of each service besides child seats; what comes with every ride is nobody's choice and is left out by the form. */
function othersOf({ additional_services: services }: TripItem): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { id, category } of services) if (category !== "baby_seat") counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

function addressesOf(trip: TripItem, index: number): readonly TypedAddress[] {
  return [
    ...typedAddress(trip.location_address_object, { trip: index, end: "pickup", placeId: trip.start_place_id }),
    ...typedAddress(trip.destination_address_object, { trip: index, end: "dropoff", placeId: trip.finish_place_id }),
  ];
}

/** What was typed beside a place: its own name behind it is taken off, and its bare name is no address. */
function typedAddress(
  { address, geo_data: place }: TripItem["location_address_object"],
  end: { readonly trip: number; readonly end: AddressEnd; readonly placeId: string },
): readonly TypedAddress[] {
  if (place === null || end.placeId === "" || address === place.formatted_address || address === place.name) return [];
  const behind = `, ${place.name}`;
  return [{ ...end, text: address.endsWith(behind) ? address.slice(0, -behind.length) : address }];
}

function clockOf(moment: string): readonly [string, string] {
  return [moment.slice(0, 10), moment.slice(11, 16)];
}

/** A number as it would be typed: with a plus, unless it may be a national one, which the form reads by the place. */
function typedPhone(digits: string): string {
  return digits === "" || digits.length === NATIONAL_LENGTH ? digits : `+${digits}`;
}
