import { describe, expect, test } from "vitest";
import { carGroup } from "#domain/prices/car-group.ts";
import { CAR_GROUPS } from "#domain/prices/car-groups.ts";
import { areLarger, carList } from "#domain/prices/car-list.ts";
import { NO_PARTY } from "#domain/prices/party-fit.ts";

const car = (classId: number, seats: number, price: number, rating: number | null = 4.6) => ({
  classId,
  seats,
  bags: seats,
  price,
  rating,
});
const CARS = [car(2, 3, 22), car(6, 3, 80, 4.9), car(4, 3, 28), car(8, 4, 38), car(12, 6, 66, 4.9), car(17, 30, 136)];

describe("a list of cars", () => {
  test("PRC-13: has groups by class id, and an id outside 2 to 17 belongs to the others", () => {
    expect([1, 2, 6, 7, 9, 10, 13, 14, 17, 18, 99].map(carGroup)).toEqual([
      "other",
      "sedans",
      "sedans",
      "spacious",
      "spacious",
      "minivans",
      "minivans",
      "buses",
      "buses",
      "other",
      "other",
    ]);
    expect(carList(CARS, NO_PARTY, "cheap").map(({ group }) => group)).toEqual(CAR_GROUPS.slice(0, 4));
  });

  test("tells of each group its cheapest price and most room", () => {
    expect(carList(CARS, NO_PARTY, "cheap")[0]).toMatchObject({ cheapest: 22, seats: 3, bags: 3, fitting: 3 });
  });

  test("FND-13: calls the later groups larger only where each takes the party, and takes more than the first", () => {
    const groups = (people: number | null) => carList(CARS, { ...NO_PARTY, people }, "cheap");
    expect(areLarger(groups(null))).toBe(true);
    expect(areLarger(groups(3))).toBe(true);
    // Saloons and estates, too small, stand behind the minivans and buses.
    expect(areLarger(groups(6))).toBe(false);
    expect(areLarger(groups(40))).toBe(false);
  });

  test("is ordered by price, or by rating and then by price", () => {
    const ids = (order: "cheap" | "best") =>
      carList(CARS, NO_PARTY, order)[0]?.cars.map(({ car: { classId } }) => classId);
    expect([ids("cheap"), ids("best")]).toEqual([
      [2, 4, 6],
      [6, 2, 4],
    ]);
  });

  test("puts groups in which the party fits first and leaves no car out", () => {
    const lists = carList(CARS, { people: 5, children: 0, bags: 0 }, "cheap");
    expect(lists.map(({ group, fitting }) => [group, fitting])).toEqual([
      ["minivans", 1],
      ["buses", 1],
      ["sedans", 0],
      ["spacious", 0],
    ]);
    expect(lists.flatMap(({ cars }) => cars)).toHaveLength(CARS.length);
  });

  test("ruling 17: says of each car that does not fit whether seats or luggage are the reason, and puts it last in its group", () => {
    const small = { ...car(3, 3, 10), bags: 1 };
    const [sedans] = carList([small, ...CARS], { people: 2, children: 1, bags: 3 }, "cheap");
    expect(sedans?.cars.at(-1)).toEqual({ car: small, lack: "bags" });
    const [, , first] = carList(CARS, { people: 3, children: 1, bags: 0 }, "cheap");
    expect(first?.group).toBe("buses");
    expect(carList(CARS, { people: 3, children: 1, bags: 0 }, "cheap").at(-1)?.cars[0]?.lack).toBe("seats");
  });
});
