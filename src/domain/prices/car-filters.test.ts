import { describe, expect, test } from "vitest";
import { filtersSet, NO_FILTERS, passesFilters, type FilteredCar } from "#domain/prices/car-filters.ts";

const CARS: readonly FilteredCar[] = [
  { classId: 2, providerId: 1, rating: 4.4, isFlexible: false, freeCancellation: 360 },
  { classId: 5, providerId: 2, rating: 4.9, isFlexible: true, freeCancellation: 180 },
  { classId: 12, providerId: 2, rating: 4.9, isFlexible: false, freeCancellation: 180 },
  { classId: 17, providerId: 3, rating: null, isFlexible: false, freeCancellation: null },
];
const left = (change: Partial<typeof NO_FILTERS>) =>
  CARS.filter((car) => passesFilters(car, { ...NO_FILTERS, ...change })).map(({ classId }) => classId);

describe("the filters of the car list", () => {
  test("FND-23: take every car at first, with a rating of 0", () => {
    expect(left({})).toEqual([2, 5, 12, 17]);
    expect([NO_FILTERS.rating, filtersSet(NO_FILTERS)]).toEqual([0, 0]);
  });

  test("PRC-03, OPN-016: leave the chosen groups, providers and ratings; rating 0 filters nothing", () => {
    expect(left({ groups: ["sedans"] })).toEqual([2, 5]);
    expect(left({ providers: [2, 3] })).toEqual([5, 12, 17]);
    expect(left({ rating: 4.5 })).toEqual([5, 12]);
    expect(left({ rating: 0 })).toHaveLength(4);
    expect(left({ groups: ["sedans", "buses"], rating: 4 })).toEqual([2, 5]);
  });

  test("leave prices that do not change with the route, and cars that can still be cancelled for nothing late", () => {
    expect(left({ fixedPrice: true })).toEqual([2, 12, 17]);
    expect(left({ freeUntil: 180 })).toEqual([5, 12]);
    expect(left({ freeUntil: 360 })).toEqual([2, 5, 12]);
    expect(filtersSet({ ...NO_FILTERS, fixedPrice: true, groups: ["buses"] })).toBe(2);
  });
});
