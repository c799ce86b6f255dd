import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromWallMs, wallMs, type LocalTime } from "#domain/values/local-time.ts";
import { DEFAULT_ZONE, momentOf, resolveLocalTime, toLocalTime, zoneOffsetMinutes } from "#domain/values/zoned-time.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const FIRST = Date.UTC(2024, 0, 1);
const LAST = Date.UTC(2031, 0, 1);

describe("a wall-clock time becomes a moment", () => {
  test.each([
    ["Europe/Moscow", "2026-03-10 14:30", "2026-03-10T11:30:00Z"],
    ["Asia/Novosibirsk", "2026-03-10 14:30", "2026-03-10T07:30:00Z"],
    ["Asia/Kathmandu", "2026-03-10 14:30", "2026-03-10T08:45:00Z"],
    ["Europe/Paris", "2026-03-29 01:59", "2026-03-29T00:59:00Z"],
    ["Europe/Paris", "2026-03-29 03:00", "2026-03-29T01:00:00Z"],
    ["Europe/Paris", "2026-10-25 01:59", "2026-10-24T23:59:00Z"],
    ["Europe/Paris", "2026-10-25 03:00", "2026-10-25T02:00:00Z"],
  ])("in %s %s is %s", (zone, local, iso) => {
    expect(resolveLocalTime(local, zone)).toEqual({ kind: "moment", at: Date.parse(iso) });
    expect(toLocalTime(Date.parse(iso), zone)).toBe(local);
  });

  test.each([
    ["Europe/Paris", "2026-03-29 02:00", "2026-03-29 03:00"],
    ["Europe/Paris", "2026-03-29 02:30", "2026-03-29 03:00"],
    ["Europe/Paris", "2026-03-29 02:59", "2026-03-29 03:00"],
    ["Australia/Lord_Howe", "2026-10-04 02:10", "2026-10-04 02:30"],
    ["America/St_Johns", "2026-03-08 02:45", "2026-03-08 03:00"],
    ["America/Santiago", "2026-09-06 00:20", "2026-09-06 01:00"],
  ])("R-21: in %s %s is skipped, and the first time that exists is %s", (zone, local, next) => {
    expect(resolveLocalTime(local, zone)).toEqual({ kind: "gap", next });
  });

  test.each([
    ["Europe/Paris", "2026-10-25 02:00", "2026-10-25T00:00:00Z", "2026-10-25T01:00:00Z"],
    ["Europe/Paris", "2026-10-25 02:59", "2026-10-25T00:59:00Z", "2026-10-25T01:59:00Z"],
    ["Australia/Lord_Howe", "2026-04-05 01:45", "2026-04-04T14:45:00Z", "2026-04-04T15:15:00Z"],
  ])("R-21: in %s %s happens twice", (zone, local, first, second) => {
    expect(resolveLocalTime(local, zone)).toEqual({
      kind: "twice",
      first: Date.parse(first),
      second: Date.parse(second),
    });
  });

  test("an unknown zone throws", () => {
    expect(() => resolveLocalTime("2026-03-10 14:30", "Mars/Olympus")).toThrow(RangeError);
  });
});

test.each(["0001-01-01 00:00", "1850-06-01 12:00", "1972-12-31 23:59", "9999-12-31 00:00"])(
  "%s is a moment everywhere and converts back: such a time is refused for its date, not for its clock",
  (local) => {
    for (const zone of Intl.supportedValuesOf("timeZone")) {
      const at = momentOf(resolveLocalTime(local, zone));
      expect([zone, at === undefined ? at : toLocalTime(at, zone)]).toEqual([zone, local]);
    }
  },
);

test("the wall clock of a moment drops its seconds and never rounds them up", () => {
  expect(toLocalTime(Date.parse("2026-03-10T11:30:59.999Z"), "Europe/Moscow")).toBe("2026-03-10 14:30");
});

test.each([
  ["Europe/Paris", "2026-01-10T12:00:00Z", 60],
  ["Europe/Paris", "2026-07-10T12:00:00Z", 120],
  ["America/St_Johns", "2026-01-10T12:00:00Z", -210],
  ["Asia/Kathmandu", "2026-01-10T12:00:00Z", 345],
])("the clock of %s at %s is %i minutes from UTC", (zone, iso, minutes) => {
  expect(zoneOffsetMinutes(Date.parse(iso), zone)).toBe(minutes);
});

test("I18-12, OPN-129, ruling 18: the default zone is Novosibirsk and exists", () => {
  expect(DEFAULT_ZONE).toBe("Asia/Novosibirsk");
  expect(zoneOffsetMinutes(FIRST, DEFAULT_ZONE)).toBe(420);
});

/** The moments at which a wall clock shows a time, found independently with the platform's formatter. */
function momentsOf(local: LocalTime, offsets: readonly number[], clock: (at: number) => LocalTime): number[] {
  const candidates = new Set(offsets.map((offset) => wallMs(local) - offset));
  return [...candidates].filter((at) => clock(at) === local).sort((a, b) => a - b);
}

/** A zone's wall clock from `Intl`, which shares no code with our own resolving of local times. */
function platformClock(zone: string): (at: number) => LocalTime {
  // The Swedish locale writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  return (at) => format.format(at);
}

/** Shorter than the time between any two changes; the shortest is around Ramadan in Morocco. */
const STRIDE = 6 * DAY;

/** Every change of a zone's offset from 2024 to 2030, found by checking its clock in strides and then by halving. */
function changesOf(clock: (at: number) => LocalTime): { at: number; before: number; after: number }[] {
  const offset = (at: number) => wallMs(clock(at)) - at;
  const found = [];
  let before = offset(FIRST);
  for (let start = FIRST; start < LAST; start += STRIDE) {
    const after = offset(start + STRIDE);
    if (after === before) continue;
    let [low, high] = [start, start + STRIDE];
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
      if (offset(middle) === before) low = middle;
      else high = middle;
    }
    found.push({ at: high, before, after });
    before = after;
  }
  return found;
}

describe("R-21, G-18: every zone of the platform, every change of clocks from 2024 to 2030", () => {
  const zones = Intl.supportedValuesOf("timeZone");

  test("a time is a moment, skipped or doubled exactly as the platform's clock shows, and it converts back", () => {
    let seen = 0;
    for (const zone of zones) {
      const clock = platformClock(zone);
      for (const { at, before, after } of changesOf(clock)) {
        seen += 1;
        const around = [before, after];
        // Both edges of the skipped or doubled time, a minute on either side of them, and the middle.
        const [from, to] = [at + Math.min(before, after), at + Math.max(before, after)];
        for (const wall of [from - MINUTE, from, (from + to) / 2, to - MINUTE, to, to + MINUTE]) {
          const local = fromWallMs(Math.floor(wall / MINUTE) * MINUTE);
          const moments = momentsOf(local, around, clock);
          const resolved = resolveLocalTime(local, zone);
          const where = `${zone} ${local}`;
          if (moments.length === 1) expect([where, resolved]).toEqual([where, { kind: "moment", at: moments[0] }]);
          else if (moments.length === 2)
            expect([where, resolved]).toEqual([where, { kind: "twice", first: moments[0], second: moments[1] }]);
          else expect([where, resolved]).toEqual([where, { kind: "gap", next: clock(at) }]);
          for (const moment of moments) expect([where, toLocalTime(moment, zone)]).toEqual([where, local]);
        }
      }
    }
    // A platform without a zone database would make this test empty.
    expect(zones.length).toBeGreaterThan(400);
    expect(seen).toBeGreaterThan(1000);
  });

  test.each([
    "Europe/Paris",
    "Asia/Tehran",
    "America/St_Johns",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "Africa/Casablanca",
  ])("sampled quarters of an hour from 2024 to 2030 in %s resolve as its clock shows", (zone) => {
    const clock = platformClock(zone);
    const offsets = [
      ...new Set(
        [FIRST, FIRST + 75 * DAY, FIRST + 182 * DAY, ...changesOf(clock).map(({ at }) => at)].map(
          (at) => wallMs(clock(at)) - at,
        ),
      ),
    ];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: (LAST - FIRST) / (15 * MINUTE) - 1 }), (quarters) => {
        const local = fromWallMs(FIRST + quarters * 15 * MINUTE);
        const moments = momentsOf(local, offsets, clock);
        const resolved = resolveLocalTime(local, zone);
        const told =
          resolved.kind === "moment"
            ? [resolved.at]
            : resolved.kind === "twice"
              ? [resolved.first, resolved.second]
              : [];
        expect(told).toEqual(moments);
      }),
      { numRuns: 400 },
    );
  });
});
