import { randomUUID } from "node:crypto";
import type { OrderView } from "#contract/orders/order-view.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { signNotice } from "#server/adapters/acquirer/notice-signature.ts";
import { SIGNATURE_HEADER } from "#server/adapters/acquirer/sandbox-notice.ts";
import { DRILLS } from "../support/drills.ts";
import { call, placedOrder, startIn, type Answered } from "../support/factories.ts";
import type { TestApp } from "../support/test-app.ts";

/** The secret that `buildTestApp` gives the server. */
export const TEST_SECRET = "a secret of the tests, long enough to be one";

/** A row of `payments`, with the columns that tests read. */
export interface PaymentRow {
  readonly payment_id: number;
  readonly attempt_no: number;
  readonly acquirer: string;
  readonly acquirer_ref: string | null;
  readonly state: string;
  readonly note: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly account: string;
}

/** Places an order whose trip starts three days after the test's own clock. */
export function orderOn(test: TestApp, changes: Record<string, unknown> = {}): Promise<PlacedOrder> {
  return placedOrder(test.app, { start_location: startIn(test.clock.now), ...changes });
}

/** Asks where to pay. */
export function payUrl(test: TestApp, transaction: number, query = ""): Promise<Answered<{ url: string } | null>> {
  return call(test.app, "GET", `/v4/orders/pay-url?transaction=${transaction}&lang=en${query}`);
}

/** Opens a payment that must succeed, and returns the acquirer's reference. */
export async function openPayment(test: TestApp, order: PlacedOrder): Promise<string> {
  const { result, error } = await payUrl(test, order.transaction);
  if (result === null) throw new Error(`No pay page: ${JSON.stringify(error)}`);
  return result.url.split("/").at(-1) ?? "";
}

/** Presses a button on the sandbox's hosted page, as a browser does; returns the status. */
export async function press(test: TestApp, ref: string, action: string): Promise<number> {
  const response = await test.app.inject({
    method: "POST",
    url: `/sandbox/pay/${ref}/${action}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "",
  });
  return response.statusCode;
}

/** The order as its holder sees it. */
export async function viewOrder(test: TestApp, order: PlacedOrder): Promise<OrderView> {
  const { result, error } = await call<OrderView | null>(test.app, "GET", `/v4/orders/${order.order_id}?lang=en`, {
    headers: { "order-key": order.order_key ?? "" },
  });
  if (result === null) throw new Error(`No order: ${JSON.stringify(error)}`);
  return result;
}

/** All attempts to pay an order, oldest first. */
export async function paymentsOf(test: TestApp, order: PlacedOrder): Promise<PaymentRow[]> {
  const { rows } = await test.database.pool.query<PaymentRow>(
    "select * from payments where order_id = $1 order by attempt_no",
    [order.order_id],
  );
  return rows;
}

/** One number from the database. */
export async function countOf(test: TestApp, sql: string, values: readonly unknown[] = []): Promise<number> {
  const { rows } = await test.database.pool.query<{ count: number }>(`select count(*)::int as count from ${sql}`, [
    ...values,
  ]);
  return rows[0]?.count ?? 0;
}

/** Moves every waiting job, including the planned check of open payments, forward to now. */
export async function hurryJobs(test: TestApp): Promise<void> {
  await test.database.pool.query("update graphile_worker._private_jobs set run_at = now() where locked_at is null");
  await test.database.pool.query(`select pg_notify('jobs:insert', '{"r":"test","count":4}')`);
}

/** Waits until no job is due or running; a long drill shares the machine with other work. */
export async function jobsDone(test: TestApp, patienceMs = DRILLS ? 120_000 : 50_000): Promise<void> {
  for (const deadline = Date.now() + patienceMs; ; await new Promise((resolve) => setTimeout(resolve, 15))) {
    const due = await countOf(test, "graphile_worker._private_jobs where locked_at is not null or run_at <= now()");
    if (due === 0) return;
    if (Date.now() > deadline) throw new Error(`${due} jobs are still due`);
  }
}

/** A sandbox notice with its signature, to be sent, repeated or tampered with. */
export interface SignedNotice {
  readonly raw: Buffer;
  readonly headers: Record<string, string>;
}

/** Writes and signs a notice, by default a fresh one with the server's own secret. */
export function signedNotice(
  test: TestApp,
  ref: string,
  options: {
    readonly secret?: string;
    readonly ageSeconds?: number;
    readonly eventId?: string;
    readonly state?: string;
  } = {},
): SignedNotice {
  const { secret = TEST_SECRET, ageSeconds = 0, eventId = randomUUID(), state = "succeeded" } = options;
  const raw = Buffer.from(JSON.stringify({ event_id: eventId, ref, state }));
  const seconds = Math.floor(test.clock.now / 1000) - ageSeconds;
  return { raw, headers: { [SIGNATURE_HEADER]: signNotice(raw, secret, seconds) } };
}

/** Delivers a notice; returns the status. */
export async function deliver(test: TestApp, notice: SignedNotice, acquirer = "sandbox"): Promise<number> {
  const response = await test.app.inject({
    method: "POST",
    url: `/payments/notice/${acquirer}`,
    headers: { "content-type": "application/json", ...notice.headers },
    payload: notice.raw,
  });
  return response.statusCode;
}

/** Pays an order in full, as if by card, whatever its way to pay. */
export async function payInFull(pool: { query(sql: string, values: unknown[]): Promise<unknown> }, orderId: number) {
  await pool.query(
    `with paid as (
      insert into payments (order_id, attempt_no, acquirer, acquirer_ref, account, amount, currency, state, created_at, settled_at)
      select order_id, 90, 'sandbox', 'paid-' || order_id, 'sandbox-shop', amount, currency, 'succeeded', now(), now()
      from orders where order_id = $1 returning *
    ), entry as (
      insert into entries (order_id, kind, amount, currency, at, author, payment_id)
      select order_id, 'card', amount, currency, now(), acquirer, payment_id from paid
    )
    update orders set received = amount, paid_at = now() where order_id = $1`,
    [orderId],
  );
}

/** Counts so much, in minor units, as paid in cash for an order beyond all that it costs. */
export async function overpayInCash(
  pool: { query(sql: string, values: unknown[]): Promise<unknown> },
  orderId: number,
  more: number,
) {
  await pool.query(
    `with entry as (
      insert into entries (order_id, kind, amount, currency, at, author)
      select order_id, 'cash', amount + $2::int, currency, now(), 'operator:91' from orders where order_id = $1 returning amount
    )
    update orders set received = entry.amount, paid_at = now() from entry where order_id = $1`,
    [orderId, more],
  );
}
