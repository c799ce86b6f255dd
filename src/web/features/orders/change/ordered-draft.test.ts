import { expect, test } from "vitest";
import type { TripItem } from "#contract/orders/trips.ts";
import { orderedDraft } from "./ordered-draft.ts";

const end = (name: string, address: string) => ({
  address,
  geo_check: true,
  geo_data: { name, formatted_address: `${name}, Russia` },
});

const trip = {
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
  internal_number: "K-7",
  ffp_number: null,
  flexible_tariff_agreement: true,
} as unknown as TripItem;

test("BKF-18: dates, passengers, notes and services of an order stand in the form again", () => {
  const draft = orderedDraft(trip);
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
    company: { tripNumbers: ["K-7"], hasViewers: true },
  });
});

test("BKF-18: the sign follows the name where it said nothing else", () => {
  expect(orderedDraft({ ...trip, table: "Anna Ivanova" }).people.sign).toBeNull();
});
