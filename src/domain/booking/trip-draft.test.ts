import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressOf, firstPassenger, seatsAllowed } from "#domain/booking/draft-people.ts";
import { CHILD_SEATS } from "#domain/booking/passengers.ts";
import { signText } from "#domain/booking/sign-text.ts";
import { changeDraft, EMPTY_DRAFT, type TripDraft, type TripDraftChange } from "#domain/booking/trip-draft.ts";
import { EMPTY_TRIP, filledPickup, type TripFields } from "#domain/booking/trip-fields.ts";

const after = (...changes: readonly TripDraftChange[]): TripDraft => changes.reduce(changeDraft, EMPTY_DRAFT);

describe("a new draft", () => {
  test("BKF-22: has one adult and no children", () => {
    expect(EMPTY_DRAFT.party).toEqual({ adults: 1, children: 0, seats: { infant_seat: 0, seat: 0, booster: 0 } });
  });

  test("BKF-24: assumes a car for three and one empty trip", () => {
    expect(EMPTY_DRAFT.capacity).toBe(3);
    expect(EMPTY_DRAFT.trips).toHaveLength(1);
    expect(new Set(Object.values(EMPTY_DRAFT.trips[0] ?? { missing: "trip" }))).toEqual(new Set(["", 0, false]));
  });
});

describe("changing a draft", () => {
  test("starting a round trip gives two trips and keeps what was typed in the first", () => {
    const draft = after(
      { type: "trip", index: 0, fields: { flight: "SU 12" } },
      { type: "start", trips: 2, capacity: 7 },
      { type: "trip", index: 1, fields: { date: "2026-03-12" } },
    );
    expect(draft.trips.map(({ flight, date }) => ({ flight, date }))).toEqual([
      { flight: "SU 12", date: "" },
      { flight: "", date: "2026-03-12" },
    ]);
    expect(draft.capacity).toBe(7);
  });

  test("starting a one-way trip drops the second", () => {
    const draft = after({ type: "start", trips: 2, capacity: 4 }, { type: "start", trips: 1, capacity: 4 });
    expect(draft.trips).toHaveLength(1);
  });

  test("BKF-50: starting with a smaller car removes children", () => {
    const draft = after(
      { type: "start", trips: 1, capacity: 6 },
      { type: "party", party: { adults: 3, children: 3 } },
      { type: "start", trips: 1, capacity: 4 },
    );
    expect(draft.party).toMatchObject({ adults: 3, children: 1 });
  });

  test("changing one field leaves the other fields and the other trip alone", () => {
    const draft = after(
      { type: "start", trips: 2, capacity: 3 },
      { type: "trip", index: 1, fields: { date: "2026-03-12", time: "10:00" } },
      { type: "trip", index: 1, fields: { time: "11:00" } },
    );
    expect(draft.trips[0]).toEqual(EMPTY_DRAFT.trips[0]);
    expect(draft.trips[1]).toEqual({ ...EMPTY_DRAFT.trips[0], date: "2026-03-12", time: "11:00" });
  });

  test("changing a missing trip does nothing", () => {
    expect(after({ type: "trip", index: 5, fields: { time: "11:00" } })).toEqual(EMPTY_DRAFT);
  });

  test("BKF-49: adults stop at the capacity", () => {
    expect(after({ type: "party", party: { adults: 9 } }).party.adults).toBe(3);
  });

  test("BKF-26, BKF-48: fewer children get fewer seats, counted by kind", () => {
    const draft = after(
      { type: "party", party: { children: 2 } },
      { type: "seats", kind: "booster", count: 2 },
      { type: "party", party: { children: 1 } },
    );
    expect(draft.party.seats.booster).toBe(1);
  });

  test("BKF-47: once every child has a seat, no seat of another kind can be added", () => {
    const draft = after(
      { type: "party", party: { children: 1 } },
      { type: "seats", kind: "seat", count: 1 },
      { type: "seats", kind: "booster", count: 1 },
    );
    expect(draft.party.seats).toEqual({ infant_seat: 0, seat: 1, booster: 0 });
  });

  test.each([
    [-1, 0],
    [0, 0],
    [1, 1],
    [5, 2],
  ])("BKF-47: with two children, %i seats asked give %i", (asked, given) => {
    const draft = after({ type: "party", party: { children: 2 } }, { type: "seats", kind: "seat", count: asked });
    expect(draft.party.seats.seat).toBe(given);
  });

  test.each([
    [-1, 0],
    [4, 4],
  ])("a luggage count of %i is kept as %i", (typed, kept) => {
    expect(after({ type: "luggage", count: typed }).luggage).toBe(kept);
  });

  test("the passenger changes field by field", () => {
    const draft = after(
      { type: "passenger", fields: { name: "Анна" } },
      { type: "passenger", fields: { phone: "+79131234567" } },
    );
    expect(firstPassenger(draft)).toEqual({ id: "1", name: "Анна", phone: "+79131234567", email: "" });
  });

  test("VAL-18: the sign shows the first passenger's name until it has its own words", () => {
    const named = after({ type: "passenger", fields: { name: "Anna" } });
    expect(signText(named)).toBe("Anna");
    expect(signText(changeDraft(named, { type: "people", fields: { sign: "ACME" } }))).toBe("ACME");
    expect(signText(changeDraft(named, { type: "people", fields: { sign: "" } }))).toBe("");
  });

  test("OPN-144: another car is agreed to anew; what was typed about money stays", () => {
    const typed = after(
      { type: "money", fields: { certificate: "GIFT", services: { 9004: 1 } } },
      { type: "agree", agreed: true },
    );
    expect(typed.flexibleAgreed).toBe(true);
    const other = changeDraft(typed, { type: "start", trips: 1, capacity: 3 });
    expect(other).toMatchObject({ certificate: "GIFT", services: { 9004: 1 }, flexibleAgreed: false });
  });

  test("BKF-09: the comment is kept as typed", () => {
    expect(after({ type: "comment", text: " two prams " }).comment).toBe(" two prams ");
  });
});

describe("addresses", () => {
  const round = { type: "start", trips: 2, capacity: 3 } as const;
  const there = { trip: 0, end: "dropoff", placeId: "g2" } as const;
  const back = { trip: 1, end: "pickup", placeId: "g2" } as const;

  test("each trip repeats the other's address until it has its own", () => {
    const draft = after(round, { type: "address", ...there, text: "Tverskaya 5" });
    expect(addressOf(draft, back)).toBe("Tverskaya 5");
    expect(addressOf(after(round, { type: "address", ...back, text: "Arbat 1" }), there)).toBe("Arbat 1");
    const cleared = changeDraft(draft, { type: "address", ...back, text: "" });
    expect([addressOf(cleared, there), addressOf(cleared, back)]).toEqual(["Tverskaya 5", ""]);
  });

  test("an address is not carried over to another place", () => {
    const draft = after(round, { type: "address", ...there, text: "Tverskaya 5" });
    expect(addressOf(draft, { ...there, placeId: "g3" })).toBe("");
    expect(addressOf(draft, { ...back, placeId: "g3" })).toBe("");
  });

  test("addresses are kept with the people, where personal data lives", () => {
    const draft = after({ type: "address", ...there, text: "A" }, { type: "passenger", fields: { name: "Anna" } });
    expect(JSON.stringify({ ...draft, people: EMPTY_DRAFT.people })).not.toContain("g2");
    expect(addressOf(draft, there)).toBe("A");
  });
});

describe("whether a pick-up follows the departure", () => {
  const empty: TripFields = { ...EMPTY_TRIP, departureDate: "2026-11-24", departureTime: "16:00" };
  const filled = { ...empty, ...filledPickup("2026-11-24 12:40") };
  test.each([
    ["empty", empty, true],
    ["as filled in", filled, true],
    ["left with an edited time", { ...filled, time: "12:45" }, false],
    ["left with an edited date", { ...filled, date: "2026-11-23" }, false],
  ])("when it is %s", (_, fields, follows) => {
    const departure = { departureDate: "2026-11-24", departureTime: "18:00" };
    const pickup = "2026-11-24 15:15";
    const found = { type: "recommended", index: 0, departure: "2026-11-24 18:00", pickup } as const;
    const [trip] = after({ type: "trip", index: 0, fields: { ...fields, ...departure } }, found).trips;
    expect(`${trip?.date} ${trip?.time}` === pickup).toBe(follows);
    expect(trip?.filledPickup).toBe(follows ? pickup : fields.filledPickup);
  });

  test("and never for a departure that has been changed meanwhile", () => {
    const typed = { departureDate: "2026-11-24", departureTime: "19:00" };
    const found = { type: "recommended", index: 0, departure: "2026-11-24 18:00", pickup: "2026-11-24 15:15" } as const;
    const [trip] = after({ type: "trip", index: 0, fields: typed }, found).trips;
    expect([trip?.date, trip?.time]).toEqual(["", ""]);
  });
});

describe("how many seats can still be added", () => {
  test.each([
    [0, { infant_seat: 0, seat: 0, booster: 0 }, 0],
    [2, { infant_seat: 0, seat: 0, booster: 0 }, 2],
    [2, { infant_seat: 1, seat: 0, booster: 0 }, 1],
    [2, { infant_seat: 1, seat: 0, booster: 1 }, 0],
    [2, { infant_seat: 0, seat: 2, booster: 0 }, 2],
    [1, { infant_seat: 2, seat: 0, booster: 0 }, 0],
  ])("BKF-47: %i children and %j leave %i seats of the kind", (children, seats, allowed) => {
    expect(seatsAllowed({ adults: 1, children, seats }, "seat")).toBe(allowed);
  });
});

test("after any changes in any order, the party fits the car and the seats fit the children", () => {
  const count = fc.integer({ min: -3, max: 20 });
  const change: fc.Arbitrary<TripDraftChange> = fc.oneof(
    fc.record({
      type: fc.constant("start" as const),
      trips: fc.constantFrom(1, 2),
      capacity: fc.integer({ min: 1, max: 30 }),
    }),
    fc.record({
      type: fc.constant("party" as const),
      party: fc.record({ adults: count, children: count }, { requiredKeys: [] }),
    }),
    fc.record({ type: fc.constant("seats" as const), kind: fc.constantFrom(...CHILD_SEATS), count }),
    fc.record({ type: fc.constant("luggage" as const), count }),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const { party, capacity, luggage } = after(...changes);
      const seats = CHILD_SEATS.reduce((sum, kind) => sum + party.seats[kind], 0);
      expect(party.adults).toBeGreaterThanOrEqual(1);
      expect(party.adults + party.children).toBeLessThanOrEqual(capacity);
      expect(seats).toBeLessThanOrEqual(party.children);
      expect(Math.min(party.children, luggage, ...Object.values(party.seats))).toBeGreaterThanOrEqual(0);
    }),
  );
});
