import { expect, test } from "vitest";
import { isPlausibleRide, type ServiceRide } from "#domain/places/plausible-ride.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";

const SHEREMETYEVO: GeoPoint = { lat: 55.9726, lng: 37.4146 };
const MOSCOW: GeoPoint = { lat: 55.7522, lng: 37.6156 };
const ENDS = [SHEREMETYEVO, MOSCOW];
const swapped = ({ lat, lng }: GeoPoint): GeoPoint => ({ lat: lng, lng: lat });

/** 27.5 km as the crow flies, 36 km in 45 minutes by road. */
const ride = (over: Partial<ServiceRide> = {}): ServiceRide => ({
  metres: 36_000,
  seconds: 2_700,
  line: ENDS,
  ...over,
});

test("R-25: a realistic ride is believed", () => {
  expect(isPlausibleRide(ENDS, ride())).toBe(true);
});

test("R-25: the line may start on the road beside the point", () => {
  expect(isPlausibleRide(ENDS, ride({ line: [{ lat: 55.98, lng: 37.43 }, MOSCOW] }))).toBe(true);
});

test("R-25: two points across a bay may be far by road", () => {
  const near = [MOSCOW, { lat: 55.7612, lng: 37.6156 }];
  expect(isPlausibleRide(near, { metres: 10_500, seconds: 1_200, line: near })).toBe(true);
});

test.each<[string, Partial<ServiceRide>]>([
  ["is shorter than the straight line", { metres: 26_000 }],
  ["is metres where kilometres were meant", { metres: 36 }],
  ["is far too long", { metres: 300_000, seconds: 20_000 }],
  ["goes faster than any car", { seconds: 600 }],
  ["stands still", { seconds: 100_000 }],
  ["takes no time", { seconds: 0 }],
  ["takes less than no time", { seconds: -2_700 }],
  ["has no length", { metres: NaN }],
  ["has no end", { metres: Infinity }],
  ["has no duration", { seconds: NaN }],
  ["lasts for ever", { seconds: Infinity }],
  ["has no line", { line: [] }],
  ["is one point", { line: [SHEREMETYEVO] }],
  ["has swapped coordinates", { line: ENDS.map(swapped) }],
  ["goes the other way", { line: ENDS.toReversed() }],
  ["leaves the globe on the way", { line: [SHEREMETYEVO, { lat: 91, lng: 37 }, MOSCOW] }],
  ["has a hole in its line", { line: [SHEREMETYEVO, { lat: NaN, lng: 37 }, MOSCOW] }],
])("R-25: a ride that %s is not believed", (_, over) => {
  expect(isPlausibleRide(ENDS, ride(over))).toBe(false);
});

test("R-25: stops count: a ride that skips one is too short", () => {
  const via = [SHEREMETYEVO, { lat: 56.85, lng: 35.9 }, MOSCOW];
  expect(isPlausibleRide(via, ride())).toBe(false);
  expect(isPlausibleRide(via, ride({ metres: 340_000, seconds: 16_000 }))).toBe(true);
});

test("R-25: across the date line the short way is measured", () => {
  const ends = [
    { lat: 65, lng: 179.9 },
    { lat: 65, lng: -179.9 },
  ];
  expect(isPlausibleRide(ends, { metres: 12_000, seconds: 900, line: ends })).toBe(true);
});

test("a ride without points is refused", () => {
  expect(isPlausibleRide([], ride())).toBe(false);
});
