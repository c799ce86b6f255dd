import fc from "fast-check";
import { expect, test } from "vitest";
import { judgeCancel } from "#domain/orders/judge-cancel.ts";

const HOUR = 3_600_000;
const PICKUP = Date.UTC(2026, 10, 24, 15, 40);
const freeWaiting = { airport: 60, station: 30, suburb: 15 };
const trip = (cancellation: readonly { minutesBefore: number; feePercent: number }[], over = {}) => ({
  state: "placed" as const,
  confirmBy: null,
  pickupAt: PICKUP,
  amount: 245_000,
  terms: { freeWaiting, cancellation, delayToleranceMinutes: 0, included: [] },
  ...over,
});
const LADDER = [
  { minutesBefore: 60, feePercent: 50 },
  { minutesBefore: 360, feePercent: 0 },
];

test("ruling 9: the preview of a cancellation names the fee of now and every later one, until the pick-up", () => {
  expect(judgeCancel([trip(LADDER)], PICKUP - 24 * HOUR).steps).toEqual([
    { until: PICKUP - 6 * HOUR, fee: 0 },
    { until: PICKUP - HOUR, fee: 122_500 },
    { until: PICKUP, fee: 245_000 },
  ]);
  expect(judgeCancel([trip(LADDER)], PICKUP - 2 * HOUR).steps.map(({ fee }) => fee)).toEqual([122_500, 245_000]);
  expect(judgeCancel([trip([])], PICKUP - HOUR).steps).toEqual([{ until: PICKUP, fee: 245_000 }]);
  expect(judgeCancel([trip(LADDER, { state: "cancelled" as const })], PICKUP - 24 * HOUR).steps).toEqual([]);
  expect(judgeCancel([trip(LADDER)], PICKUP).steps).toEqual([]);
});

test("every step of a preview is what cancelling costs until it ends, and not a minute longer", () => {
  const step = fc.record({
    minutesBefore: fc.integer({ min: 0, max: 3000 }),
    feePercent: fc.integer({ min: 0, max: 100 }),
  });
  const ladders = fc.uniqueArray(step, { maxLength: 4, selector: ({ minutesBefore }) => minutesBefore });
  fc.assert(
    fc.property(ladders, fc.integer({ min: 1, max: 5000 }), (ladder, minutes) => {
      const sold = trip(ladder);
      const now = PICKUP - minutes * 60_000;
      const { fee, steps } = judgeCancel([sold], now);
      expect(steps[0]?.fee).toBe(fee);
      expect(steps.at(-1)?.until).toBe(PICKUP);
      for (const { until, fee: due } of steps) expect(judgeCancel([sold], Math.min(until, PICKUP - 1)).fee).toBe(due);
    }),
  );
});

test("trips cancelled together cost what each costs, step by step, until the first of them begins", () => {
  const both = [
    trip(LADDER),
    trip([{ minutesBefore: 1440, feePercent: 10 }], { pickupAt: PICKUP + 26 * HOUR, amount: 100_000 }),
  ];
  const judged = judgeCancel(both, PICKUP - 24 * HOUR);
  expect(judged).toMatchObject({ closed: null, fee: 10_000, freeUntil: null });
  expect(judged.steps).toEqual([
    { until: PICKUP - 6 * HOUR, fee: 10_000 },
    { until: PICKUP - HOUR, fee: 132_500 },
    { until: PICKUP, fee: 255_000 },
  ]);
  expect(judgeCancel(both, PICKUP)).toMatchObject({ closed: "started", steps: [] });
});

test("ruling 9: a fee is kept from what was paid, so nothing is due for what nobody has paid", () => {
  const late = PICKUP - HOUR / 2;
  expect(judgeCancel([trip(LADDER)], late).fee).toBe(245_000);
  expect(judgeCancel([trip(LADDER)], late, 0)).toMatchObject({ fee: 0, steps: [{ until: PICKUP, fee: 0 }] });
  expect(judgeCancel([trip(LADDER), trip(LADDER)], late, 300_000).fee).toBe(300_000);
  expect(judgeCancel([trip(LADDER)], PICKUP - 2 * HOUR, 200_000).fee).toBe(122_500);
});

test("who confirms: a trip that is not confirmed by the promised moment is cancelled for nothing until the pick-up", () => {
  const promised = trip(LADDER, { confirmBy: PICKUP - 5 * HOUR });
  expect(judgeCancel([promised], PICKUP - 5 * HOUR).fee).toBe(122_500);
  const judged = judgeCancel([promised], PICKUP - 5 * HOUR + 1);
  expect(judged).toMatchObject({ fee: 0, freeUntil: PICKUP, steps: [{ until: PICKUP, fee: 0 }] });
  expect(judgeCancel([promised, trip(LADDER)], PICKUP - 2 * HOUR).fee).toBe(122_500);
  const confirmed = trip(LADDER, { state: "confirmed" as const, confirmBy: PICKUP - 5 * HOUR });
  expect(judgeCancel([confirmed], PICKUP - HOUR).fee).toBe(122_500);
});
