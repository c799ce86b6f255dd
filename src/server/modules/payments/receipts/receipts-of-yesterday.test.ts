import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { findReceipts, issueReceipt } from "#contract/console/money/receipts.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { payInFull, viewOrder } from "../../../../../tests/server/payment-steps.ts";
import { attemptKey, call, placedOrder } from "../../../../../tests/support/factories.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const MIGRATIONS = [
  "0115_movements",
  "0116_receipts_issued",
  "0117_refunds_that_went",
  "0118_refunds_that_fit",
] as const;
/** The tables as they were before fees were kept and receipts were recorded as issued. */
const BEFORE = `
  drop table movements;
  drop index receipts_missing;
  alter table receipts
    drop constraint receipts_issued, drop column issued_as, drop column issued_by, drop column issued_at,
    drop constraint receipts_state_check,
    add constraint receipts_state_check check (state in ('due', 'pending', 'succeeded', 'canceled'));
  create index receipts_missing on receipts (told_at) where state <> 'succeeded' and told_at is not null`;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it("issue 37: a receipt that was missing in yesterday's database is listed and can be recorded, and nothing else has changed", async () => {
  const { pool } = test.database;
  const order = await placedOrder(test.app);
  await payInFull(pool, order.order_id);
  await pool.query(BEFORE);
  await pool.query(
    `insert into receipts (order_id, payment_id, kind, amount, state, made_at, told_at)
     select order_id, payment_id, 'payment', amount, 'canceled', now(), now() from payments where order_id = $1`,
    [order.order_id],
  );
  const account = (await viewOrder(test, order)).account;
  for (const name of MIGRATIONS)
    await pool.query(await readFile(new URL(`../../../database/migrations/${name}.sql`, import.meta.url), "utf8"));

  expect((await viewOrder(test, order)).account).toEqual(account);
  const headers = await headersOf(test.app, "accountant");
  const missing = async () =>
    (await call<EndpointResult<typeof findReceipts>>(test.app, "GET", "/operator/v1/receipts?lang=en", { headers }))
      .result.receipts;
  const [receipt] = await missing();
  expect(receipt).toMatchObject({ order_id: order.order_id, why: "refused", amount: order.price });
  const { error } = await call<EndpointResult<typeof issueReceipt> | null>(
    test.app,
    "POST",
    `/operator/v1/receipts/${receipt?.receipt_id}/issued?lang=en`,
    { body: { reference: "FD-0001" }, headers: { ...headers, "idempotency-key": attemptKey() } },
  );
  expect(error).toBeNull();
  expect(await missing()).toEqual([]);
});
