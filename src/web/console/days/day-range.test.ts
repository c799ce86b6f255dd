import { expect, test } from "vitest";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { dayRange } from "./day-range.ts";

const HOUR = 3_600_000;

const hoursOf = (day: string, zone: string, trips: readonly BoardTripView[] = []) => {
  const { from, to } = dayRange(trips, day, zone);
  return Array.from({ length: (to - from) / HOUR }, (_, hour) => localTimeIn(zone, from + hour * HOUR).slice(11, 13));
};

test("OPR-02: the timeline has each hour of the night that clocks change once, the doubled one twice and the skipped one never", () => {
  const spring = hoursOf("2026-03-29", "Europe/Berlin");
  expect([spring.length, spring.slice(0, 4)]).toEqual([23, ["00", "01", "03", "04"]]);
  const autumn = hoursOf("2026-10-25", "Europe/Berlin");
  expect([autumn.length, autumn.slice(0, 5)]).toEqual([25, ["00", "01", "02", "02", "03"]]);
  expect([spring.at(-1), autumn.at(-1)]).toEqual(["23", "23"]);
});

test("OPR-02: a trip of the day that begins before one's own midnight or ends after it has its hours as well", () => {
  const at = Date.parse("2026-03-28T22:30:00Z");
  const trip = { pickup: { at }, arrival: at + HOUR, waits_until: at } as BoardTripView;
  expect(hoursOf("2026-03-29", "Europe/Berlin", [trip]).slice(0, 3)).toEqual(["23", "00", "01"]);
});
