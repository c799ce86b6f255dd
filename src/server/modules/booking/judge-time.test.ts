import { expect, it } from "vitest";
import { judgeTime } from "#server/modules/booking/judge-time.ts";
import type { UsableQuote } from "#server/modules/prices/index.ts";

/** A ride of an hour from a town on Lisbon time to an airport on Madrid time, with only the fields that the judgement reads. */
const acrossTheBorder = {
  quote: { leadMinutes: 120, seconds: 3600 },
  start: { zone: "Europe/Lisbon", kind: "locality" },
  finish: { zone: "Europe/Madrid", kind: "airport" },
} as unknown as UsableQuote;

const NOW = Date.UTC(2026, 10, 21, 6, 0);

it("BKF-40: the recommended time is on the clock of the pick-up place, even if the flight leaves on another", () => {
  expect(judgeTime(acrossTheBorder, "2026-11-24 07:00", "2026-11-24 12:00", NOW)).toMatchObject({
    refusal: undefined,
    recommended: "2026-11-24 08:00",
  });
});

it("VAL-25: a pick-up that only looks early enough on the wrong clock is refused", () => {
  expect(judgeTime(acrossTheBorder, "2026-11-24 10:30", "2026-11-24 12:00", NOW).refusal).toEqual({
    reason: "too-late-for-departure",
    latest: "2026-11-24 10:00",
  });
});
