import fc from "fast-check";
import { expect, test } from "vitest";
import { nightSpans } from "#domain/booking/night-spans.ts";
import { isInHours } from "#domain/tariffs/rule-time.ts";

test("F17: the night of a day is its early hours and its late ones, and a day after brings another", () => {
  const night = { from: "23:00", to: "06:00" };
  expect(nightSpans(night, 1440)).toEqual([
    { from: 0, to: 360 },
    { from: 1380, to: 1440 },
  ]);
  expect(nightSpans(night, 2880)).toEqual([
    { from: 0, to: 360 },
    { from: 1380, to: 1800 },
    { from: 2820, to: 2880 },
  ]);
  expect(nightSpans({ from: "01:00", to: "05:30" }, 1440)).toEqual([{ from: 60, to: 330 }]);
});

test("a minute is shaded exactly when a start at it is a start at night", () => {
  const clock = fc.integer({ min: 0, max: 1439 }).map(clockOf);
  const minute = fc.integer({ min: 0, max: 2879 });
  fc.assert(
    fc.property(clock, clock, minute, (from, to, at) => {
      const isShaded = nightSpans({ from, to }, 2880).some((span) => at >= span.from && at < span.to);
      expect(isShaded).toBe(isInHours({ from, to }, clockOf(at % 1440)));
    }),
  );
});

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
