import { afterEach, beforeEach, expect, it } from "vitest";
import type { PriceItem } from "#contract/prices/prices.ts";
import { call, placeOrder, POINTS, tripBody } from "../../../../../tests/support/factories.ts";
import { rideBook, rideFare, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const BOOK = rideBook({
  tariffs: [rideTariff({ id: 101 }), rideTariff({ id: 102, carClassId: 10 })],
  fares: [
    rideFare({ id: 1, from: "country:RU", to: "country:RU", amount: 2200_00 }),
    rideFare({ id: 2, from: "country:RU", to: "country:RU", amount: 2800_00, carClassId: 10 }),
  ],
});
const HOUR_MS = 3_600_000;

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const search = async () => {
  const url = `/v4/prices?start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}&lang=en&currency=RUB`;
  return (await call<PriceItem[]>(test.app, "GET", url)).result;
};
const usual = async () =>
  (await search()).filter((item) => item.is_usual).map(({ car_class: { car_class_id: classId } }) => classId);

/** Orders a ride in the dearer class, and repeats its trip in the database until there are so many. */
async function haveOrders(count: number): Promise<void> {
  const price = (await search()).find(({ car_class: { car_class_id: classId } }) => classId === 10);
  await placeOrder(test.app, [tripBody(price?.price_id ?? 0)]);
  const { pool } = test.database;
  await pool.query(`
    alter table trips drop constraint trips_position_check;
    create temp table copies as select trips.*, copy from trips, generate_series(1, ${count - 1}) as copy;
    update copies set trip_id = 9000000 + copy, position = 1000 + copy;
    alter table copies drop column copy;
    insert into trips select * from copies`);
}

it("F17: nothing is usual before fifty orders of the way; then the class that is ordered most is, an hour later at the latest", async () => {
  await useBook(test.database.db, BOOK);
  expect(await usual()).toEqual([]);
  // The count that the first search began may end before or after these orders.
  await haveOrders(50);
  test.clock.now += HOUR_MS;
  await expect.poll(usual).toEqual([10]);
});

it("F17: the class that the operator marks is usual on every way", async () => {
  const [first, ...others] = BOOK.classes;
  if (first === undefined) throw new Error("The book has no class");
  await useBook(test.database.db, { ...BOOK, classes: [{ ...first, usual: true }, ...others] });
  expect(await usual()).toEqual([first.id]);
});
