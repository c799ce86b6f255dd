import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canMoveTrip, orderStateOf, TRIP_MOVES, type TripState } from "#domain/orders/trip-state.ts";

const STATES = Object.keys(TRIP_MOVES) as TripState[];
const movesOf = (state: TripState): readonly TripState[] => TRIP_MOVES[state];
const ENDS = STATES.filter((state) => movesOf(state).length === 0);

function reachableFrom(first: TripState): Set<TripState> {
  const seen = new Set<TripState>([first]);
  for (const state of seen) for (const next of movesOf(state)) seen.add(next);
  return seen;
}

describe("the way of a trip", () => {
  test("every state can be reached from the first, and an end from every state", () => {
    expect([...reachableFrom("placed")].sort()).toEqual([...STATES].sort());
    for (const state of STATES) {
      expect([state, ENDS.some((end) => reachableFrom(state).has(end))]).toEqual([state, true]);
    }
  });

  test("a trip ends completed, as a no-show or cancelled, and nowhere else", () => {
    expect(ENDS).toEqual(["completed", "no-show", "cancelled"]);
  });

  test("a trip that is under way is never announced again", () => {
    expect([...reachableFrom("under-way")].sort()).toEqual(["cancelled", "completed", "no-show", "under-way"]);
  });

  test("a trip makes exactly the moves in the table", () => {
    const allowed = STATES.flatMap((from) =>
      STATES.filter((to) => canMoveTrip(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(allowed).toEqual([
      "placed > confirmed",
      "placed > no-show",
      "placed > cancelled",
      "confirmed > placed",
      "confirmed > under-way",
      "confirmed > no-show",
      "confirmed > cancelled",
      "under-way > completed",
      "under-way > no-show",
      "under-way > cancelled",
    ]);
  });
});

describe("the state of an order follows from its trips", () => {
  test.each<[readonly TripState[], TripState]>([
    [["placed"], "placed"],
    [["confirmed", "placed"], "placed"],
    [["confirmed", "confirmed"], "confirmed"],
    [["under-way", "placed"], "under-way"],
    [["under-way", "confirmed"], "under-way"],
    [["completed", "confirmed"], "confirmed"],
    [["completed", "cancelled"], "completed"],
    [["completed", "no-show"], "completed"],
    [["no-show", "cancelled"], "no-show"],
    [["cancelled", "confirmed"], "confirmed"],
    [["cancelled", "cancelled"], "cancelled"],
  ])("%j make it %s", (trips, state) => {
    expect(orderStateOf(trips)).toBe(state);
    expect(orderStateOf(trips.toReversed())).toBe(state);
  });

  test("it is that of one of its trips, whatever they do, and it ends when the last of them does", () => {
    const steps = fc.array(fc.tuple(fc.nat(5), fc.constantFrom(...STATES)), { maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), steps, (count, moves) => {
        const trips: TripState[] = Array.from({ length: count }, () => "placed");
        for (const [index, to] of moves) {
          const from = trips[index % count];
          if (from !== undefined && canMoveTrip(from, to)) trips[index % count] = to;
          const state = orderStateOf(trips);
          expect(trips).toContain(state);
          expect(ENDS.includes(state)).toBe(trips.every((trip) => ENDS.includes(trip)));
        }
      }),
    );
  });
});
