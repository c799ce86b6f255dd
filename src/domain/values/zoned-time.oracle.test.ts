import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { fromWallMs, type LocalTime } from "#domain/values/local-time.ts";
import { resolveLocalTime, toLocalTime, zoneOffsetMinutes, type ResolvedTime } from "#domain/values/zoned-time.ts";

const MINUTE = 60_000;
const FIRST = Date.UTC(1995, 0, 1);
const LAST = Date.UTC(2040, 11, 31);

const local = (time: Temporal.PlainDateTime): LocalTime => time.toString({ smallestUnit: "minute" }).replace("T", " ");

/** The change of a zone's clocks that is next after a moment or last before it. */
function changeOf(direction: "next" | "previous", at: number, zone: string): Temporal.ZonedDateTime | undefined {
  return (
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).getTimeZoneTransition(direction) ?? undefined
  );
}

/** What a wall-clock time means, as Temporal has it. */
function oracle(time: LocalTime, zone: string): ResolvedTime {
  const wall = Temporal.PlainDateTime.from(time);
  const earlier = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
  const later = wall.toZonedDateTime(zone, { disambiguation: "later" });
  const [first, second] = [earlier.epochMilliseconds, later.epochMilliseconds];
  if (first === second) return { kind: "moment", at: first };
  if (earlier.toPlainDateTime().equals(wall)) return { kind: "twice", first, second };
  // A skipped time is moved over the gap in both directions, so the change lies between.
  const change = changeOf("next", first, zone);
  if (change === undefined) throw new Error(`${zone} skips ${time} without a change of its clocks`);
  return { kind: "gap", next: local(change.toPlainDateTime()) };
}

interface Placed {
  readonly near: number;
  readonly off: number;
  readonly isFar: boolean;
}

/** A moment and a wall-clock time of a zone: of a change of its clocks, or of any day. */
function placedIn(name: string, { near, off, isFar }: Placed): { readonly at: number; readonly time: LocalTime } {
  const changes = isFar ? [] : [changeOf("next", near, name), changeOf("previous", near, name)];
  const change = changes
    .map((one) => one?.epochMilliseconds ?? Infinity)
    .find((moment) => moment > FIRST && moment < LAST);
  const at = (change ?? near) + off * MINUTE;
  // Told by the clock before the change, so that times are among them which are skipped.
  const before = Temporal.Instant.fromEpochMilliseconds((change ?? at) - 1).toZonedDateTimeISO(name);
  return { at, time: fromWallMs(at + before.offsetNanoseconds / 1e6) };
}

const placed: fc.Arbitrary<Placed> = fc.record({
  near: fc.integer({ min: FIRST / MINUTE, max: LAST / MINUTE }).map((minutes) => minutes * MINUTE),
  off: fc.integer({ min: -90, max: 90 }),
  isFar: fc.nat(4).map((one) => one === 0),
});

test("R-21, G-18: a zone of the platform reads local times of 1995 to 2040 as Temporal does, most of all where clocks change", () => {
  const seen = { moment: 0, gap: 0, twice: 0 };
  const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
  // A zone takes longer to open than to ask, so each is asked several times.
  const several = fc.array(placed, { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(zone, several, (name, all) => {
      for (const one of all) {
        const { at, time } = placedIn(name, one);
        const expected = oracle(time, name);
        seen[expected.kind] += 1;
        const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(name);
        const told = { time, clock: toLocalTime(at, name), offset: zoneOffsetMinutes(at, name) };
        expect({ ...told, resolved: resolveLocalTime(time, name) }).toEqual({
          time,
          clock: local(there.toPlainDateTime()),
          offset: there.offsetNanoseconds / 6e10,
          resolved: expected,
        });
      }
    }),
    { numRuns: 100 },
  );
  expect(Math.min(seen.gap, seen.twice)).toBeGreaterThan(10);
});
