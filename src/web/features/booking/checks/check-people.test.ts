import { describe, expect, test } from "vitest";
import type { PriceItem } from "#contract/prices/prices.ts";
import { addCar, changeInCar, steerCar } from "#domain/booking/change-cars.ts";
import type { PeopleChange } from "#domain/booking/draft-people.ts";
import type { CarsDraft } from "#domain/booking/further-cars.ts";
import { changeDraft, EMPTY_DRAFT, type TripDraft, type TripDraftChange } from "#domain/booking/trip-draft.ts";
import { metTrip } from "#web/features/booking/people/met-trip.ts";
import { accountRules } from "#web/trip/account-rules.ts";
import { PHONE_PLANS } from "#web/trip/phone/phone-plans.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { checkCars, checkPeople } from "./check-people.ts";
import { tooLong } from "./form-error.ts";

const AIRPORT = 2;
const TOWN = 5;
const SIGN = { category: "table", default_include: true };
const SEAT = { id: 1, category: "baby_seat", type: "seat", slug: "seat", price: "4" };

type Ends = { readonly start?: number; readonly finish?: number; readonly back?: boolean };

const offerWith = (services: readonly object[], { start = AIRPORT, finish = TOWN, back = false }: Ends = {}) =>
  ({
    roundTrip: back,
    price: {
      start_place: { type: start },
      finish_place: { type: finish },
      reverse_price: { price_id: 2, price: 3 },
      additional_services: services,
      terms: { included: [] as string[] },
    } as unknown as PriceItem,
  }) as PickedOffer;

const phones = { pickup: "RU", locale: "en", operator: "", plans: PHONE_PLANS } as const;
const anna: TripDraftChange = {
  type: "passenger",
  fields: { name: "Anna", phone: "+7 916 123-45-67", email: "a@example.org" },
};

const wrong = (offer: PickedOffer, ...changes: readonly TripDraftChange[]) => {
  const draft = [{ type: "start", trips: 1, capacity: 4 } as const, anna, ...changes].reduce<TripDraft>(
    changeDraft,
    EMPTY_DRAFT,
  );
  return checkPeople(offer, draft, accountRules(null), phones).map(([id, [key]]) => `${id}: ${key}`);
};

const other = (fields: { readonly name?: string; readonly phone?: string; readonly email?: string }) =>
  [
    { type: "party", party: { adults: 2 } },
    {
      type: "people",
      fields: {
        list: [
          { id: "1", name: "Anna", phone: "+7 916 123-45-67", email: "a@example.org" },
          { id: "2", name: "Boris", phone: "", email: "", ...fields },
        ],
      },
    },
  ] as const satisfies readonly TripDraftChange[];

describe("BKF-06, OPN-039: every passenger on the list is checked", () => {
  test.each<[string, Parameters<typeof other>[0], readonly string[]]>([
    ["a further passenger needs only a name", {}, []],
    ["but a name", { name: " " }, ["passenger-1-name: booking.need.nameOther"]],
    ["a phone that is given must be one", { phone: "12" }, ["passenger-1-phone: booking.phone.short"]],
    ["an e-mail that is given must be one", { email: "boris@" }, ["passenger-1-email: booking.email.unfinished"]],
  ])("%s", (_, fields, faults) => {
    expect(wrong(offerWith([]), ...other(fields))).toEqual(faults);
  });
});

describe("VAL-16, PRC-18: the seats of children, where the car has any, told at their group [B13]", () => {
  const children = (count: number): TripDraftChange => ({ type: "party", party: { children: count } });
  const seat = { type: "seats", kind: "seat", count: 1 } as const;
  test.each<[string, readonly object[], readonly TripDraftChange[], readonly string[]]>([
    ["one child without a seat", [SEAT], [children(1)], ["child-seats: DataForms.Forms.childSeats"]],
    ["two children with one seat", [SEAT], [children(2), seat], ["child-seats: booking.people.seatsMissing"]],
    ["a seat and a child who needs none", [SEAT], [children(2), seat, { type: "own-seats", count: 1 }], []],
    ["a car without seats", [], [children(2)], []],
  ])("%s", (_, services, changes, faults) => {
    expect(wrong(offerWith(services), ...changes)).toEqual(faults);
  });
});

describe("ruling 29: each further car is checked for itself", () => {
  const put = (fields: CarsDraft): TripDraftChange => ({ type: "cars", fields });
  const added = changeDraft(EMPTY_DRAFT, put(addCar(EMPTY_DRAFT)));
  const inside = (...changes: readonly PeopleChange[]) =>
    changes.reduce<TripDraft>((draft, change) => changeDraft(draft, put(changeInCar(draft, "1", change))), added);
  const wrongIn = (offer: PickedOffer, { cars, carPeople }: CarsDraft) => {
    const draft = changeDraft({ ...EMPTY_DRAFT, capacity: 4 }, put({ cars, carPeople }));
    return checkCars(offer, draft, accountRules(null), phones).map(([id, [key]]) => `${id}: ${key}`);
  };
  const boris: PeopleChange = { type: "passenger", fields: { name: "Boris" } };
  const sign = (text: string): PeopleChange => ({ type: "people", fields: { sign: text } });

  test.each<[string, PickedOffer, CarsDraft, readonly string[]]>([
    ["somebody must travel in it", offerWith([]), added, ["car-1-passenger-0-name: booking.need.nameOther"]],
    ["a name is enough", offerWith([]), inside(boris), []],
    [
      "its children need seats",
      offerWith([SEAT]),
      inside(boris, { type: "party", party: { children: 1 } }),
      ["car-1-child-seats: DataForms.Forms.childSeats"],
    ],
    ["so does its sign words", offerWith([SIGN]), inside(boris, sign(" ")), ["car-1-sign: booking.people.signNeeded"]],
    [
      "where it meets nobody it has no sign",
      offerWith([SIGN], { back: true }),
      steerCar(inside(boris, sign(" ")), "1", "back"),
      [],
    ],
    ["without a way back, a car that only drives back is none", offerWith([]), steerCar(added, "1", "back"), []],
    ["a rent has one car", { ...offerWith([]), hours: 3 }, added, []],
  ])("%s", (_, offer, draft, faults) => {
    expect(wrongIn(offer, draft)).toEqual(faults);
  });
});

describe("VAL-18: the words on the sign are needed where the sign comes with the ride [B7]", () => {
  const sign = (text: string | null): TripDraftChange => ({ type: "people", fields: { sign: text } });
  const needed = ["sign: booking.people.signNeeded"];
  test.each<[string, PickedOffer, string | null, readonly string[]]>([
    ["nothing on it", offerWith([SIGN]), "", needed],
    ["only spaces and marks that nobody sees", offerWith([SIGN]), " \u200b", needed],
    ["a company", offerWith([SIGN]), "ACME", []],
    ["the name of the passenger, while nothing else is typed", offerWith([SIGN]), null, []],
    ["an extra that is not included", offerWith([{ ...SIGN, default_include: false }]), "", []],
    ["no such service", offerWith([]), "", []],
    ["nobody is met at home", offerWith([SIGN], { start: TOWN, finish: AIRPORT }), "", []],
    ["somebody is met on the way back", offerWith([SIGN], { start: TOWN, finish: AIRPORT, back: true }), "", needed],
  ])("%s", (_, offer, text, faults) => {
    expect(wrong(offer, sign(text))).toEqual(faults);
  });

  test("B12: the trip that is met is the first one that starts where people arrive", () => {
    expect(metTrip(offerWith([SIGN], { start: TOWN, finish: AIRPORT, back: true }), EMPTY_DRAFT)?.index).toBe(1);
    expect(metTrip(offerWith([SIGN]), EMPTY_DRAFT)?.index).toBe(0);
    expect(metTrip(offerWith([]), EMPTY_DRAFT)).toBeUndefined();
  });
});

describe("VAL-30, B9: a text longer than is kept stays in its field, which says how much fits", () => {
  const named = (length: number): TripDraftChange => ({ type: "passenger", fields: { name: "A".repeat(length) } });
  const sign = (length: number): TripDraftChange => ({ type: "people", fields: { sign: "A".repeat(length) } });
  test.each<[string, readonly TripDraftChange[], readonly string[]]>([
    ["a name of 60 letters", [named(60)], []],
    ["a name of 200 letters", [named(200)], ["name: booking.tooLong"]],
    ["another passenger's name", other({ name: "B".repeat(61) }), ["passenger-1-name: booking.tooLong"]],
    ["a sign of 61 letters", [sign(61)], ["sign: booking.tooLong"]],
    ["a note of 3,000 letters", [{ type: "comment", text: "A".repeat(3000) }], ["comment: booking.tooLong"]],
    ["spaces that are not kept", [{ type: "comment", text: `A${" ".repeat(3000)}A` }], []],
  ])("%s", (_, changes, faults) => {
    expect(wrong(offerWith([SIGN]), ...changes)).toEqual(faults);
  });

  test("it names the limit and the length", () => {
    expect(tooLong("name", "A".repeat(200), 60)).toEqual([["name", ["booking.tooLong", { most: 60, count: 200 }]]]);
  });
});
