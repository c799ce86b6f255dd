import { describe, expect, test } from "vitest";
import { lapseMoment, unpaidStep, type UnpaidStep } from "#domain/orders/unpaid-order.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PLACED = Date.UTC(2026, 10, 23, 15, 40);
const DAY_LONG = { lapsesHours: 24, letterMinutes: 15 };
const trip = (hoursAhead: number, leadMinutes = 180) => ({ pickupAt: PLACED + hoursAhead * HOUR, leadMinutes });
const minutes = (moment: number | null) => (moment === null ? null : (moment - PLACED) / MINUTE);

describe("an unpaid order lapses after the operator's hours, at the latest the lead time before its pick-up", () => {
  test.each<[string, ReturnType<typeof trip>[], number, number, number | null]>([
    ["a trip in three days", [trip(72)], 24, 0, 24 * 60],
    ["a trip in ten hours", [trip(10)], 24, 0, 7 * 60],
    ["the first of two trips decides", [trip(72), trip(10)], 24, 0, 7 * 60],
    ["a trip just beyond its lead time leaves time to pay", [trip(3, 178)], 24, 0, 15],
    ["a trip without lead time lapses before its car would come", [trip(0.1, 0)], 24, 0, 6],
    ["a pick-up that is moved nearer leaves time to pay from then on", [trip(13)], 24, 10 * 60, 10 * 60 + 15],
    ["a change leaves the end of the hours where it is", [trip(72)], 24, 20 * 60, 24 * 60],
    ["an operator of two hours", [trip(72)], 2, 0, 2 * 60],
    ["an operator who never lets orders lapse", [trip(10)], 0, 0, null],
  ])("%s", (_, trips, lapsesHours, now, expected) => {
    const lapses = lapseMoment({ placedAt: PLACED, trips }, { lapsesHours }, PLACED + now * MINUTE);
    expect(minutes(lapses)).toBe(expected);
  });
});

describe("what an unpaid order has come to", () => {
  test.each<[string, number | null, number, UnpaidStep["due"], number | null]>([
    ["just placed", 24 * 60, 0, "nothing", 15],
    ["the minutes in which most pay are over", 24 * 60, 15, "letter", 22 * 60],
    ["two hours before the end", 24 * 60, 22 * 60, "reminder", 24 * 60],
    ["the end", 24 * 60, 24 * 60, "lapse", null],
    ["a server that slept from the order to its end writes no letters any more", 24 * 60, 30 * 60, "lapse", null],
    ["a server that slept to the last hour only reminds", 24 * 60, 23 * 60, "reminder", 24 * 60],
    ["four hours are reminded of", 4 * 60, 15, "letter", 2 * 60],
    ["less than four hours are not", 4 * 60 - 1, 3 * 60, "letter", 4 * 60 - 1],
    ["a quarter of an hour is written about in its middle", 15, 8, "letter", 15],
    ["an order that never lapses is written to once", null, 15, "letter", null],
    ["and never lapses", null, 9999, "letter", null],
  ])("%s", (_, lapsesIn, now, due, next) => {
    const lapsesAt = lapsesIn === null ? null : PLACED + lapsesIn * MINUTE;
    const step = unpaidStep({ placedAt: PLACED, lapsesAt }, DAY_LONG, PLACED + now * MINUTE);
    expect({ due: step.due, next: minutes(step.next) }).toEqual({ due, next });
  });
});
