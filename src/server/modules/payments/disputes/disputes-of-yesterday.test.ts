import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DisputeView } from "#contract/console/money/disputes.ts";
import { payInFull, viewOrder } from "../../../../../tests/server/payment-steps.ts";
import { attemptKey, call, placedOrder } from "../../../../../tests/support/factories.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const MIGRATION = new URL("../../../database/migrations/0111_disputes.sql", import.meta.url);
/** The tables as they were before there were disputes. */
const BEFORE = `
  alter table entries drop column dispute_id, drop column side, drop constraint entries_kind_check;
  alter table entries
    add column side text generated always as (case when kind in ('card', 'cash', 'refund') then 'money' else 'cost' end) stored,
    add constraint entries_kind_check check (
      kind in ('ride', 'certificate', 'change', 'cancelled', 'fee', 'goodwill', 'card', 'cash', 'refund')
    );
  drop table disputes;
  alter table orders add constraint orders_received_check check (received >= 0)`;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it("issue 37: orders of yesterday's database keep their accounts, and a dispute about one of them is kept", async () => {
  const { pool } = test.database;
  const order = await placedOrder(test.app, { hash: "WELCOME10" });
  await payInFull(pool, order.order_id);
  const sides = async () =>
    (await pool.query("select kind, side, amount from entries where order_id = $1 order by entry_id", [order.order_id]))
      .rows;
  const before = await sides();
  await pool.query(BEFORE);
  await pool.query(await readFile(MIGRATION, "utf8"));
  expect(await sides()).toEqual(before);
  expect(before.map(({ side }) => side)).toContain("money");
  const { rows } = await pool.query("select version from orders where order_id = $1", [order.order_id]);
  const { error, result } = await call<{ disputes: DisputeView[] } | null>(
    test.app,
    "POST",
    `/operator/v1/orders/${order.order_id}/disputes`,
    {
      body: { amount: order.price, fee: 10, note: "Notice of the bank", version: rows[0].version },
      headers: { ...(await headersOf(test.app, "admin")), "idempotency-key": attemptKey() },
    },
  );
  expect([error, result?.disputes]).toMatchObject([null, [{ state: "opened", is_withdrawn: true }]]);
  expect(await viewOrder(test, order)).toMatchObject({ total: order.price, account: { paid: 0 } });
});
