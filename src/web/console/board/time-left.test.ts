import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const NOW = Date.parse("2026-12-09T09:41:00Z");
const left = (minutes: number) => {
  const { key, values, isNear } = timeLeft(NOW + minutes * 60_000, NOW);
  return [key, values.sign, values.days, values.hours, values.minutes, isNear];
};

test.each([
  [0, ["minutes", "", 0, 0, "0", true]],
  [39, ["minutes", "", 0, 0, "39", true]],
  [60, ["hours", "", 0, 1, "00", false]],
  [84, ["hours", "", 0, 1, "24", false]],
  [-81, ["hours", "−", 0, 1, "21", true]],
  [2880, ["days", "", 2, 48, "00", false]],
])("%i minutes", (minutes, told) => expect(left(minutes)).toEqual(told));
