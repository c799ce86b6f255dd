import { expect, test } from "vitest";
import { EMPTY_DRAFT, type TripDraft } from "#domain/booking/trip-draft.ts";
import { EMPTY_TRIP } from "#domain/booking/trip-fields.ts";
import { followingTrips } from "./following-trips.ts";

const ANNA = { name: "Anna", phone: "+7 916 123-45-67", email: "anna@example.org" };
const trip = (id: number, lead: typeof ANNA, isOpen = true) => ({
  order_id: id,
  given: { passengers: [lead] },
  change: { details: isOpen },
});
const ORDER = {
  email: "Anna@example.org",
  trips: [
    trip(7, ANNA),
    trip(8, { ...ANNA, name: "Boris" }),
    trip(9, { ...ANNA, name: "Vera", phone: "+44 7911 123456" }),
    trip(10, ANNA, false),
  ],
};
const typed = (fields: Partial<typeof ANNA>): TripDraft => ({
  ...EMPTY_DRAFT,
  trips: [{ ...EMPTY_TRIP, orderedId: 7 }],
  people: { ...EMPTY_DRAFT.people, list: [{ id: "1", ...ANNA, ...fields }] },
});

test.each([
  ["a phone that two cars had", { phone: "+79260000000" }, [8]],
  ["an address that three had", { email: "olga@example.org" }, [8, 9]],
  ["a name that nobody else had", { name: "Anya" }, []],
  ["the same phone in other words", { phone: "+7 (916) 1234567 " }, []],
])("BKF-18: the form of a change names the other cars of the order that follow it: %s", (_, fields, ids) => {
  expect(followingTrips(ORDER, typed(fields), { isVisitor: false })).toEqual(ids);
});

test("T-25: a visitor's new address is no choice where it is the order's own: it waits, and then all trips have it", () => {
  const following = (email: string) =>
    followingTrips({ ...ORDER, email }, typed({ email: "olga@example.org" }), { isVisitor: true });
  expect([following(ORDER.email), following("boss@example.org")]).toEqual([[], [8, 9]]);
});

test("BKF-18: a form whose trips are not in the order names none", () => {
  expect(followingTrips({ email: "", trips: [] }, typed({ phone: "+1" }), { isVisitor: false })).toEqual([]);
});
