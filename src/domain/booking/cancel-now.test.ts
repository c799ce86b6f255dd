import { expect, test } from "vitest";
import { cancelNow } from "#domain/booking/cancel-now.ts";

const LADDER = [
  { minutesBefore: 720, feePercent: 0 },
  { minutesBefore: 180, feePercent: 50 },
];
const NOW = "2026-11-21 09:00";

test.each([
  ["in time", "2026-11-21 21:01", { kind: "free", until: "2026-11-21 09:01" }],
  ["free until this very minute", "2026-11-21 21:00", { kind: "free", until: "2026-11-21 09:00" }],
  ["just too late", "2026-11-21 20:59", { kind: "fee", percent: 50 }],
  ["at the last step", "2026-11-21 12:00", { kind: "fee", percent: 50 }],
  ["below the last step", "2026-11-21 11:59", { kind: "fee", percent: 100 }],
] as const)("ruling 9: cancelling %s never names a free time that is over", (_when, pickup, expected) => {
  expect(cancelNow(LADDER, pickup, NOW)).toEqual(expected);
});

test("ruling 9: a tariff without free cancellation charges by its ladder, however early", () => {
  expect(cancelNow([{ minutesBefore: 60, feePercent: 20 }], "2026-12-21 09:00", NOW)).toEqual({
    kind: "fee",
    percent: 20,
  });
  expect(cancelNow([], "2026-12-21 09:00", NOW)).toEqual({ kind: "fee", percent: 100 });
});
