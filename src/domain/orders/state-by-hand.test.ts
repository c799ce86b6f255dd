import { describe, expect, test } from "vitest";
import { handStep, stepBack, type MadeMove } from "#domain/orders/state-by-hand.ts";
import type { TripState } from "#domain/orders/trip-state.ts";

const HOUR = 3_600_000;
const made = (...states: readonly TripState[]): MadeMove[] =>
  states.slice(1).map((to, index) => ({ from: states[index] ?? "placed", to, at: (index + 1) * HOUR }));

describe("OPS-14: a state by hand follows the one before", () => {
  test.each([
    ["placed", null],
    ["confirmed", "under-way"],
    ["under-way", "completed"],
    ["completed", null],
    ["no-show", null],
    ["cancelled", null],
  ] as const)("%s: %s", (state, next) => {
    expect(handStep({ state, pickupAt: 10 * HOUR })).toEqual(next && { next, from: 4 * HOUR });
  });
});

describe("OPS-15: a wrong state goes one step back within 24 hours of it", () => {
  test.each<[string, MadeMove[], TripState, { to: TripState; until: number } | null]>([
    [
      "completed",
      made("placed", "confirmed", "under-way", "completed"),
      "completed",
      { to: "under-way", until: 27 * HOUR },
    ],
    ["under way", made("placed", "confirmed", "under-way"), "under-way", { to: "confirmed", until: 26 * HOUR }],
    [
      "put right already: the day of the state itself counts, not of its putting right",
      made("placed", "confirmed", "under-way", "completed", "under-way"),
      "under-way",
      { to: "confirmed", until: 26 * HOUR },
    ],
    [
      "no-show of a confirmed trip",
      made("placed", "confirmed", "no-show"),
      "no-show",
      { to: "confirmed", until: 26 * HOUR },
    ],
    ["no-show before anybody confirmed", made("placed", "no-show"), "no-show", null],
    ["confirmed", made("placed", "confirmed"), "confirmed", null],
    ["cancelled", made("placed", "confirmed", "cancelled"), "cancelled", null],
    ["never moved", [], "placed", null],
  ])("%s", (_, moves, state, back) => {
    expect(stepBack(state, moves)).toEqual(back);
  });
});
