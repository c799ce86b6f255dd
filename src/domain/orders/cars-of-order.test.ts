import fc from "fast-check";
import { expect, test } from "vitest";
import { earlyReturn, type PricedRoute, type TimedTrip } from "#domain/booking/return-trip.ts";
import { carsOfOrder, judgeCars } from "#domain/orders/cars-of-order.ts";

const AIRPORT = { place: 1, point: { lat: 55.9726, lng: 37.4146 } };
const TOWN = { place: 2, point: { lat: 55.7522, lng: 37.6156 } };
const PORT = { place: 3, point: { lat: 59.9386, lng: 30.3141 } };

const ROUTES = {
  in: { start: AIRPORT, finish: TOWN },
  out: { start: TOWN, finish: AIRPORT },
  on: { start: TOWN, finish: PORT },
  rent: { start: PORT, finish: PORT },
} as const satisfies Record<string, PricedRoute>;
type Route = keyof typeof ROUTES;
const routes = (names: readonly Route[]) => names.map((name) => ROUTES[name]);

const timed = (route: Route, hour: number): TimedTrip => ({
  ...ROUTES[route],
  pickupAt: Date.UTC(2026, 2, 10, hour - 3),
  seconds: 3600,
  zone: "Europe/Moscow",
});

test("W1: of up to seven trips exactly those sets are one order that have six, two directions and three cars in each at most", () => {
  const drawn = fc.array(fc.constantFrom(...(Object.keys(ROUTES) as Route[])), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(drawn, (names) => {
      const counts = Map.groupBy(names, (name) => name);
      const mostCars = Math.max(...[...counts.values()].map(({ length }) => length));
      const fault = judgeCars(routes(names));
      expect(fault === undefined).toBe(names.length <= 6 && counts.size <= 2 && mostCars <= 3);
      if (names.length > 6) expect(fault).toEqual({ of: "trips", most: 6 });
      else if (counts.size > 2) expect(fault).toEqual({ of: "directions", most: 2 });
      else if (mostCars > 3) expect(fault).toEqual({ of: "cars", most: 3 });
    }),
  );
});

test.each<[Route[], string[]]>([
  [["in"], ["only 1/1"]],
  [
    ["in", "in"],
    ["only 1/2", "only 2/2"],
  ],
  [
    ["in", "out"],
    ["there 1/1", "back 1/1"],
  ],
  [
    ["in", "out", "in"],
    ["there 1/2", "back 1/1", "there 2/2"],
  ],
  [
    ["in", "on"],
    ["first 1/1", "second 1/1"],
  ],
])("W1: trips %j are the cars %j", (names, cars) => {
  expect(carsOfOrder(routes(names)).map(({ way, car, cars: of }) => `${way} ${car}/${of}`)).toEqual(cars);
});

test.each<[string, TimedTrip[], string | undefined]>([
  ["cars beside each other", [timed("in", 10), timed("in", 10), timed("in", 9)], undefined],
  ["a way back listed between two cars", [timed("in", 10), timed("out", 18), timed("in", 12)], undefined],
  ["a way back before any car has come", [timed("in", 10), timed("in", 12), timed("out", 10)], "2026-03-10 11:06"],
  ["a way back when the first car has come", [timed("in", 12), timed("in", 10), timed("out", 12)], undefined],
  ["one of two ways back too early", [timed("in", 10), timed("out", 20), timed("out", 9)], "2026-03-10 11:06"],
  ["a leg onward at the same time", [timed("in", 10), timed("on", 10)], undefined],
])("W2, VAL-27: %s", (_, trips, from) => {
  expect(trips[0] && earlyReturn(trips[0], trips)).toBe(from);
});

test("W2: which trips are the way back depends on the first one alone, not on the order of the others", () => {
  const hours = fc.array(fc.tuple(fc.constantFrom<Route>("in", "out", "on"), fc.integer({ min: 4, max: 20 })), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(hours, (drawn) => {
      const first = timed("in", 10);
      const others = drawn.map(([route, hour]) => timed(route, hour));
      const backs = drawn.filter(([route]) => route === "out");
      const arrival = Math.min(10, ...drawn.filter(([route]) => route === "in").map(([, hour]) => hour)) + 1;
      const isEarly = backs.some(([, hour]) => hour <= arrival);
      expect(earlyReturn(first, [first, ...others]) !== undefined).toBe(isEarly);
      expect(earlyReturn(first, [...others.toReversed(), first])).toBe(earlyReturn(first, [first, ...others]));
    }),
  );
});
