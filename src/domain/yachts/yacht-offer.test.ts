import { describe, expect, it } from "vitest";
import type { TripState } from "#domain/orders/trip-state.ts";
import { nextPart, nextSum, restStep } from "#domain/yachts/yacht-money.ts";
import { mayMoveYacht, type YACHT_MOVES } from "#domain/yachts/yacht-moves.ts";
import { depositOf, readYachtOffer, type WrittenYachtOffer } from "#domain/yachts/yacht-offer.ts";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 4, 1, 9, 0);
const WRITTEN: WrittenYachtOffer = {
  vessel: "Marmara Star",
  place: "Bodrum, Milta Marina",
  zone: "Europe/Istanbul",
  starts: "2026-06-20 10:00",
  hours: 6,
  guests: 8,
  price: 2000,
  currency: "EUR",
  depositPercent: 25,
  restDay: "2026-06-10",
  steps: [
    { days: 30, feePercent: 0 },
    { days: 7, feePercent: 50 },
  ],
  weather: "In a storm another day or the money back",
  validUntil: NOW + 2 * DAY,
};

describe("OPS-91: an offer for a yacht", () => {
  it("is kept in minor units, with its deposit, the end of the day for the rest, and its terms in minutes", () => {
    expect(readYachtOffer(WRITTEN, NOW)).toMatchObject({
      faults: [],
      offer: {
        price: 200_000,
        deposit: 50_000,
        startsAt: Date.UTC(2026, 5, 20, 7, 0),
        restDueAt: Date.UTC(2026, 5, 10, 20, 59),
        cancellation: [
          { minutesBefore: 43_200, feePercent: 0 },
          { minutesBefore: 10_080, feePercent: 50 },
        ],
      },
    });
    expect(readYachtOffer({ ...WRITTEN, depositPercent: 100, restDay: "" }, NOW).offer).toMatchObject({
      deposit: 200_000,
      restDay: null,
      restDueAt: null,
    });
  });

  it.each<[string, Partial<WrittenYachtOffer>, readonly string[]]>([
    ["without vessel, place and weather", { vessel: " ", place: "", weather: "" }, ["vessel", "place", "weather"]],
    ["on a clock nobody knows", { zone: "Mars/Base" }, ["zone", "starts", "restDay"]],
    ["in the past", { starts: "2026-04-30 10:00" }, ["starts", "restDay", "validUntil"]],
    ["without hours or guests", { hours: 0, guests: 51 }, ["hours", "guests"]],
    ["for nothing, or in no currency", { price: 0, currency: "XXX" }, ["price"]],
    ["without a price, whose rest is due too late", { price: 0, restDay: "2026-06-20" }, ["price", "restDay"]],
    ["with a deposit above the price", { depositPercent: 101 }, ["depositPercent"]],
    ["whose rest is due after the start", { restDay: "2026-06-20" }, ["restDay"]],
    ["whose rest is due before the deposit", { restDay: "2026-05-02" }, ["restDay"]],
    ["without terms", { steps: [] }, ["steps"]],
    [
      "that is cheaper to cancel later",
      {
        steps: [
          { days: 30, feePercent: 50 },
          { days: 7, feePercent: 20 },
        ],
      },
      ["steps"],
    ],
    ["that stands for ever", { validUntil: NOW + 61 * DAY }, ["restDay", "validUntil"]],
  ])("cannot be made %s", (_, wrong, faults) => {
    expect(readYachtOffer({ ...WRITTEN, ...wrong }, NOW).faults).toEqual(faults);
  });

  it("has a deposit of at least the smallest sum", () => {
    expect([depositOf(3, 1), depositOf(333, 50), depositOf(1, 100)]).toEqual([1, 167, 1]);
  });
});

describe("OPS-91: a yacht by hand", () => {
  const startsAt = NOW + 10 * DAY;
  it.each<[TripState, (typeof YACHT_MOVES)[number], number, boolean]>([
    ["placed", "confirmed", NOW, true],
    ["cancelled", "confirmed", NOW, false],
    ["confirmed", "under-way", startsAt - DAY - 1, false],
    ["confirmed", "under-way", startsAt - DAY, true],
    ["under-way", "completed", startsAt - 1, false],
    ["under-way", "completed", startsAt, true],
    ["confirmed", "completed", startsAt, false],
  ])("that is %s may be said to be %s at %i: %s", (state, to, now, may) => {
    expect(mayMoveYacht({ state, startsAt }, to, now)).toBe(may);
  });
});

describe("OPS-91: the payments of a yacht order", () => {
  it("are the deposit and then the rest, whatever came", () => {
    const at = (received: number, cost = 2000) => {
      const sums = { cost, received, deposit: 500 };
      return [nextPart(sums), nextSum(sums)];
    };
    expect([at(0), at(200), at(500), at(1999), at(2000), at(0, 300)]).toEqual([
      ["deposit", 500],
      ["deposit", 300],
      ["rest", 1500],
      ["rest", 1],
      ["nothing", 0],
      ["deposit", 300],
    ]);
  });

  it("ask for the rest three days before its last day ends, and call it late after that", () => {
    const due = NOW + 10 * DAY;
    expect([0, 7, 9, 10].map((days) => restStep(due, NOW + days * DAY))).toEqual([
      { due: "nothing", next: NOW + 7 * DAY },
      { due: "letter", next: due },
      { due: "letter", next: due },
      { due: "late", next: null },
    ]);
  });
});
