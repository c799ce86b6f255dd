import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RefundRowView } from "#contract/console/money/refunds.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { recordRefund } from "#server/modules/payments/index.ts";
import { jobsDone, openPayment, orderOn, viewOrder } from "../../../../../tests/server/payment-steps.ts";
import { createStubAcquirer, STUB_SIGNATURE } from "../../../../../tests/server/stub-acquirer.ts";
import { attemptKey, call } from "../../../../../tests/support/factories.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const MIGRATIONS = ["0094_cancelled_on_our_side", "0101_refund_queue", "0106_reversed_refunds"];
/** What later migrations made of the check of refunds, which those three write as it was then. */
const LATER = "0118_refunds_that_fit";
/** The tables as they were before these three. */
const BEFORE = `
  alter table trips drop constraint trips_cancel_cause_check,
    add constraint trips_cancel_cause_check check (cancel_cause in ('unconfirmed', 'refused', 'lapsed'));
  drop index entries_refund_gone, entries_refund_reversed, refunds_returned, refunds_turned_down;
  alter table entries add constraint entries_refund_id_key unique (refund_id);
  drop trigger refunds_fit on refunds;
  drop trigger refunds_told on refunds;
  drop function check_refunds;
  alter table refunds
    drop column way, drop column reference, drop column approved_by, drop column approved_at, drop column is_alone,
    drop column declined_by, drop column declined_at, drop column decline_reason,
    drop constraint refunds_state_check, drop constraint refunds_released, drop constraint refunds_returned,
    add constraint refunds_state_check check (state in ('recorded', 'released', 'sent', 'returned', 'failed')),
    add constraint refunds_released check ((state = 'recorded') = (released_by is null)),
    add constraint refunds_returned check ((state = 'returned') = (returned_at is not null))`;

const acquirer = createStubAcquirer();
let test: TestApp;
let accountant: Record<string, string>;
let kept: readonly { readonly order: PlacedOrder; readonly id: number; readonly state: string }[];

const rows = async (sql: string, values: unknown[] = []) =>
  (await test.database.pool.query<Record<string, unknown>>(sql, values)).rows;
const accounts = () => rows("select * from entries order by entry_id");
const money = () => rows("select order_id, state, amount, received, version from orders order by order_id");
const migrated = async (name: string) =>
  readFile(new URL(`../../../database/migrations/${name}.sql`, import.meta.url), "utf8");

beforeAll(async () => {
  test = await buildTestApp({ parts: { acquirer }, listen: true });
  test.clock.now = Date.now();
  accountant = await headersOf(test.app, "accountant");
  const make = async (state: string) => {
    const order = await orderOn(test);
    acquirer.set(await openPayment(test, order), { state: "succeeded" });
    await viewOrder(test, order);
    await jobsDone(test);
    const desk = { db: test.database.db, clock: () => test.clock.now, production: false };
    const sum = { amount: 50_000, currency: "RUB" } as const;
    const [id = 0] = await recordRefund(desk, order.order_id, sum, { by: "dispatcher@demo.test", note: "Late" });
    if (state !== "recorded") {
      const { error } = await releaseOf(id);
      if (error !== null) throw new Error(`Refund ${id} was not released: ${error.message}`);
      await jobsDone(test);
    }
    return { order, id, state };
  };
  kept = [await make("recorded"), await make("returned"), await make("returned")];
});
afterAll(() => test.close());

const releaseOf = (id: number) =>
  call<RefundRowView | null>(test.app, "POST", `/operator/v1/refunds/${id}/release`, {
    body: { expected: 500, amount: 500, way: "acquirer", reference: "" },
    headers: { ...accountant, "idempotency-key": attemptKey() },
  });

it("found 11, 47, 57: refunds of yesterday's database keep their sums and states, wait in the queue, and may come back", async () => {
  const [waits, gone, other] = kept;
  const refunds = () =>
    rows("select refund_id, state, amount, released_by, returned_at from refunds order by refund_id");
  const before = [await accounts(), await money(), await refunds()];
  await rows(BEFORE);
  for (const name of MIGRATIONS) await rows(await migrated(name));
  await rows(/create or replace function check_refunds[^]*\$\$;/.exec(await migrated(LATER))?.[0] ?? "");
  expect([await accounts(), await money(), await refunds()]).toEqual(before);
  expect(await rows("select distinct way, reference, is_alone, approved_by from refunds")).toEqual([
    { way: "acquirer", reference: "", is_alone: false, approved_by: null },
  ]);

  const { result } = await call<{ refunds: RefundRowView[] }>(
    test.app,
    "GET",
    "/operator/v1/refunds?queue=release&lang=en",
    { headers: accountant },
  );
  expect(result.refunds.map(({ refund_id: id }) => id)).toEqual([waits?.id]);
  expect((await releaseOf(waits?.id ?? 0)).error).toBeNull();
  await jobsDone(test);
  expect(await rows("select state from refunds where refund_id = $1", [waits?.id])).toEqual([{ state: "returned" }]);

  // A refund that went yesterday is sent back by the bank today, and is counted again.
  const ref = `stub-refund-${gone?.id}`;
  acquirer.refunds.set(ref, { ref, state: "failed", reason: "expired_or_canceled_card" });
  const payload = JSON.stringify({ event_id: attemptKey(), ref: "unknown", refund_ref: ref });
  const headers = { "content-type": "application/json", [STUB_SIGNATURE.name]: STUB_SIGNATURE.value };
  await test.app.inject({ method: "POST", url: "/payments/notice/stub", headers, payload });
  await jobsDone(test);
  const sums = (order: PlacedOrder | undefined) =>
    rows("select amount::int from entries where order_id = $1 and kind = 'refund' order by entry_id", [
      order?.order_id,
    ]);
  expect(await sums(gone?.order)).toEqual([{ amount: -50_000 }, { amount: 50_000 }]);
  expect(await sums(other?.order)).toEqual([{ amount: -50_000 }]);
});
