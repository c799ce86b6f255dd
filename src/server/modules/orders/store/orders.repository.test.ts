import { afterAll, beforeAll, expect, it } from "vitest";
import { insertOrder, type OrderValues } from "#server/modules/orders/store/orders.repository.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it("A7: an order without a drawn number is an error, and not order number 0", async () => {
  const values = { ids: [], plans: [], request: { trips: [] } } as unknown as OrderValues;
  const insert = test.database.db.transaction().execute((trx) => insertOrder(trx, values));
  await expect(insert).rejects.toThrow("No number was drawn");
  const { rows } = await test.database.pool.query("select 1 from orders where order_id = 0");
  expect(rows).toEqual([]);
});
