import { describe, expect, test } from "vitest";
import { payPageEnd } from "#domain/payments/pay-page.ts";

const HOUR = 3_600_000;

describe("T-18: the acquirer's page ends", () => {
  test.each([
    ["after a day at the latest", null, [300, 400], 24],
    ["when the order lapses", 7, [300], 7],
    ["at the first pick-up that is ahead", null, [9, 5, -3], 5],
    ["at a pick-up, though the order lapses later", 30, [12], 12],
    ["after a day, though its order should be gone and still waits", -1, [300], 24],
  ])("%s", (_, lapses, pickups, hours) => {
    const madeAt = 1_000_000 * HOUR;
    const page = { madeAt, lapsesAt: lapses === null ? null : madeAt + lapses * HOUR };
    expect(payPageEnd({ ...page, pickups: pickups.map((at) => madeAt + at * HOUR) })).toBe(madeAt + hours * HOUR);
  });
});
