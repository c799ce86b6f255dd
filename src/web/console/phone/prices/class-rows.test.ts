import { expect, test } from "vitest";
import type { PriceItem } from "#contract/prices/prices.ts";
import { chosenRow, classRows } from "./class-rows.ts";

const price = (id: number, sum: number, more: Partial<PriceItem> = {}, capacity = 3): PriceItem =>
  ({
    price_id: id * 100 + sum,
    price: sum,
    is_usual: false,
    car_class: { car_class_id: id, capacity },
    ...more,
  }) as PriceItem;

const shown = (rows: ReturnType<typeof classRows>) =>
  rows.map(({ price: { car_class: of, price: sum }, lacks }) => [of.car_class_id, sum, lacks]);

test("OPS-19: each class has one row at the sum of the time; one without a car then, or too small, stays and says so", () => {
  const anyTime = [price(1, 10), price(2, 20), price(3, 30, {}, 7), price(1, 12)];
  expect(shown(classRows(anyTime, undefined, 1))).toEqual([
    [1, 10, undefined],
    [2, 20, undefined],
    [3, 30, undefined],
  ]);
  expect(shown(classRows(anyTime, [price(1, 15), price(3, 35, {}, 7)], 4))).toEqual([
    [1, 15, "seats"],
    [2, 20, "time"],
    [3, 35, undefined],
  ]);
});

test("OPS-20: the usual class is chosen until somebody chooses, a class that is sold no more is none, and one without a car is not kept", () => {
  const rows = classRows([price(1, 10), price(2, 20, { is_usual: true })], undefined, 1);
  const chosen = (carClass: Parameters<typeof chosenRow>[1]) => chosenRow(rows, carClass)?.price.car_class.car_class_id;
  expect([chosen("usual"), chosen(1), chosen("none"), chosen(9)]).toEqual([2, 1, undefined, undefined]);
});
