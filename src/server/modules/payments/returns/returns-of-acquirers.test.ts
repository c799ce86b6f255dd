import { afterAll, beforeAll, expect, test } from "vitest";
import { createStripeAcquirer } from "#server/adapters/acquirer/stripe/create-stripe-acquirer.ts";
import { createYookassaAcquirer } from "#server/adapters/acquirer/yookassa/create-yookassa-acquirer.ts";
import type { Acquirer } from "#server/modules/payments/acquirer.ts";
import { orderOn, payUrl } from "../../../../../tests/server/payment-steps.ts";
import { call } from "../../../../../tests/support/factories.ts";
import { startStripeStandIn, STRIPE_VARIABLES } from "../../../../../tests/support/stripe-stand-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";
import { startYookassaStandIn, YOOKASSA_VARIABLES } from "../../../../../tests/support/yookassa-stand-in.ts";

const outside = { clock: Date.now, onTrouble: () => undefined };
const open: TestApp[] = [];
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;
let yookassa: Awaited<ReturnType<typeof startYookassaStandIn>>;
beforeAll(async () => {
  [stripe, yookassa] = await Promise.all([startStripeStandIn(), startYookassaStandIn()]);
});
afterAll(async () => {
  for (const served of open) await served.close();
  await Promise.all([stripe.server.close(), yookassa.server.close()]);
});

const served = async (acquirer: Acquirer): Promise<TestApp> => {
  const app = await buildTestApp({ parts: { acquirer } });
  open.push(app);
  app.clock.now = Date.now();
  return app;
};

/** Opens two payments, the one with the order's key and the other without, and returns what the acquirer was sent. */
async function sentTo(app: TestApp, calls: readonly { readonly method: string; readonly body: string }[]) {
  const order = await orderOn(app);
  const { result } = await call<{ url: string }>(
    app.app,
    "GET",
    `/v1/orders/pay-url?transaction=${order.transaction}`,
    {
      headers: { "order-key": order.order_key ?? "" },
    },
  );
  const withKey = calls.findLast(({ method }) => method === "POST")?.body ?? "";
  await payUrl(app, (await orderOn(app)).transaction);
  const without = calls.findLast(({ method }) => method === "POST")?.body ?? "";
  const ticket = new URL(result.url).searchParams.get("ticket") ?? "";
  return { order, ticket, withKey, without };
}

test("found 2: Stripe's success and cancel addresses carry no key, code or ticket, and its page shows no e-mail", async () => {
  const { key, account } = { key: STRIPE_VARIABLES.STRIPE_KEY, account: STRIPE_VARIABLES.STRIPE_ACCOUNT };
  const settings = { key, account, webhookSecrets: ["whsec_new"] as const, url: stripe.server.url };
  const app = await served(createStripeAcquirer(settings, outside));
  const { order, ticket, withKey, without } = await sentTo(app, stripe.server.calls);
  const form = new URLSearchParams(withKey);
  const back = `http://localhost:3000/orders/return?order=${order.order_id}&lang=ru&currency=RUB`;
  expect([form.get("success_url"), form.get("cancel_url")]).toEqual([back, back]);
  expect(ticket).toMatch(/^[\w-]{22}$/);
  for (const body of [withKey, without].map(decodeURIComponent)) {
    for (const secret of [ticket, order.order_key ?? "none", "code=", "customer_email"])
      expect(body).not.toContain(secret);
  }
});

test("found 2: YooKassa's return address carries no key, code or ticket", async () => {
  const { YOOKASSA_SHOP: shop, YOOKASSA_KEY: key } = YOOKASSA_VARIABLES;
  const settings = {
    shop,
    key,
    receipts: undefined,
    networks: [],
    currencies: ["RUB" as const],
    url: yookassa.server.url,
  };
  const app = await served(createYookassaAcquirer(settings, outside));
  const { order, ticket, withKey, without } = await sentTo(app, yookassa.server.calls);
  const { confirmation } = JSON.parse(withKey) as { confirmation: { return_url: string } };
  expect(confirmation.return_url).toBe(
    `http://localhost:3000/orders/return?order=${order.order_id}&lang=ru&currency=RUB`,
  );
  expect(ticket).toMatch(/^[\w-]{22}$/);
  for (const body of [withKey, without]) {
    for (const secret of [ticket, order.order_key ?? "none", "code="]) expect(body).not.toContain(secret);
  }
});
