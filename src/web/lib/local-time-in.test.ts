import { expect, it } from "vitest";
import { hasPassed, localTimeIn } from "./local-time-in.ts";

it("a time is over by the clock of its place: what has passed in Tokyo is still to come in New York", () => {
  const now = Date.parse("2026-11-22T12:00:00Z");
  expect(localTimeIn("Asia/Tokyo", now)).toBe("2026-11-22 21:00");
  expect(hasPassed("2026-11-22 20:30", "Asia/Tokyo", now)).toBe(true);
  expect(hasPassed("2026-11-22 20:30", "America/New_York", now)).toBe(false);
  expect(hasPassed("2026-11-22 21:00", "Asia/Tokyo", now)).toBe(false);
});
