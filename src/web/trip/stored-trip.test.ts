import { describe, expect, test } from "vitest";
import type { Suggestion } from "#contract/places.ts";
import { readSearch } from "#contract/search-address.ts";
import { EMPTY_CAR } from "#domain/booking/further-cars.ts";
import { changeDraft, EMPTY_DRAFT, type TripDraft, type TripDraftChange } from "#domain/booking/trip-draft.ts";
import type { PickedOffer } from "./picked-offer.ts";
import {
  filledFields,
  isKeptFor,
  KEPT_HOURS,
  keptTrip,
  readKeptTrip,
  readPerson,
  readTabTrip,
  tabPerson,
  tabTrip,
} from "./stored-trip.ts";

const place = (id: string, more: Partial<Suggestion> = {}) =>
  ({ place_id: id, types: ["airport"], exactAddress: true, formatted_address: `All of ${id}`, ...more }) as Suggestion;

const home = place("f-home", { types: ["building"], exactAddress: false, formatted_address: "Secret Lane 7" });

const offer = {
  from: place("g1"),
  to: home,
  roundTrip: true,
  when: "2026-12-01 10:00",
  price: {
    price_id: 7,
    price: 24,
    currency: "EUR",
    reverse_price: { price_id: 8, price: 30 },
    car_class: { car_class_id: 3, capacity: 4 },
    service_provider: { id: 2 },
    start_place: { type: 2 },
    finish_place: { type: 5 },
  },
} as PickedOffer;

const typed: readonly TripDraftChange[] = [
  { type: "start", trips: 2, capacity: 4 },
  { type: "trip", index: 0, fields: { date: "2026-12-01", time: "18:40", flight: "SU 2455" } },
  { type: "party", party: { adults: 2, children: 1 } },
  { type: "seats", kind: "seat", count: 1 },
  { type: "luggage", count: 3 },
  { type: "passenger", fields: { name: "Anna Secret", phone: "+79160001122", email: "secret@example.org" } },
  { type: "people", fields: { sign: "SECRET SIGN", viewers: [{ id: "1", phone: "+79169998877" }] } },
  { type: "address", trip: 0, end: "dropoff", placeId: "f-home", text: "Secret Lane 7, flat 5" },
  { type: "comment", text: "Secret wish" },
  { type: "money", fields: { certificate: "SECRET-GIFT", bonusNumber: "SECRET-77", services: { 9004: 2 } } },
  { type: "company", fields: { payBy: "cash", hasViewers: true, policyAgreed: true } },
  { type: "trip", index: 1, fields: { departureDate: "2026-12-05", departureTime: "16:00" } },
  { type: "recommended", index: 1, departure: "2026-12-05 16:00", pickup: "2026-12-05 12:40" },
  {
    type: "cars",
    fields: {
      cars: [{ ...EMPTY_CAR, id: "1", ways: "there", party: { ...EMPTY_CAR.party, adults: 2 } }],
      carPeople: [
        {
          id: "1",
          list: [{ id: "1", name: "Boris Secret", phone: "+79160003344", email: "" }],
          aside: [],
          keepsAll: false,
          sign: "SECRET CAR",
        },
      ],
    },
  },
];

const draft = typed.reduce<TripDraft>(changeDraft, EMPTY_DRAFT);
const NOW = Date.UTC(2026, 10, 23);
/** What a store gives back: it keeps text. */
const stored = (value: object): unknown => JSON.parse(JSON.stringify(value));

describe("BKF-41: what is stored of a trip, and where", () => {
  test("ruling 5, LOY-17: nothing personal and nothing worth money goes to local storage, a typed address not even by its id", () => {
    const text = JSON.stringify(keptTrip({ offer, draft }, NOW, undefined));
    expect(text).not.toMatch(/secret|7916|f-home/i);
    expect(text).toContain("SU 2455");
  });

  test("PAY-08: places, class, times and counts are always kept, and it is told which fields to fill in again", () => {
    const kept = readKeptTrip(stored(keptTrip({ offer, draft }, NOW, 12)), NOW + 1000);
    expect(kept?.search).toMatchObject({ from: "g1", to: undefined, back: true, car: "3.2", when: "2026-12-01 10:00" });
    expect(kept?.draft).toMatchObject({
      trips: draft.trips,
      party: draft.party,
      luggage: 3,
      services: { 9004: 2 },
      company: draft.company,
      people: EMPTY_DRAFT.people,
      comment: "",
    });
    expect(kept?.filled).toEqual([
      "trip-0-dropoff",
      "name",
      "phone",
      "email",
      "passengers",
      "sign",
      "viewers",
      "comment",
      "certificate",
      "bonusNumber",
    ]);
    expect(kept?.orderId).toBe(12);
  });

  test("BKF-17, BKF-32: the session of the tab gives back everything as it was: what was typed, recommended and agreed to", () => {
    const trip = readTabTrip(stored(tabTrip({ offer, draft })));
    const person = readPerson(stored(tabPerson(draft)));
    expect({ ...trip?.draft, ...person }).toEqual(draft);
    expect(trip?.offer).toEqual(offer);
    expect(JSON.stringify(tabTrip({ offer: { ...offer, to: place("g2") }, draft }))).not.toMatch(/secret/i);
  });

  test("a kept trip is forgotten when it is too old, and is not taken for another car", () => {
    const value = stored(keptTrip({ offer, draft }, NOW, undefined));
    expect(readKeptTrip(value, NOW + KEPT_HOURS * 3_600_000 + 1)).toBeUndefined();
    const kept = readKeptTrip(value, NOW);
    const named = (query: string) => kept && isKeptFor(kept, readSearch(query));
    expect(named("?from=g1&to=f-home&back=1&car=3.2")).toBe(true);
    expect(named("?from=g9&to=f-home&back=1&car=3.2")).toBe(false);
    expect(named("?from=g1&to=f-home&car=3.2")).toBe(false);
    expect(named("?from=g1&to=f-home&back=1&car=4.2")).toBe(false);
  });

  test.each([
    ["nothing", undefined],
    ["a text", "booking"],
    ["a list", []],
    ["another version", { version: 1, offer, draft }],
    ["no version", { offer, draft }],
    ["a trip without an offer", { version: 2, draft }],
    ["an offer in an unknown currency", { version: 2, draft, offer: { ...offer, price: { currency: "XAU" } } }],
  ])("what is not ours is not read: %s", (_, value) => {
    expect(readTabTrip(value)).toBeUndefined();
    expect(readKeptTrip(value, NOW)).toBeUndefined();
  });

  test("a draft that lacks newer members, or has them of another kind, is completed and never breaks the form", () => {
    const old = {
      trips: [{ date: "2026-12-01", time: 7 }],
      party: { adults: "2" },
      people: { list: "Anna" },
      company: null,
    };
    const read = readTabTrip({ version: 2, offer, draft: old })?.draft;
    expect(read?.trips).toEqual([{ ...EMPTY_DRAFT.trips[0], date: "2026-12-01" }]);
    expect(read?.party).toEqual(EMPTY_DRAFT.party);
    expect(read && filledFields(read)).toEqual([]);
    expect(read?.company).toEqual(EMPTY_DRAFT.company);
  });
});
