import { describe, expect, test } from "vitest";
import {
  awaitsConfirmation,
  confirmMoment,
  confirmStep,
  isAgreed,
  isConfirmLate,
} from "#domain/orders/confirmation.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 23, 9, 0);

describe("who confirms: until when a trip that waits for a person is confirmed", () => {
  // Hours to the pick-up, lead time in minutes, hours of the provider, minutes promised before; minutes from now.
  test.each<[string, number, number, number, number | null, number]>([
    ["within the hours of its provider", 72, 180, 4, null, 4 * 60],
    ["in time for another car, the lead time before the pick-up", 6, 180, 4, null, 3 * 60],
    ["whoever confirms has half an hour, however near the pick-up is", 3, 180, 4, null, 30],
    ["but not beyond the pick-up itself", 0.25, 0, 4, null, 15],
    ["a promise stays when the pick-up moves away", 72, 180, 4, 60, 60],
    ["it is brought forward when the pick-up comes nearer", 4, 180, 72, 40 * 60, 60],
  ])("%s", (_, hours, leadMinutes, confirmHours, promised, minutes) => {
    const trip = {
      pickupAt: NOW + hours * HOUR,
      leadMinutes,
      confirmHours,
      confirmBy: promised === null ? null : NOW + promised * MINUTE,
    };
    expect((confirmMoment(trip, NOW) - NOW) / MINUTE).toBe(minutes);
  });

  test.each([
    ["nothing before the promised time is over", 0, "nothing", HOUR + 1],
    ["the operator is reminded after it", HOUR + 1, "late", 5 * HOUR],
    ["the operator is told when the pick-up comes", 5 * HOUR, "unanswered", 29 * HOUR],
    ["a day later nobody answers any more", 29 * HOUR, "given-up", null],
    ["whoever comes late takes the last step alone", 90 * HOUR, "given-up", null],
  ] as const)("%s", (_, passed, due, next) => {
    const step = confirmStep({ confirmBy: NOW + HOUR, pickupAt: NOW + 5 * HOUR }, NOW + passed);
    expect(step).toEqual({ due, next: next === null ? null : NOW + next });
  });

  test("an order is agreed once it is paid or the driver is to be paid", () => {
    expect(isAgreed({ payBy: "card", paid: false })).toBe(false);
    expect(isAgreed({ payBy: "card", paid: true })).toBe(true);
    expect(isAgreed({ payBy: "cash", paid: false })).toBe(true);
  });

  test("a trip waits from the promise to the answer, and is late after the moment that was promised", () => {
    expect(awaitsConfirmation({ state: "placed", confirmBy: null })).toBe(false);
    expect(awaitsConfirmation({ state: "placed", confirmBy: NOW })).toBe(true);
    expect(awaitsConfirmation({ state: "confirmed", confirmBy: NOW })).toBe(false);
    expect(isConfirmLate({ state: "placed", confirmBy: NOW }, NOW)).toBe(false);
    expect(isConfirmLate({ state: "placed", confirmBy: NOW }, NOW + 1)).toBe(true);
    expect(isConfirmLate({ state: "confirmed", confirmBy: NOW }, NOW + HOUR)).toBe(false);
  });
});
