import { expect, test } from "vitest";
import type { TripState } from "#domain/orders/trip-state.ts";
import { yachtStepBack } from "./yacht-moves.ts";

const HOUR_MS = 3_600_000;
const CONFIRMED = { from: "placed", to: "confirmed", at: 0 } as const;
const UNDER_WAY = { from: "confirmed", to: "under-way", at: HOUR_MS } as const;

test.each<[string, { state: TripState; received?: number; moves?: Parameters<typeof yachtStepBack>[1] }, unknown]>([
  ["confirmed by hand", { state: "confirmed" }, { to: "placed", until: 24 * HOUR_MS }],
  ["confirmed by its deposit", { state: "confirmed", received: 500 }, null],
  [
    "confirmed by hand for less than the deposit",
    { state: "confirmed", received: 499 },
    { to: "placed", until: 24 * HOUR_MS },
  ],
  ["under way", { state: "under-way", received: 500 }, { to: "confirmed", until: 25 * HOUR_MS }],
  ["placed and never moved", { state: "placed", moves: [] }, null],
  ["cancelled", { state: "cancelled", moves: [{ from: "confirmed", to: "cancelled", at: 0 }] }, null],
])("OPS-15, OPS-91: a yacht that is %s goes back as far as its state was said by hand", (_, given, back) => {
  const { state, received = 0, moves = [CONFIRMED, UNDER_WAY] } = given;
  expect(yachtStepBack({ state, received, deposit: 500 }, moves)).toEqual(back);
});
