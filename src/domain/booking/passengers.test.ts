import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CHILD_SEATS, DEFAULT_CAPACITY, fitParty, missingSeats, type Party } from "#domain/booking/passengers.ts";

const party = (adults: number, children = 0, infant_seat = 0, seat = 0, booster = 0): Party => ({
  adults,
  children,
  seats: { infant_seat, seat, booster },
});

describe("the party always fits the car", () => {
  test.each<[string, Party, number, Party]>([
    ["BKF-22: a party that fits stays as it is", party(2, 1, 0, 1, 0), 3, party(2, 1, 0, 1, 0)],
    ["BKF-47: seats never exceed children", party(1, 1, 0, 1, 1), 4, party(1, 1, 0, 1, 0)],
    ["BKF-48: fewer children leave fewer boosters", party(1, 1, 0, 0, 2), 4, party(1, 1, 0, 0, 1)],
    ["BKF-48: no children leave no seats", party(1, 0, 1, 1, 1), 4, party(1)],
    ["BKF-49: adults stop at the capacity", party(5), 3, party(3)],
    ["BKF-50: too many people take children off first", party(2, 2), 3, party(2, 1)],
    ["BKF-50: a car full of adults takes no child", party(3, 2, 1, 1, 0), 3, party(3)],
    ["OPN-037: at least one adult travels", party(0, 3), 3, party(1, 2)],
    ["negative counters become none", party(-2, -1, -1, -1, -1), 3, party(1)],
    ["infant seats are kept before boosters", party(1, 2, 1, 1, 1), 4, party(1, 2, 1, 1, 0)],
  ])("%s", (_, before, capacity, after) => {
    expect(fitParty(before, capacity)).toEqual(after);
  });

  const count = fc.integer({ min: -5, max: 70 });
  const anyParty = fc.record({
    adults: count,
    children: count,
    seats: fc.record({ infant_seat: count, seat: count, booster: count }),
  });
  const capacity = fc.integer({ min: 1, max: 60 });
  const seatsOf = (of: Party) => CHILD_SEATS.reduce((sum, kind) => sum + of.seats[kind], 0);

  test("for any input: at least one adult, people fit the car, at most one seat per child, nothing negative", () => {
    fc.assert(
      fc.property(anyParty, capacity, (typed, most) => {
        const { adults, children, seats } = fitParty(typed, most);
        expect(adults).toBeGreaterThanOrEqual(1);
        expect(children).toBeGreaterThanOrEqual(0);
        expect(adults + children).toBeLessThanOrEqual(most);
        expect(Math.min(...Object.values(seats))).toBeGreaterThanOrEqual(0);
        expect(seatsOf({ adults, children, seats })).toBeLessThanOrEqual(children);
      }),
    );
  });

  test("fitting twice changes nothing, and no counter grows beyond what was typed, except the one adult", () => {
    fc.assert(
      fc.property(anyParty, capacity, (typed, most) => {
        const fitted = fitParty(typed, most);
        expect(fitParty(fitted, most)).toEqual(fitted);
        expect(fitted.adults).toBeLessThanOrEqual(Math.max(1, typed.adults));
        expect(fitted.children).toBeLessThanOrEqual(Math.max(0, typed.children));
        for (const kind of CHILD_SEATS) expect(fitted.seats[kind]).toBeLessThanOrEqual(Math.max(0, typed.seats[kind]));
      }),
    );
  });
});

describe("VAL-16: each child needs a seat where the car has seats [B13]", () => {
  test.each<[string, Party, number, boolean, number]>([
    ["a child without a seat is told", party(1, 1), 0, true, 1],
    ["two children with one seat lack one", party(1, 2, 0, 0, 1), 0, true, 1],
    ["a seat of any kind is a seat", party(1, 3, 1, 1, 1), 0, true, 0],
    ["who needs none lacks none", party(1, 2, 0, 1, 0), 1, true, 0],
    ["without the service nobody is asked", party(1, 1), 0, false, 0],
    ["without children nobody is asked", party(2), 0, true, 0],
  ])("%s", (_, travellers, ownSeats, available, missing) => {
    expect(missingSeats(travellers, ownSeats, available)).toBe(missing);
  });
});

test("BKF-27: child seats are infant seat, seat and booster", () => {
  expect(CHILD_SEATS).toEqual(["infant_seat", "seat", "booster"]);
});

test("BKF-24: without a class the car seats three", () => {
  expect(DEFAULT_CAPACITY).toBe(3);
});
