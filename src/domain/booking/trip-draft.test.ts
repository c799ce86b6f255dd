import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CHILD_SEATS } from "#domain/booking/passengers.ts";
import {
  changeDraft,
  EMPTY_DRAFT,
  seatsAllowed,
  type TripDraft,
  type TripDraftChange,
} from "#domain/booking/trip-draft.ts";

const after = (...changes: readonly TripDraftChange[]): TripDraft => changes.reduce(changeDraft, EMPTY_DRAFT);

describe("a new draft", () => {
  test("BKF-22: has one adult and no children", () => {
    expect(EMPTY_DRAFT.party).toEqual({ adults: 1, children: 0, seats: { infant_seat: 0, seat: 0, booster: 0 } });
  });

  test("BKF-24: assumes a car for three and one empty trip", () => {
    expect(EMPTY_DRAFT.capacity).toBe(3);
    expect(EMPTY_DRAFT.trips).toHaveLength(1);
    expect(Object.values(EMPTY_DRAFT.trips[0] ?? { missing: "trip" }).join("")).toBe("");
  });
});

describe("a draft changes", () => {
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

  test("BKF-50: starting with a smaller car takes children off", () => {
    const draft = after(
      { type: "start", trips: 1, capacity: 6 },
      { type: "party", party: { adults: 3, children: 3 } },
      { type: "start", trips: 1, capacity: 4 },
    );
    expect(draft.party).toMatchObject({ adults: 3, children: 1 });
  });

  test("a change of one field leaves the other fields and the other trip alone", () => {
    const draft = after(
      { type: "start", trips: 2, capacity: 3 },
      { type: "trip", index: 1, fields: { date: "2026-03-12", time: "10:00" } },
      { type: "trip", index: 1, fields: { time: "11:00" } },
    );
    expect(draft.trips[0]).toEqual(EMPTY_DRAFT.trips[0]);
    expect(draft.trips[1]).toEqual({ ...EMPTY_DRAFT.trips[0], date: "2026-03-12", time: "11:00" });
  });

  test("a change of a trip that is not there changes nothing", () => {
    expect(after({ type: "trip", index: 5, fields: { time: "11:00" } })).toEqual(EMPTY_DRAFT);
  });

  test("BKF-49: adults stop at the capacity", () => {
    expect(after({ type: "party", party: { adults: 9 } }).party.adults).toBe(3);
  });

  test("BKF-48: fewer children leave fewer seats", () => {
    const draft = after(
      { type: "party", party: { children: 2 } },
      { type: "seats", kind: "booster", count: 2 },
      { type: "party", party: { children: 1 } },
    );
    expect(draft.party.seats.booster).toBe(1);
  });

  test("BKF-47: with every child seated no seat of another kind can be added", () => {
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
    expect(draft.passenger).toEqual({ name: "Анна", phone: "+79131234567", email: "" });
  });

  test("BKF-09: the comment is kept as typed", () => {
    expect(after({ type: "comment", text: " two prams " }).comment).toBe(" two prams ");
  });
});

describe("how many seats may still be asked for", () => {
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

test("whatever is changed in whatever order, the party fits the car and the seats fit the children", () => {
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
