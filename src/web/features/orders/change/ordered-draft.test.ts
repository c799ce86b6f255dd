import { expect, test } from "vitest";
import type { TripItem } from "#contract/orders/trips.ts";
import { EMPTY_TRIP, isOrderedTime } from "#domain/booking/trip-fields.ts";
import { repeatedCars, type OrderedCar } from "#web/features/orders/repeat/repeated-cars.ts";
import { changedTrips } from "./changed-trips.ts";
import { orderedDraft, repeatedDraft, repeatedOrder } from "./ordered-draft.ts";

const end = (name: string, address: string) => ({
  address,
  geo_check: true,
  geo_data: { name, formatted_address: `${name}, Russia` },
});

const trip = {
  order_id: 7,
  date_arrival: "2026-12-01 18:40:00",
  date_departure: null,
  arrival_number: "SU 2455",
  departure_number: "",
  flight_later: false,
  start_place: { terminal_number: "B", train_carriage_number: "" },
  finish_place: { terminal_number: "", train_carriage_number: "" },
  start_place_id: "g1",
  finish_place_id: "g2",
  location_address_object: end("Sheremetyevo", "Sheremetyevo, Russia"),
  destination_address_object: end("Moscow", "Tverskaya 1, Moscow"),
  adults_amount: 2,
  children_amount: 1,
  luggage_amount: 3,
  passengers: [
    { name: "Anna Ivanova", phone: "79161234567", email: "a@example.org" },
    { name: "Pyotr", phone: "", email: "" },
  ],
  table: "ACME",
  notes: "Two pairs of skis",
  additional_services: [
    { id: 11, category: "baby_seat", type: "seat" },
    { id: 9005, category: "luggage", type: "" },
    { id: 9005, category: "luggage", type: "" },
  ],
  viewers: ["79990001122"],
  coordinator: { name: "Anna Ivanova", phone: "79161234567", internal_number: "D-21", send_english_sms: true },
  internal_number: "K-7",
  ffp_number: null,
  flexible_tariff_agreement: true,
  additional_address: true,
  additional_change_itinerary: 0,
  additional_wait: 1,
  fare_on_toll_road: 0,
  cost_center: "Sales East",
  car_data: { car_class_id: 4 },
  service_provider: { id: 2 },
  subaddress: [],
  order_type: 1,
} as unknown as TripItem;

test("BKF-18: dates, passengers, notes and services of an order stand in the form again", () => {
  const draft = orderedDraft([trip]);
  expect(draft.trips).toEqual([
    expect.objectContaining({ date: "2026-12-01", time: "18:40", flight: "SU 2455", terminal: "B", departureDate: "" }),
  ]);
  expect(draft.party).toEqual({ adults: 2, children: 1, seats: { infant_seat: 0, seat: 1, booster: 0 } });
  expect(draft.people.list.map(({ name, phone }) => [name, phone])).toEqual([
    ["Anna Ivanova", "+79161234567"],
    ["Pyotr", ""],
  ]);
  expect(draft.people.addresses).toEqual([{ trip: 0, end: "dropoff", placeId: "g2", text: "Tverskaya 1" }]);
  expect(draft).toMatchObject({
    luggage: 3,
    comment: "Two pairs of skis",
    services: { 9005: 2 },
    people: { sign: "ACME", viewers: [{ id: "1", phone: "+79990001122" }] },
    company: {
      tripNumbers: ["K-7"],
      hasViewers: true,
      costCenter: { title: "Sales East" },
      coordinatorNumber: "D-21",
      englishSms: true,
      allowed: ["address", "wait"],
    },
    flexibleAgreed: true,
  });
  expect(isOrderedTime(draft.trips[0] ?? EMPTY_TRIP)).toBe(true);
});

test("BKF-18, VAL-16: a child that was ordered for without a seat needs none when the order is loaded", () => {
  expect(orderedDraft([{ ...trip, children_amount: 2 }]).ownSeats).toBe(1);
});

const back = {
  ...trip,
  order_id: 8,
  date_arrival: "2026-12-05 09:00:00",
  arrival_number: "",
  departure_number: "SU 2456",
  start_place_id: "g2",
  finish_place_id: "g1",
  location_address_object: trip.destination_address_object,
  destination_address_object: trip.location_address_object,
  internal_number: "K-8",
};

test("BKF-18: the way back stands on the form too, with its own time, number and address", () => {
  const draft = orderedDraft([trip, back]);
  expect(
    draft.trips.map(({ orderedId, date, flight, departureFlight }) => [orderedId, date, flight, departureFlight]),
  ).toEqual([
    [7, "2026-12-01", "SU 2455", ""],
    [8, "2026-12-05", "", "SU 2456"],
  ]);
  expect(draft.company.tripNumbers).toEqual(["K-7", "K-8"]);
  expect(draft.people.addresses.map(({ trip: index, end }) => [index, end])).toEqual([
    [0, "dropoff"],
    [1, "pickup"],
  ]);
});

test.each([
  ["there and back, by either number", [trip, back], 8, [7, 8]],
  ["one trip", [trip], 7, [7]],
  ["two cars the same way", [trip, { ...trip, order_id: 8 }], 8, [8]],
  ["another car back", [trip, { ...back, car_data: { car_class_id: 5 } }], 7, [7]],
  ["other people back", [trip, { ...back, adults_amount: 1 }], 8, [8]],
  ["other notes back", [trip, { ...back, notes: "" }], 7, [7]],
  ["a way back that cannot be changed any more", [trip, { ...back, is_blocked_update: true }], 7, [7]],
  ["stops on the way back", [trip, { ...back, subaddress: [{}] }], 7, [7]],
  ["an order without that trip", [], 7, undefined],
] as const)("BKF-18: what one press would save stands on the form together, nothing else: %s", (_, trips, id, ids) => {
  expect(changedTrips(trips as unknown as readonly TripItem[], id)?.map(({ order_id: one }) => one)).toEqual(ids);
});

test("BKF-18: a repeated order brings who travels with what, and neither its time, its flight nor its agreements", () => {
  const draft = repeatedDraft(trip);
  expect(draft).toMatchObject({
    party: { adults: 2, children: 1, seats: { seat: 1 } },
    comment: "Two pairs of skis",
    services: { 9005: 2 },
    flexibleAgreed: false,
    consents: [],
  });
  expect(draft.people.list.map(({ name }) => name)).toEqual(["Anna Ivanova", "Pyotr"]);
  expect(draft.trips).toEqual([EMPTY_TRIP]);
});

test("BKF-18: the sign follows the name where it said nothing else", () => {
  expect(orderedDraft([{ ...trip, table: "Anna Ivanova" }]).people.sign).toBeNull();
});

const zoned = { ...trip, start_place: { ...trip.start_place, timezone: "Europe/Moscow" } };
const zonedBack = { ...back, start_place: { ...trip.start_place, timezone: "Europe/Moscow" } };

test("FND-03: an order is repeated with its way back, people, addresses and company fields, and only with times still ahead", () => {
  const draft = repeatedOrder([zoned, zonedBack], () => "2026-12-03 10:00");
  expect(draft.trips).toEqual([EMPTY_TRIP, { ...EMPTY_TRIP, date: "2026-12-05", time: "09:00" }]);
  expect(draft.people.list.map(({ name }) => name)).toEqual(["Anna Ivanova", "Pyotr"]);
  expect(draft.people.addresses.map(({ trip: index, end: at }) => [index, at])).toEqual([
    [0, "dropoff"],
    [1, "pickup"],
  ]);
  expect(draft).toMatchObject({
    party: { adults: 2, children: 1, seats: { seat: 1 } },
    comment: "Two pairs of skis",
    people: { sign: "ACME", viewers: [{ phone: "+79990001122" }] },
    company: {
      tripNumbers: ["K-7", "K-8"],
      orderNumber: "",
      costCenter: { title: "Sales East" },
      allowed: ["address", "wait"],
      payBy: null,
    },
    certificate: "",
    flexibleAgreed: false,
    consents: [],
  });
});

const ordered = (...cars: readonly (readonly [OrderedCar["way"], object])[]) =>
  cars.map(([way, said], at) => ({
    way,
    trip: { ...(way === "back" ? back : trip), ...said, order_id: 7 + at } as TripItem,
  }));
const idsOf = (cars: readonly OrderedCar[], id: number) =>
  repeatedCars(cars, id)?.trips.map(({ order_id }) => order_id);

test("FND-03: a way back that says something else is repeated all the same, a trip of another kind is not", () => {
  expect(idsOf(ordered(["there", {}], ["back", { notes: "", is_blocked_update: true }]), 8)).toEqual([7, 8]);
  expect(idsOf(ordered(["first", {}], ["second", { finish_place_id: "g3" }]), 8)).toEqual([8]);
  expect(idsOf(ordered(["there", {}], ["back", { car_data: { car_class_id: 5 } }]), 8)).toEqual([8]);
  expect(idsOf(ordered(["only", {}]), 9)).toBeUndefined();
});

test("FND-03: all cars of an order are repeated, one that drives both ways with its people as one", () => {
  const olga = { adults_amount: 1, passengers: [{ name: "Olga", phone: "", email: "" }], table: "Olga" };
  const cars = ordered(
    ["there", {}],
    ["there", olga],
    ["there", {}],
    ["back", {}],
    ["back", olga],
    ["back", { luggage_amount: 0 }],
  );
  const repeated = repeatedCars(cars, 8);
  expect(repeated?.trips.map(({ order_id }) => order_id)).toEqual([7, 10]);
  expect(repeated?.cars.cars.map(({ ways, party, luggage }) => [ways, party.adults, luggage])).toEqual([
    ["both", 1, 3],
    ["there", 2, 3],
    ["back", 2, 0],
  ]);
  expect(repeated?.cars.carPeople.map(({ id, list }) => [id, list[0]?.name])).toEqual([
    ["1", "Olga"],
    ["2", "Anna Ivanova"],
    ["3", "Anna Ivanova"],
  ]);
  expect(repeatedCars(ordered(["only", {}], ["only", olga]), 8)?.cars.cars.map(({ ways }) => ways)).toEqual(["both"]);
  // Of another class it could not be ordered with the others.
  expect(idsOf(ordered(["only", {}], ["only", { car_data: { car_class_id: 5 } }]), 8)).toEqual([8]);
});
