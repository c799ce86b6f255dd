import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { payInFull } from "../../../../tests/server/payment-steps.ts";
import { anyPrice, attemptKey, call, placedOrder, placeOrder, tripBody } from "../../../../tests/support/factories.ts";
import { headersOf } from "../../../../tests/support/log-in.ts";
import { putTrips } from "../../../../tests/support/put-trips.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const sql = (text: string, values: unknown[]) => test.database.pool.query(text, values);
const approve = (order: PlacedOrder, headers: Record<string, string> = { "order-key": order.order_key ?? "" }) =>
  call<{ status: number; pay_by: string }>(test.app, "POST", `/v1/orders/approve/${order.transaction}`, {
    body: {},
    headers,
  });

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
    const price = await anyPrice(test.app);
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
