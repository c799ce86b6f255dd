import { describe, expect, test } from "vitest";
import type { TripItem } from "#contract/orders/trips.ts";
import type { Suggestion } from "#contract/places.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { addCar, changeInCar, splitCar } from "#domain/booking/change-cars.ts";
import type { PeopleChange } from "#domain/booking/draft-people.ts";
import { changeDraft, EMPTY_DRAFT, type TripDraft, type TripDraftChange } from "#domain/booking/trip-draft.ts";
import { orderedStops } from "#web/features/orders/change/ordered-stops.ts";
import { orderedPlaces } from "#web/lib/unlisted-stop.ts";
import { accountRules } from "#web/trip/account-rules.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { IN_ENGLISH, sampleOffer, samplePlace } from "../../../../../tests/support/sample-offer.ts";
import { orderBody } from "./order-body.ts";
import { orderOrigin } from "./origin.ts";

const seat = { id: 11, price: "4.15", type: "seat", slug: "seat", category: "baby_seat", includedInPrice: false };
const pet = { id: 12, price: "6.5", type: "pet", slug: "pet", category: "pet", name: "Pet", most: 2 };

const offer = sampleOffer({ reverse_price: { price_id: 8, price: 30.2 }, additional_services: [seat, pet] }, true);

const typed: readonly TripDraftChange[] = [
  { type: "start", trips: 2, capacity: 3 },
  { type: "trip", index: 0, fields: { date: "2026-11-24", time: "18:40", flight: " su  2455" } },
  {
    type: "trip",
    index: 1,
    fields: { date: "2026-11-28", time: "09:05", departureDate: "2026-11-28", departureTime: "12:00" },
  },
  { type: "party", party: { children: 1 } },
  { type: "seats", kind: "seat", count: 1 },
  {
    type: "passenger",
    fields: { name: " Anna  Ivanova", phone: "+7 (916) 123-45-67", email: " a@example.org " },
  },
];

describe("the body of an order", () => {
  const body = orderBody(offer, typed.reduce(changeDraft, EMPTY_DRAFT), IN_ENGLISH, accountRules(null));
  const [there, back] = body.trips;

  test("BKF-19: has both trips with their own prices, ends and sign, and the sum of everything without a lost cent", () => {
    expect([there?.price_id, back?.price_id]).toEqual([7, 8]);
    expect(back?.start_location).toMatchObject({ place_id: there?.finish_location?.place_id });
    expect([there?.text_tablet, back?.text_tablet]).toEqual(["Anna Ivanova", "Anna Ivanova"]);
    expect(body.expected_total).toBe(62.6);
  });

  test("ruling 29, PAY-33: each car is a trip with its own people, seats and sign; what all cars share is the same in each", () => {
    const draft = typed.reduce<TripDraft>(changeDraft, EMPTY_DRAFT);
    const there = changeDraft(draft, { type: "cars", fields: splitCar(addCar(draft), "1") });
    const inside = (of: TripDraft, id: string, change: PeopleChange) =>
      changeDraft(of, { type: "cars", fields: changeInCar(of, id, change) });
    const boris = inside(there, "1", { type: "passenger", fields: { name: "Boris", phone: "+44 7911 123456" } });
    const cars = inside(boris, "2", { type: "passenger", fields: { name: "Vera" } });
    const { trips, expected_total: total } = orderBody(offer, cars, IN_ENGLISH, accountRules(null));
    const anna = { name: "Anna Ivanova", phone: "79161234567", email: "a@example.org" };
    expect(trips.map(({ price_id: id, passengers, text_tablet: sign }) => [id, passengers, sign])).toEqual([
      [7, [anna], "Anna Ivanova"],
      [7, [{ ...anna, name: "Boris", phone: "447911123456" }], "Boris"],
      [8, [anna], "Anna Ivanova"],
      // Without a phone of her own she is reached by that of whoever booked.
      [8, [{ ...anna, name: "Vera" }], "Vera"],
    ]);
    const counts = trips.map((trip) => [
      trip.passengers_number,
      trip.adults_amount,
      trip.children_amount,
      trip.additional_services?.length,
    ]);
    expect(counts).toEqual([
      [2, 1, 1, 1],
      [1, 1, 0, 0],
      [2, 1, 1, 1],
      [1, 1, 0, 0],
    ]);
    expect(trips[1]?.start_location).toEqual(trips[0]?.start_location);
    expect(total).toBe(116.9);
  });

  test("OPN-035, OPN-051: has the flight at the end it belongs to, and the departure at the finish", () => {
    expect(there?.start_location).toMatchObject({ place_id: "g1", time: "2026-11-24 18:40", flight_number: "SU 2455" });
    expect(there?.finish_location).not.toHaveProperty("time");
    expect(back?.start_location).not.toHaveProperty("flight_number");
    expect(back?.finish_location).toMatchObject({ place_id: "g1", time: "2026-11-28 12:00" });
  });

  test("PAY-32: what belongs to each end is sent at that end, and only where its kind has it", () => {
    const numbers = {
      flight: "su 1",
      train: "7",
      departureFlight: "s7 2",
      departureTrain: "9",
      departureTerminal: "b",
      departureDate: "2026-11-24",
      departureTime: "22:10",
      terminal: "c",
    };
    const draft = [...typed, { type: "trip", index: 0, fields: numbers } as const].reduce(changeDraft, EMPTY_DRAFT);
    const between = { ...offer, price: { ...offer.price, finish_place: { type: 2 } } as PriceItem };
    const [trip] = orderBody({ ...between, roundTrip: false }, draft, IN_ENGLISH, accountRules(null)).trips;
    expect(trip?.start_location).toMatchObject({ flight_number: "SU 1", terminal_number: "C" });
    expect(trip?.start_location).not.toHaveProperty("train_number");
    const flight = { flight_number: "S7 2", terminal_number: "B", time: "2026-11-24 22:10" };
    expect(trip?.finish_location).toMatchObject(flight);
    expect(trip?.finish_location).not.toHaveProperty("train_number");
  });

  test("PAY-31, ruling 31: a flight that comes later is sent as such, without what was typed before the tick", () => {
    const later = { type: "trip", index: 0, fields: { flightLater: true, terminal: "B" } } as const;
    const sent = (of: PickedOffer) =>
      orderBody(of, [...typed, later].reduce<TripDraft>(changeDraft, EMPTY_DRAFT), IN_ENGLISH, accountRules(null))
        .trips[0];
    const start = sent(offer)?.start_location;
    expect(start).toMatchObject({ flight_later: true, time: "2026-11-24 18:40" });
    for (const name of ["flight_number", "terminal_number"]) expect(start).not.toHaveProperty(name);
    const fromTown = { ...offer, price: { ...offer.price, start_place: { type: 5 } } as PriceItem };
    expect(sent(fromTown)?.start_location).not.toHaveProperty("flight_later");
  });

  test("PAY-34, PAY-35, PAY-37, BKF-29: a certificate, a miles number, services and other words on the sign are sent once given", () => {
    for (const name of ["hash", "priority_s7"]) expect(there).not.toHaveProperty(name);
    const more: readonly TripDraftChange[] = [
      { type: "money", fields: { certificate: " GIFT ", bonusNumber: " 123455 ", services: { 12: 3, 9004: 2 } } },
      { type: "people", fields: { sign: "ACME" } },
    ];
    const [trip] = orderBody(
      offer,
      [...typed, ...more].reduce(changeDraft, EMPTY_DRAFT),
      IN_ENGLISH,
      accountRules(null),
    ).trips;
    expect(trip).toMatchObject({
      hash: "GIFT",
      priority_s7: "123455",
      text_tablet: "ACME",
      // No more than the operator sells, and nothing that this car lacks.
      additional_services: [{ id: 11 }, { id: 12 }, { id: 12 }],
    });
  });

  test.each([
    ["a code is cut to what an order takes", { certificate: "A".repeat(64) }, { hash: "A".repeat(60) }, "priority_s7"],
    ["a number that was left wrong is nobody's", { bonusNumber: "1231" }, {}, "priority_s7"],
    ["a number much too long", { bonusNumber: "1".repeat(40) }, {}, "priority_s7"],
    ["an empty code is left out", { certificate: " ", bonusNumber: "1230" }, { priority_s7: "1230" }, "hash"],
  ] as const)("PAY-34, PAY-35: nothing typed about money refuses the whole order: %s", (_, fields, sent, absent) => {
    const draft = [...typed, { type: "money", fields } as const].reduce<TripDraft>(changeDraft, EMPTY_DRAFT);
    const [trip] = orderBody(offer, draft, IN_ENGLISH, accountRules(null)).trips;
    expect(trip).toMatchObject(sent);
    expect(trip).not.toHaveProperty(absent);
  });

  test("names the typed address before the place, on both trips, and only in a town", () => {
    const typedAddress = { type: "address", trip: 1, end: "pickup", placeId: "g2", text: " Arbat  1" } as const;
    const draft = [...typed, typedAddress].reduce<TripDraft>(changeDraft, EMPTY_DRAFT);
    const [out, home] = orderBody(offer, draft, IN_ENGLISH, accountRules(null)).trips;
    expect([out?.start_location.address, out?.finish_location?.address]).toEqual(["g1", "Arbat 1, Place g2"]);
    expect([home?.start_location.address, home?.finish_location?.address]).toEqual(["Arbat 1, Place g2", "g1"]);
  });

  test("F3: an address that was typed in the finder is sent once, with what was added to it", () => {
    const street: Suggestion = {
      ...samplePlace("f1"),
      formatted_address: "Tverskaya 1, Moscow, Russia",
      structured_formatting: { main_text: "Tverskaya 1", secondary_text: "Moscow, Russia", formatted_address: "" },
      types: ["building"],
      exactAddress: false,
    };
    const sent = (...more: TripDraftChange[]) =>
      orderBody(
        { ...offer, to: street },
        [...typed, ...more].reduce<TripDraft>(changeDraft, EMPTY_DRAFT),
        IN_ENGLISH,
        accountRules(null),
      ).trips[0]?.finish_location?.address;
    expect(sent()).toBe("Tverskaya 1, Moscow, Russia");
    const flat = { type: "address", trip: 0, end: "dropoff", placeId: "f1", text: "Tverskaya 1, flat 5" } as const;
    expect(sent(flat)).toBe("Tverskaya 1, flat 5, Moscow, Russia");
  });

  test("B15, PAY-27, PAY-28, PAY-34, PAY-36: says in which language, from which visit and at whose page it was made", () => {
    const visit = { utm: { utm_source: "mail" }, utmSource: "mail", subId: "77", pos: "top", platform: "7" };
    const ordered = (role: "customer" | "agent" | undefined, moduleType = "frame-1") =>
      orderBody(
        offer,
        EMPTY_DRAFT,
        IN_ENGLISH,
        accountRules(null),
        orderOrigin({ userId: "5", moduleType }, role && { role, user_id: 20 }, visit),
      );
    expect(ordered(undefined)).toMatchObject({
      lang: "en",
      currency: "EUR",
      user_id: "5",
      module_type: "frame-1",
      utm: { utm_source: "mail" },
      trips: [
        {
          lang: "en",
          user_id: "5",
          price_id: 7,
          currency: "EUR",
          service_id: 1,
          sub_id: "77",
          utm_source: "mail",
          pos: "top",
          platform: "7",
          start_place_id: "g1",
        },
        { price_id: 8, sub_id: "77", start_place_id: "g2" },
      ],
    });
    expect(ordered("agent").user_id).toBe("5");
    // A customer's session and another's number would be refused together.
    expect(ordered("customer")).toMatchObject({ user_id: "20", trips: [{ user_id: "20" }, { user_id: "20" }] });
    expect(orderOrigin({ userId: "", moduleType: "booking" }, { role: "agent", user_id: 30 }, {}).userId).toBe("30");
    for (const name of ["user_id", "utm"]) expect(body).not.toHaveProperty(name);
    expect(body.module_type).toBe("booking");
  });

  test("OPN-067: names the module that it was made in: the airline's, a frame, a rent or our own", () => {
    const module = (of: PickedOffer, visit: object, moduleType = "booking") =>
      orderBody(of, EMPTY_DRAFT, IN_ENGLISH, accountRules(null), { visit, userId: "", moduleType }).module_type;
    const airline = { moduleType: "airline" };
    expect([
      module(offer, {}),
      module({ ...offer, hours: 3 }, {}),
      module(offer, airline),
      module(offer, airline, "frame"),
    ]).toEqual(["booking", "rent", "airline", "frame"]);
  });

  test("PAY-30: says of each trip whether its tariff is flexible and how long it is hired", () => {
    expect(there).toMatchObject({ is_rent: false, flexible_tariff: false });
  });

  test("OPN-142, BKF-35, PAY-30 [B15]: says of each trip whether it is at short notice, by the price that it is ordered by", () => {
    const fast = (of: PickedOffer) =>
      orderBody(of, EMPTY_DRAFT, IN_ENGLISH, accountRules(null)).trips.map((trip) => trip.is_fast_ride);
    const soon = { pickup: "2026-11-24 10:00", priceId: 9, price: 27, stopPrice: 3, isFastRide: true };
    expect(fast(offer)).toEqual([false, false]);
    expect(fast({ ...offer, timed: [soon, null] })).toEqual([true, false]);
    expect(fast({ ...offer, timed: [{ ...soon, isFastRide: false }, soon] })).toEqual([false, true]);
    // A time that was asked for in the list has its price there.
    expect(fast({ ...offer, price: { ...offer.price, is_fast_ride: true } })).toEqual([true, false]);
  });

  test("OPN-144: says whether the traveller accepts a price that may change, if the form asked", () => {
    expect(there).not.toHaveProperty("flexible_tariff_agreement");
    const flexible = { ...offer, price: { ...offer.price, flexible_tariff: true } };
    const agreed = [...typed, { type: "agree", agreed: true } as const].reduce<TripDraft>(changeDraft, EMPTY_DRAFT);
    expect(
      orderBody(flexible, agreed, IN_ENGLISH, accountRules(null)).trips.map((trip) => trip.flexible_tariff_agreement),
    ).toEqual([true, true]);
    const other = changeDraft(agreed, { type: "start", trips: 1, capacity: 3 });
    expect(orderBody(flexible, other, IN_ENGLISH, accountRules(null)).trips[0]?.flexible_tariff_agreement).toBe(false);
  });

  test("PAY-29, FND-06, BKF-52: stops go with the way there, each is paid once, and without any nothing is said of them", () => {
    expect(body.trips.some((trip) => "additional_locations" in trip)).toBe(false);
    const stopping: PickedOffer = {
      ...offer,
      stops: [samplePlace("g3"), samplePlace("g4")],
      price: { ...offer.price, price_subaddress: 3.15 },
    };
    const ordered = orderBody(stopping, typed.reduce(changeDraft, EMPTY_DRAFT), IN_ENGLISH, accountRules(null));
    expect(ordered.trips.map((trip) => trip.additional_locations)).toEqual([
      ["g3", "g4"].map((id) => ({ place_id: id, address: id, location: "55.5,37.25" })),
      undefined,
    ]);
    expect(ordered.expected_total).toBe(68.9);
  });

  test("PAY-14: a stop that is in no list of places stays with its order as it was typed, and is paid once", () => {
    const known = {
      address: "Khimki",
      geo_data: { place_id: "g3", geometry: { location: { lat: 55.9, lng: 37.45 } } },
    };
    const pointed = { ...known, address: "Gate 3", geo_data: { ...known.geo_data, place_id: "" } };
    const subaddress = [known, pointed, { address: "Aunt Molly's bakery", geo_data: null }] as TripItem["subaddress"];
    const places = orderedPlaces({ order_id: 7, subaddress });
    expect(places.map(({ id }) => id)).toEqual(["g3", "stop-of-7-1", "stop-of-7-2"]);
    const stops = places.map(({ id, unlisted }) => unlisted ?? samplePlace(id));
    const { trips } = orderBody(
      { ...offer, stops },
      typed.reduce(changeDraft, EMPTY_DRAFT),
      IN_ENGLISH,
      accountRules(null),
    );
    expect(trips[0]?.additional_locations?.slice(1)).toEqual([
      { address: "Gate 3", location: "55.9,37.45" },
      { address: "Aunt Molly's bakery" },
    ]);
    // Nothing differs, so a change of something else leaves the stops alone.
    const rest = trips[0]?.additional_locations?.slice(1);
    expect(orderedStops(subaddress.slice(1), rest)).toBe(rest);
  });

  test("is clean: no markup, digits in the phone, one service for each seat", () => {
    expect(there?.passengers[0]).toEqual({ name: "Anna Ivanova", phone: "79161234567", email: "a@example.org" });
    expect(there?.text_tablet).toBe("Anna Ivanova");
    expect(there?.additional_services).toEqual([{ id: 11 }]);
  });

  test("OPN-142, RNT-13, PAY-30, OPN-067: a rent has its hours in seconds and no finish", () => {
    const rent = { ...offer, to: offer.from, roundTrip: false, hours: 5 };
    const ordered = orderBody(rent, typed.reduce(changeDraft, EMPTY_DRAFT), IN_ENGLISH, accountRules(null));
    expect(ordered).toMatchObject({ module_type: "rent", trips: [{ is_rent: true, duration: 18_000, price_id: 7 }] });
    expect(ordered.trips).toHaveLength(1);
    expect(ordered.trips[0]).not.toHaveProperty("finish_location");
  });
});
