import { afterAll, beforeAll, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { createStripeAcquirer } from "#server/adapters/acquirer/stripe/create-stripe-acquirer.ts";
import { jobsDone, openPayment, orderOn, paymentsOf, viewOrder } from "../../../../tests/server/payment-steps.ts";
import { attemptKey, call } from "../../../../tests/support/factories.ts";
import { headersOf } from "../../../../tests/support/log-in.ts";
import { startStripeStandIn, STRIPE_VARIABLES, type StripeStandIn } from "../../../../tests/support/stripe-stand-in.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let stripe: StripeStandIn;
let test: TestApp;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  const { STRIPE_KEY: key, STRIPE_ACCOUNT: account } = STRIPE_VARIABLES;
  const settings = { key, account, webhookSecrets: ["whsec_new"] as const, url: stripe.server.url };
  const acquirer = createStripeAcquirer(settings, { clock: Date.now, onTrouble: () => undefined });
  test = await buildTestApp({ listen: true, parts: { acquirer } });
  test.clock.now = Date.now();
});
afterAll(async () => {
  await test.close();
  await stripe.server.close();
});

const opened = async () => {
  const order = await orderOn(test);
  await openPayment(test, order);
  return { order, ref: (await paymentsOf(test, order))[0]?.acquirer_ref ?? "" };
};
const cancel = async ({ order_id: id, order_key: key }: PlacedOrder) => {
  const body = { order_id: id };
  const { error } = await call(test.app, "POST", "/v4/orders/trips/cancel", {
    body,
    headers: { "order-key": key ?? "" },
  });
  expect(error).toBeNull();
};
const statusOf = (ref: string) => stripe.sessions.get(ref)?.["status"];

it("issue 37: the page of a cancelled order ends at once", async () => {
  const { order, ref } = await opened();
  await cancel(order);
  await jobsDone(test);
  expect(statusOf(ref)).toBe("expired");
  expect(await paymentsOf(test, order)).toMatchObject([{ state: "expired" }]);
});

it("issue 37: the page of an order that costs another sum by now ends at once, and the next one asks for that sum", async () => {
  const { order, ref } = await opened();
  const [row] = (await test.database.pool.query("select version from orders where order_id = $1", [order.order_id]))
    .rows;
  const price = order.price - 100;
  const { error } = await call(test.app, "POST", `/operator/v1/orders/${order.order_id}/agreed-price`, {
    body: { trip_id: order.order_id, price, expected_total: price, reason: "As said", version: row.version },
    headers: { ...(await headersOf(test.app, "admin")), "idempotency-key": attemptKey() },
  });
  expect(error).toBeNull();
  await jobsDone(test);
  expect(statusOf(ref)).toBe("expired");
  await openPayment(test, order);
  const payments = await paymentsOf(test, order);
  expect(payments).toMatchObject([{ state: "expired" }, { state: "pending", amount: price * 100 }]);
  expect(statusOf(payments[1]?.acquirer_ref ?? "")).toBe("open");
});

it("issue 37: the page of an order that was paid in cash ends at once", async () => {
  const { order, ref } = await opened();
  const { rows } = await test.database.pool.query("select version from orders where order_id = $1", [order.order_id]);
  const { error } = await call(test.app, "POST", `/operator/v1/orders/${order.order_id}/cash`, {
    body: { expected_due: order.price, version: rows[0].version },
    headers: { ...(await headersOf(test.app, "admin")), "idempotency-key": attemptKey() },
  });
  expect(error).toBeNull();
  await jobsDone(test);
  expect(statusOf(ref)).toBe("expired");
});

it("issue 37: who has paid there before it ends has paid, and gets the money of a cancelled order back", async () => {
  const { order, ref } = await opened();
  stripe.pay(ref);
  await cancel(order);
  await jobsDone(test);
  expect(statusOf(ref)).toBe("complete");
  expect(await paymentsOf(test, order)).toMatchObject([{ state: "paid-late" }]);
  expect(await viewOrder(test, order)).toMatchObject({ account: { paid: 0, returned: order.price } });
});

it("issue 37: an acquirer that does not answer is asked again until the page has ended", async () => {
  const { order, ref } = await opened();
  stripe.server.always = "error-503";
  await cancel(order);
  await jobsDone(test);
  expect(statusOf(ref)).toBe("open");
  stripe.server.always = undefined;
  await expect
    .poll(
      async () => {
        await test.database.pool.query(
          "update graphile_worker._private_jobs set run_at = now() where locked_at is null",
        );
        await jobsDone(test);
        return statusOf(ref);
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe("expired");
});
