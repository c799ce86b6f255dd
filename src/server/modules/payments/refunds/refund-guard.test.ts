import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DisputeView } from "#contract/console/money/disputes.ts";
import type { RefundRowView } from "#contract/console/money/refunds.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { recordRefund } from "#server/modules/payments/index.ts";
import { hurryJobs, jobsDone, openPayment, orderOn, viewOrder } from "../../../../../tests/server/payment-steps.ts";
import { createStubAcquirer } from "../../../../../tests/server/stub-acquirer.ts";
import { attemptKey, call } from "../../../../../tests/support/factories.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const acquirer = createStubAcquirer();
let test: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  test = await buildTestApp({ parts: { acquirer }, listen: true });
  test.clock.now = Date.now();
  admin = await headersOf(test.app, "admin");
});
afterAll(() => test.close());

const rows = async (sql: string, values: unknown[]) =>
  (await test.database.pool.query<Record<string, unknown>>(sql, values)).rows;
const paidOrder = async () => {
  const order = await orderOn(test);
  const ref = await openPayment(test, order);
  acquirer.set(ref, { state: "succeeded" });
  await viewOrder(test, order);
  await jobsDone(test);
  return { order, ref, sum: order.price * 100 };
};
const asked = async ({ order_id: id }: PlacedOrder, amount: number): Promise<number> => {
  const desk = { db: test.database.db, clock: () => test.clock.now, production: false };
  const [refundId = 0] = await recordRefund(
    desk,
    id,
    { amount, currency: "RUB" },
    { by: "dispatcher@demo.test", note: "Late" },
  );
  return refundId;
};
const press = async <Result>(path: string, body: object) =>
  call<Result>(test.app, "POST", `/operator/v1${path}?lang=en`, {
    body,
    headers: { ...admin, "idempotency-key": attemptKey() },
  });
const release = (id: number, sum: number, way: "acquirer" | "bank") =>
  press<RefundRowView | null>(`/refunds/${id}/release`, {
    expected: sum,
    amount: sum,
    way,
    reference: way === "bank" ? "PP 12" : "",
  });
const losesDispute = async ({ order_id: id, price }: PlacedOrder) => {
  const [{ version } = {}] = await rows("select version from orders where order_id = $1", [id]);
  const { result } = await press<{ disputes: DisputeView[] }>(`/orders/${id}/disputes`, {
    amount: price,
    fee: 0,
    note: "Notice of the bank",
    version,
  });
  const { error } = await press(`/disputes/${result.disputes[0]?.dispute_id}/decide`, { state: "lost" });
  if (error !== null) throw new Error(error.message);
};
const standing = async (id: number) => (await rows("select state, problem from refunds where refund_id = $1", [id]))[0];

describe("issue 37: money that a lost dispute has taken", () => {
  it("is not given back by a refund that was released before, when its acquirer answers again", async () => {
    const { order, sum } = await paidOrder();
    const id = await asked(order, sum);
    acquirer.down = true;
    expect((await release(id, order.price, "acquirer")).error).toBeNull();
    await jobsDone(test);
    expect(await standing(id)).toMatchObject({ state: "sent" });
    await losesDispute(order);
    acquirer.down = false;
    const before = acquirer.refundsAsked.length;
    await hurryJobs(test);
    await jobsDone(test);
    expect(await standing(id)).toEqual({ state: "failed", problem: "taken_by_dispute" });
    expect(acquirer.refundsAsked).toHaveLength(before);
    for (const way of ["acquirer", "bank"] as const)
      expect((await release(id, order.price, way)).error).toMatchObject({ code: 6022, details: { most: 0 } });
    expect((await viewOrder(test, order)).account).toMatchObject({ paid: 0 });
  });

  it("that went all the same, because only the answer was lost, is counted as it went", async () => {
    const { order, sum } = await paidOrder();
    const id = await asked(order, sum);
    acquirer.losesAnswers = true;
    expect((await release(id, order.price, "acquirer")).error).toBeNull();
    await jobsDone(test);
    acquirer.losesAnswers = false;
    await losesDispute(order);
    await hurryJobs(test);
    await jobsDone(test);
    expect(await standing(id)).toMatchObject({ state: "returned" });
    expect((await viewOrder(test, order)).account.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["ride", order.price],
      ["card", order.price],
      ["goodwill", -order.price],
      ["dispute", -order.price],
      ["refund", -order.price],
    ]);
  });
});

describe("issue 37: the database takes no refund", () => {
  const insert = (order: PlacedOrder, changes: string) =>
    rows(
      `insert into refunds (order_id, payment_id, amount, currency, reason, state, way, acquirer_ref, reference,
         recorded_by, recorded_at, released_by, released_at, returned_at)
       select order_id, payment_id, ${changes}, 'test', now(), 'test', now(), now()
       from payments where order_id = $1 and state = 'succeeded'`,
      [order.order_id],
    );

  it("of the acquirer twice, or of more than came by its payment", async () => {
    const { order, sum } = await paidOrder();
    await insert(order, "100, 'RUB', 'decided', 'returned', 'acquirer', 're_1', ''");
    await expect(insert(order, "100, 'RUB', 'decided', 'returned', 'acquirer', 're_1', ''")).rejects.toThrow(
      "re_1 of payment",
    );
    await expect(insert(order, `${sum}, 'RUB', 'decided', 'returned', 'acquirer', 're_2', ''`)).rejects.toThrow(
      "has gone back",
    );
  });

  it("by bank of what a dispute took", async () => {
    const { order } = await paidOrder();
    await losesDispute(order);
    await expect(insert(order, "100, 'RUB', 'decided', 'returned', 'bank', null, 'PP 12'")).rejects.toThrow(
      "is to go back",
    );
  });
});
