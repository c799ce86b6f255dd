import { expect, test } from "vitest";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { metFields } from "./met-fields.ts";
import { saidField } from "./said-field.ts";
import { changeOf, FORM_FIELDS, servedBy, takenOver, type TripForm } from "./trip-form.ts";

type ViewTrip = DeskOrderView["view"]["trips"][number];

const SEEN: TripForm = {
  time: "2026-12-09 14:30",
  carClass: "2",
  from: "Terminal B",
  to: "Tsvetnoy 11",
  stops: [],
  flight: "SU 36",
  name: "Olga Krylova",
  phone: "+7 916 555-01-18",
  email: "o@example.com",
  adults: "2",
  children: "0",
  luggage: "3",
  services: {},
  sign: "Olga",
  comment: "",
};

const TRIP = { given: { passengers: [] }, start: { kind: "" }, finish: { kind: "" } } as unknown as ViewTrip;
const NAMES = { classOf: (id: number) => `Class ${id}`, serviceOf: (id: number) => (id === 7 ? "Booster" : "Wi-Fi") };
const said = (form: TripForm, name: keyof TripForm) => saidField(form, name, NAMES);
const met = (mine: TripForm, theirs: TripForm) =>
  metFields(
    FORM_FIELDS.map((name) => ({
      label: name,
      was: said(SEEN, name),
      theirs: said(theirs, name),
      mine: said(mine, name),
    })),
  ).map(({ label }) => label);

test("what a colleague changed meanwhile comes along, and what one has typed stays (OPR-04)", () => {
  const mine = { ...SEEN, time: "2026-12-09 15:30", comment: "Two dogs" };
  const theirs = { ...SEEN, flight: "SU 38", comment: "One dog" };
  expect(takenOver(mine, SEEN, theirs)).toEqual({ ...mine, flight: "SU 38" });
  expect(met(mine, theirs)).toEqual(["comment"]);
});

test("two who changed a field to the same do not meet (OPR-04)", () => {
  const both = { ...SEEN, time: "2026-12-09 15:30" };
  expect(met(both, both)).toEqual([]);
});

test("another class is named by its price, and takes along what of the services its car has (OPS-23)", () => {
  const mine = { ...SEEN, carClass: "10", services: { 7: 2, 9: 1 } };
  const known = [
    { id: 7, slug: "booster" },
    { id: 9, slug: "wi-fi" },
    { id: 207, slug: "booster" },
  ];
  const served = servedBy([{ id: 207, slug: "booster" }], mine, known);
  expect(changeOf(SEEN, served, TRIP, 501)).toEqual({
    price_id: 501,
    additional_services: [{ id: 207 }, { id: 207 }],
  });
  // Back at the car of before it is that provider's again.
  expect(servedBy([{ id: 7, slug: "booster" }], served, known).services).toEqual({ 7: 2 });
  expect(said(mine, "carClass")).toBe("Class 10");
});

test("stops and services are sent whole once one of them is another, are told by their names, and meet like any field (OPS-23)", () => {
  const khimki = { address: "Khimki", location: "55.9,37.45", place_id: null };
  const house = { address: "Tverskaya 1", location: "", place_id: "p1" };
  const seen = { ...SEEN, stops: [khimki], services: { 7: 1 } };
  // A row whose place is still to be chosen is no stop yet.
  expect(changeOf(seen, { ...seen, stops: [khimki, null] }, TRIP)).toBeUndefined();
  const mine = { ...seen, stops: [khimki, house], services: { 7: 2, 9: 1 } };
  expect(changeOf(seen, mine, TRIP)).toEqual({
    additional_locations: [
      { address: "Khimki", location: "55.9,37.45" },
      { address: "Tverskaya 1", place_id: "p1" },
    ],
    additional_services: [{ id: 7 }, { id: 7 }, { id: 9 }],
  });
  expect(changeOf(seen, { ...seen, stops: [], services: {} }, TRIP)).toEqual({
    additional_locations: [],
    additional_services: [],
  });
  expect([said(mine, "stops"), said(mine, "services")]).toEqual(["Khimki, Tverskaya 1", "Booster × 2, Wi-Fi"]);
  const theirs = { ...seen, stops: [house], services: { 9: 1 } };
  expect(takenOver({ ...seen, services: { 7: 2 } }, seen, theirs)).toEqual({ ...theirs, services: { 7: 2 } });
});
