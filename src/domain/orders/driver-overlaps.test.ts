import { describe, expect, it } from "vitest";
import { driverOverlaps, type DrivenTrip } from "#domain/orders/driver-overlaps.ts";

const PANIN = { name: "Igor Panin", phone: "+7 903 555-01-43" };

const trip = (tripId: number, pickupAt: number, endsAt: number, more: Partial<DrivenTrip> = {}): DrivenTrip => ({
  tripId,
  pickupAt,
  endsAt,
  state: "confirmed",
  driver: PANIN,
  ...more,
});

describe("OPS-09: two trips of one driver at once", () => {
  it.each<[string, readonly DrivenTrip[], readonly (readonly number[])[]]>([
    ["overlap by the time they share", [trip(1, 0, 100), trip(2, 75, 200)], [[1, 2, 75, 100]]],
    ["overlap where one lies within the other", [trip(1, 0, 100), trip(2, 20, 40)], [[1, 2, 20, 40]]],
    ["do not overlap where one begins as the other ends", [trip(1, 0, 100), trip(2, 100, 200)], []],
    [
      "overlap by the digits of the phone, however it is written",
      [trip(1, 0, 100), trip(2, 50, 90, { driver: { name: "I. Panin", phone: "79035550143" } })],
      [[1, 2, 50, 90]],
    ],
    ["are nobody's without a driver", [trip(1, 0, 100, { driver: null }), trip(2, 50, 90, { driver: null })], []],
    [
      "of two people are nothing",
      [trip(1, 0, 100), trip(2, 50, 90, { driver: { name: "Igor Panin", phone: "1" } })],
      [],
    ],
    ["count for nothing once one is off", [trip(1, 0, 100, { state: "cancelled" }), trip(2, 50, 90)], []],
    [
      "are told of each pair",
      [trip(1, 0, 9), trip(2, 1, 9), trip(3, 2, 9)],
      [
        [1, 2, 1, 9],
        [1, 3, 2, 9],
        [2, 3, 2, 9],
      ],
    ],
  ])("%s", (_, trips, found) => {
    expect(driverOverlaps(trips).map(({ trips: pair, from, until }) => [...pair, from, until])).toEqual(found);
  });
});
