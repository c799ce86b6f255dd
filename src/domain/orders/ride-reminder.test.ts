import { expect, test } from "vitest";
import { isToRemind, reminderOccasion } from "./ride-reminder.ts";

const HOUR = 3_600_000;
const PICKUP = Date.UTC(2026, 10, 24, 15, 40);
const remindedAt = (hoursBefore: number, orderedHoursBefore = 72) =>
  isToRemind({ pickupAt: PICKUP, placedAt: PICKUP - orderedHoursBefore * HOUR }, PICKUP - hoursBefore * HOUR);

test.each([
  [25, false],
  [24, true],
  [3.5, true],
  [3, false],
  [-1, false],
])("a ride in %d hours is one to remind of: %s", (hours, expected) => expect(remindedAt(hours)).toBe(expected));

test("nobody is reminded of what they ordered less than 26 hours before", () => {
  expect([remindedAt(24, 26), remindedAt(24, 25.9)]).toEqual([true, false]);
});

test("another time is another reminder", () => {
  expect(reminderOccasion(PICKUP + 60_000) - reminderOccasion(PICKUP)).toBe(1);
  expect(reminderOccasion(PICKUP + 59_000)).toBe(reminderOccasion(PICKUP));
});
