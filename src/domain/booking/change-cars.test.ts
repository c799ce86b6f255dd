import { describe, expect, test } from "vitest";
import { addCar, changeInCar, removeCar, splitCar, steerCar, waysWithRoom } from "./change-cars.ts";
import { firstPassenger } from "./draft-people.ts";
import { carsOfWay, CARS_MOST, inCar, type CarsDraft } from "./further-cars.ts";
import { changeDraft, EMPTY_DRAFT, type TripDraft } from "./trip-draft.ts";

const put = (draft: TripDraft, fields: CarsDraft) => changeDraft(draft, { type: "cars", fields });
const withCars = (count: number): TripDraft =>
  Array.from({ length: count }).reduce<TripDraft>((draft) => put(draft, addCar(draft)), EMPTY_DRAFT);
const idsOf = (draft: CarsDraft, way: number) => carsOfWay(draft, way).map(({ id }) => id);

describe("ruling 29: up to three cars go each way, and each has its own people", () => {
  test("a third further car does not fit", () => {
    const full = withCars(CARS_MOST - 1);
    expect(full.cars.map(({ ways }) => ways)).toEqual(["both", "both"]);
    expect(waysWithRoom(full)).toEqual([]);
    expect(addCar(full).cars).toBe(full.cars);
  });

  test("each way has its own number of cars, and a car of both has one number", () => {
    const one = put(withCars(2), steerCar(withCars(2), "1", "there"));
    expect([idsOf(one, 0), idsOf(one, 1)]).toEqual([["2", "1"], ["2"]]);
    expect(waysWithRoom(one)).toEqual(["back"]);
    const four = addCar(one);
    expect([idsOf(four, 0), idsOf(four, 1)]).toEqual([
      ["2", "1"],
      ["2", "3"],
    ]);
    // A car may stay as it is, and drive where it leaves room for itself.
    expect(waysWithRoom(four, "1")).toEqual(["there"]);
    expect(waysWithRoom(four, "2")).toEqual(["both", "there", "back"]);
  });

  test("where others travel back, one car becomes two", () => {
    const draft = withCars(1);
    const split = splitCar(draft, "1");
    expect(split.cars.map(({ id, ways }) => [id, ways])).toEqual([
      ["1", "there"],
      ["2", "back"],
    ]);
  });

  test("what is said of a further car concerns no other, and is gone with it", () => {
    const two = withCars(2);
    const party = put(two, changeInCar(two, "1", { type: "party", party: { adults: 2, children: 1 } }));
    const named = put(party, changeInCar(party, "1", { type: "passenger", fields: { name: "Boris" } }));
    const signed = put(named, changeInCar(named, "1", { type: "people", fields: { sign: "ACME" } }));
    expect(firstPassenger(inCar(signed, "1")).name).toBe("Boris");
    expect(inCar(signed, "1")).toMatchObject({ party: { adults: 2, children: 1 }, people: { sign: "ACME" } });
    for (const other of [signed, inCar(signed, "2")]) {
      expect(other).toMatchObject({ party: { adults: 1, children: 0 }, people: { sign: null } });
      expect(firstPassenger(other).name).toBe("");
    }
    expect(put(signed, removeCar(signed, "1"))).toMatchObject({ cars: [{ id: "2" }], carPeople: [] });
  });

  test("a smaller car takes fewer people in each, and says so; a larger one brings their names back", () => {
    const one = withCars(1);
    const party = put(one, changeInCar(one, "1", { type: "party", party: { adults: 3 } }));
    const list = ["A", "B", "C"].map((name, at) => ({ id: String(at + 1), name, phone: "", email: "" }));
    const full = put(party, changeInCar(party, "1", { type: "people", fields: { list } }));
    const namesFor = (capacity: number) => {
      const { party: fitted, people, taken } = inCar(changeDraft(full, { type: "start", trips: 1, capacity }), "1");
      return [fitted.adults, people.list.length, taken?.adults];
    };
    expect(namesFor(3)).toEqual([3, 3, undefined]);
    expect(namesFor(2)).toEqual([2, 2, 2]);
  });
});
