import { expect, test } from "vitest";
import type { OrderBody } from "#web/features/orders/body/wire-order.ts";
import { changeBody } from "./change-body.ts";

const trip = {
  price_id: 70,
  lang: "en",
  start_location: { place_id: "a1", address: "Sheremetyevo", time: "2026-12-01 18:40", flight_number: "SU 2455" },
  finish_location: { place_id: "g2", address: "Tverskaya 1, Moscow" },
  additional_locations: [{ place_id: "g3", address: "Khimki" }],
  passengers: [{ name: "Anna", phone: "79161234567", email: "a@example.org" }],
  text_tablet: "Anna",
  comment: "",
  priority_s7: "12345",
} satisfies OrderBody["trips"][number];

type Trip = Partial<OrderBody["trips"][number]>;

const differs = (was: Trip, is: Trip, order: Partial<OrderBody> = {}, before: Partial<OrderBody> = {}) =>
  changeBody({ trips: [{ ...trip, ...was }], ...before }, { trips: [{ ...trip, ...is }], ...order }, 0);

const start = trip.start_location;
const { flight_number: _, ...unknown } = start;

test.each<readonly [string, Trip, Trip, object | undefined]>([
  ["nothing", {}, {}, undefined],
  ["another price alone, which the car names", {}, { price_id: 99 }, undefined],
  ["a certificate, which stays with the order", {}, { hash: "GIFT" }, undefined],
  ["notes", {}, { comment: "Skis" }, { comment: "Skis" }],
  [
    "the time",
    {},
    { start_location: { ...start, time: "2026-12-01 19:00" } },
    { start_location: { time: "2026-12-01 19:00" } },
  ],
  [
    "a flight that has come",
    { start_location: { ...unknown, flight_later: true } },
    {},
    { start_location: { flight_number: "SU 2455", flight_later: false } },
  ],
  [
    "a flight that is not known any more",
    {},
    { start_location: { ...unknown, flight_later: true } },
    { start_location: { flight_later: true }, cleared: ["start_location.flight_number"] },
  ],
  [
    "the flight on",
    { finish_location: { ...trip.finish_location, time: "2026-12-01 22:00", flight_number: "SU 1" } },
    {},
    { cleared: ["finish_location.time", "finish_location.flight_number"] },
  ],
  ["the only stop", {}, { additional_locations: undefined }, { additional_locations: [] }],
  ["the number of the miles", {}, { priority_s7: undefined }, { cleared: ["priority_s7"] }],
  [
    "a second passenger",
    {},
    { passengers: [...trip.passengers, { name: "Pyotr" }] },
    { passengers: [...trip.passengers, { name: "Pyotr" }] },
  ],
])("PAY-14: a change says what differs, and that what was cleared is cleared: %s", (_name, was, is, said) => {
  expect(differs(was, is)).toEqual(said);
});

test("PAY-14: the cost centre of the order is said with each trip, and a cleared one is cleared", () => {
  expect(differs({}, {}, { cost_center: "Sales" })).toEqual({ cost_center: "Sales" });
  expect(differs({}, {}, { cost_center: "Sales" }, { cost_center: "Sales" })).toBeUndefined();
  expect(differs({}, {}, {}, { cost_center: "Sales" })).toEqual({ cleared: ["cost_center"] });
});
