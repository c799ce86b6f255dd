import { describe, expect, test } from "vitest";
import { fitPassengers, withPassenger } from "#domain/booking/passenger-list.ts";
import { changeDraft, EMPTY_DRAFT, type TripDraft, type TripDraftChange } from "#domain/booking/trip-draft.ts";

const after = (...changes: readonly TripDraftChange[]): TripDraft => changes.reduce(changeDraft, EMPTY_DRAFT);
const car = (capacity: number): TripDraftChange => ({ type: "start", trips: 1, capacity });
const who = (adults: number, children = 0): TripDraftChange => ({ type: "party", party: { adults, children } });
const seats = (count: number): TripDraftChange => ({ type: "seats", kind: "booster", count });
const named = (...names: readonly string[]): TripDraftChange => ({
  type: "people",
  fields: { list: names.map((name, index) => ({ id: String(index + 1), name, phone: "", email: "" })) },
});
const namesOf = ({ people }: TripDraft) => people.list.map(({ name }) => name);

describe("B10: what a change takes off other counts is told", () => {
  test.each<[string, readonly TripDraftChange[], TripDraft["taken"]]>([
    [
      "BKF-50: one more adult in a full car takes a child and its seat",
      [who(2, 1), seats(1), who(3, 1)],
      { children: 0, seats: 0 },
    ],
    ["BKF-48: one child fewer takes a seat", [car(4), who(1, 2), seats(2), who(1, 1)], { seats: 1 }],
    ["BKF-51: one traveller fewer takes a name", [who(3), named("Anna", "Boris", "Vera"), who(2)], { passengers: 2 }],
    ["BKF-25: a smaller car takes people", [car(7), who(5, 2), car(3)], { adults: 3, children: 0 }],
    ["a child less, which was what was pressed, is not told", [who(1, 2), who(1, 1)], null],
    ["room for more takes nothing", [who(1, 1), car(7)], null],
    ["the next change of a count ends it", [car(4), who(1, 2), seats(2), who(1, 1), seats(0)], null],
    [
      "a child without a seat of ours is one of those",
      [who(1, 2), { type: "own-seats", count: 2 }, who(1, 1)],
      { seats: 1 },
    ],
  ])("%s", (_, changes, taken) => {
    expect(after(...changes).taken).toEqual(taken);
  });

  test("BKF-49: adults beyond the capacity are held, and told", () => {
    const draft = after(car(4), who(9));
    expect(draft.party.adults).toBe(4);
    expect(draft.taken).toEqual({ adults: 4 });
  });
});

describe("children without a seat of ours", () => {
  test("there are never more of them than children without a seat", () => {
    const draft = after(car(4), who(1, 2), { type: "own-seats", count: 9 });
    expect(draft.ownSeats).toBe(2);
    expect(changeDraft(draft, seats(1)).ownSeats).toBe(1);
    expect(changeDraft(draft, who(1, 0)).ownSeats).toBe(0);
    expect(changeDraft(draft, { type: "own-seats", count: -1 }).ownSeats).toBe(0);
  });
});

describe("BKF-06: the list of passengers", () => {
  const three = after(who(3), named("Anna", "Boris", "Vera"));

  test("BKF-51: is trimmed to the travellers from its end, and keeps the first one always", () => {
    expect(namesOf(changeDraft(three, who(2)))).toEqual(["Anna", "Boris"]);
    expect(namesOf(changeDraft(three, who(1)))).toEqual(["Anna"]);
  });

  test("names that had to go come back when there is room again, in their order", () => {
    expect(namesOf([who(2), who(1), who(3)].reduce(changeDraft, three))).toEqual(["Anna", "Boris", "Vera"]);
  });

  test("OPN-038, EMB-07: an airline's page keeps the rows of those who do not travel, in a smaller car too", () => {
    const fewer: TripDraftChange = { type: "party", party: { adults: 1 }, keepsPassengers: true };
    const kept = [fewer, car(2)].reduce(changeDraft, three);
    expect([namesOf(kept), kept.party.adults, kept.taken]).toEqual([["Anna", "Boris", "Vera"], 1, null]);
    expect(namesOf(changeDraft(kept, named("Anna", "Vera")))).toEqual(["Anna", "Vera"]);
  });

  test("a name that was removed by hand does not come back", () => {
    expect(namesOf([named("Anna", "Vera"), who(2), who(3)].reduce(changeDraft, three))).toEqual(["Anna", "Vera"]);
  });

  test("BKF-21: a new row has name, phone and e-mail, and an id that no other row has or had", () => {
    const fewer = changeDraft(three, who(2)).people;
    const added = withPassenger(fewer).at(-1);
    expect(added).toEqual({ id: "4", name: "", phone: "", email: "" });
    expect(new Set([...withPassenger(fewer), ...fewer.aside].map(({ id }) => id)).size).toBe(4);
  });

  test("a list that fits is left alone", () => {
    expect(fitPassengers(three.people, 3)).toBe(three.people);
    expect(fitPassengers(three.people, 9)).toBe(three.people);
  });
});

describe("what the finder was told of the travellers", () => {
  const asked = { adults: 2, children: 1, luggage: 4 };

  test("stands in the form, so that nobody is asked twice", () => {
    expect(after({ type: "start", trips: 1, capacity: 4, asked })).toMatchObject({
      party: { adults: 2, children: 1 },
      luggage: 4,
      taken: null,
    });
  });

  test("is fitted to the car, and what had to go is told", () => {
    expect(after({ type: "start", trips: 1, capacity: 2, asked })).toMatchObject({
      party: { adults: 2, children: 0 },
      taken: { children: 0 },
    });
  });

  test("leaves alone what it does not name", () => {
    const before = after(car(4), who(2, 1), { type: "luggage", count: 3 });
    expect(changeDraft(before, { type: "start", trips: 1, capacity: 4, asked: { children: 2 } })).toMatchObject({
      party: { adults: 2, children: 2 },
      luggage: 3,
    });
  });
});
