import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { hurryJobs, jobsDone, payInFull } from "../../../../tests/server/payment-steps.ts";
import { anyPrice, attemptKey, call, placedOrder, placeOrder, tripBody } from "../../../../tests/support/factories.ts";
import { headersOf } from "../../../../tests/support/log-in.ts";
import { putTrips } from "../../../../tests/support/put-trips.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let test: TestApp;
/** A server that sends its mail. */
let mailing: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ variables: { VISITORS_PAY_CASH: "yes" } });
  mailing = await buildTestApp({
    listen: true,
    variables: { VISITORS_PAY_CASH: "yes", OPERATOR_MAIL: "desk@rides.example", UNPAID_LETTER_MINUTES: "15" },
  });
});
afterAll(() => Promise.all([test.close(), mailing.close()]));

const sql = (text: string, values: unknown[]) => test.database.pool.query(text, values);
const approve = (
  order: PlacedOrder,
  headers: Record<string, string> = { "order-key": order.order_key ?? "" },
  { app } = test,
) =>
  call<{ status: number; pay_by: string }>(app, "POST", `/v1/orders/approve/${order.transaction}`, {
    body: {},
    headers,
  });

const lettersOf = async ({ order_id: id }: PlacedOrder) => {
  const { rows } = await mailing.database.pool.query<{ kind: string }>(
    "select kind from messages where subject_kind = 'order' and subject_id = $1 order by kind",
    [id],
  );
  return rows.map(({ kind }) => kind);
};

describe("the cash path", () => {
  it("makes an order payable to the driver, for its key or its account; a second call gets the same answer", async () => {
    const order = await placedOrder(test.app);
    for (let time = 0; time < 2; time++) {
      const { error, result } = await approve(order);
      expect([error, result.status, result.pay_by]).toEqual([null, 2, "cash"]);
    }
    // The operator hears of it once.
    const heard = "select count(*)::int as times from outbox where name = 'order.cash-agreed' and subject_id = $1";
    expect((await sql(heard, [order.order_id])).rows).toEqual([{ times: 1 }]);
    const { error } = await call(test.app, "GET", `/v4/orders/pay-url?transaction=${order.transaction}`);
    expect(error?.code).toBe(ERRORS["cash-order"].number);
    const agent = await headersOf(test.app, "agent");
    const own = await placedOrder(test.app, {}, { headers: agent });
    expect((await approve(own, agent)).result.pay_by).toBe("cash");
  });

  it("found 7: one e-mail tells the traveller, also when two agree at once, and whenever the events are heard", async () => {
    for (const settles of [false, true]) {
      const order = await placedOrder(mailing.app);
      if (settles) await jobsDone(mailing);
      const both = await Promise.all([approve(order, undefined, mailing), approve(order, undefined, mailing)]);
      expect(both.map(({ error, result }) => [error, result.status])).toEqual([
        [null, 2],
        [null, 2],
      ]);
      await jobsDone(mailing);
      expect(await lettersOf(order)).toEqual(["cash-agreed", "order-new-operator"]);
    }
    const [mail] = await createFileMailer({ dir: mailing.mailDir }).list();
    expect(mail?.subject).toMatch(/оплата водителю|Новый заказ/);
  });

  it("found 7: who was asked to pay by e-mail before hears that the driver is paid", async () => {
    const order = await placedOrder(mailing.app);
    await jobsDone(mailing);
    mailing.clock.now += 16 * 60_000;
    await hurryJobs(mailing);
    await jobsDone(mailing);
    expect(await lettersOf(order)).toEqual(["order-received"]);
    await approve(order, undefined, mailing);
    await jobsDone(mailing);
    expect(await lettersOf(order)).toEqual(["cash-agreed", "order-new-operator", "order-received"]);
  });

  it("is closed to accounts limited to cards, in this call and in the order itself", async () => {
    await sql("update accounts set settings = settings || $1 where user_id = 1863", [
      '{"mayPayCardOnly": true, "mayPayCardAndCash": false}',
    ]);
    const partner = await headersOf(test.app, "partnerP");
    const own = await placedOrder(test.app, {}, { headers: partner });
    // Visitors of that partner's page buy by the partner's rules.
    const visitors = await placedOrder(test.app, {}, { top: { user_id: 1863 } });
    expect((await approve(own, partner)).error?.code).toBe(ERRORS["cash-not-offered"].number);
    expect((await approve(visitors)).error?.code).toBe(ERRORS["cash-not-offered"].number);
    const price = await anyPrice(test.app, { headers: partner });
    const { error } = await placeOrder(test.app, [tripBody(price.price_id)], {
      key: attemptKey(),
      headers: partner,
      top: { pay_by: "cash" },
    });
    expect(error?.code).toBe(ERRORS["cash-not-offered"].number);
  });

  it("is closed once money has come or may have come, and for a cancelled order", async () => {
    const paid = await placedOrder(test.app);
    await payInFull(test.database.pool, paid.order_id);
    expect((await approve(paid)).error?.code).toBe(ERRORS["already-paid"].number);
    const odd = await placedOrder(test.app);
    await sql(
      `insert into set_aside (order_id, acquirer, acquirer_ref, amount, currency, reason, seen_at)
       values ($1, 'sandbox', 'odd', 100, 'RUB', 'amount', now())`,
      [odd.order_id],
    );
    expect((await approve(odd)).error?.code).toBe(ERRORS["already-paid"].number);
    const over = await placedOrder(test.app);
    await putTrips(test.database.pool, over.order_id, "cancelled");
    expect((await approve(over)).error?.code).toBe(ERRORS["order-cancelled"].number);
    const late = await placedOrder(test.app);
    await sql("update trips set pickup_at = '2026-01-01' where order_id = $1", [late.order_id]);
    expect((await approve(late)).error?.code).toBe(ERRORS["ride-over"].number);
  });
});
