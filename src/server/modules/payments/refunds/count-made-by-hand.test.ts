import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { createStripeAcquirer } from "#server/adapters/acquirer/stripe/create-stripe-acquirer.ts";
import { createYookassaAcquirer } from "#server/adapters/acquirer/yookassa/create-yookassa-acquirer.ts";
import { renewInstallation } from "#server/modules/payments/index.ts";
import {
  countOf,
  deliver,
  hurryJobs,
  jobsDone,
  openPayment,
  orderOn,
  paymentsOf,
  viewOrder,
} from "../../../../../tests/server/payment-steps.ts";
import { createStubAcquirer, STUB_SIGNATURE } from "../../../../../tests/server/stub-acquirer.ts";
import { attemptKey, call, POINTS, startIn, tripBody } from "../../../../../tests/support/factories.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import {
  startStripeStandIn,
  STRIPE_VARIABLES,
  type StripeStandIn,
} from "../../../../../tests/support/stripe-stand-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";
import {
  startYookassaStandIn,
  YOOKASSA_VARIABLES,
  type YookassaStandIn,
} from "../../../../../tests/support/yookassa-stand-in.ts";

const outside = { clock: Date.now, onTrouble: () => undefined };

const rowsOf = async ({ database }: TestApp, sql: string, values: unknown[]) =>
  (await database.pool.query<Record<string, unknown>>(sql, values)).rows;
const refundsOf = (test: TestApp, { order_id: id }: PlacedOrder) =>
  rowsOf(
    test,
    "select state, amount, currency, reason, acquirer_ref from refunds where order_id = $1 order by refund_id",
    [id],
  );
const entriesOf = (test: TestApp, { order_id: id }: PlacedOrder) =>
  rowsOf(
    test,
    "select kind, amount, currency, author, reason from entries where order_id = $1 and kind in ('goodwill', 'refund') order by entry_id",
    [id],
  );
const cancel = async (test: TestApp, { order_id: id, order_key: key }: PlacedOrder) => {
  const { error } = await call(test.app, "POST", "/v4/orders/trips/cancel?lang=en", {
    body: { order_id: id },
    headers: { "order-key": key ?? "" },
  });
  expect(error).toBeNull();
};
const refOf = async (test: TestApp, order: PlacedOrder) => (await paymentsOf(test, order))[0]?.acquirer_ref ?? "";
const problemsOf = async (test: TestApp, order: PlacedOrder) => {
  const { result } = await call<{ trips: { order_id: number; problems: string[] }[] }>(
    test.app,
    "GET",
    "/operator/v1/trips?group=problem&lang=en",
    { headers: await headersOf(test.app, "dispatcher") },
  );
  const trip = result.trips.find(({ order_id: id }) => id === order.order_id);
  return (trip?.problems ?? []).filter((problem) => problem !== "duplicate");
};

describe("issue 37: a refund made by hand at Stripe", () => {
  let stripe: StripeStandIn;
  let test: TestApp;
  beforeAll(async () => {
    stripe = await startStripeStandIn();
    const { STRIPE_KEY: key, STRIPE_ACCOUNT: account } = STRIPE_VARIABLES;
    const settings = { key, account, webhookSecrets: ["whsec_new"] as const, url: stripe.server.url };
    test = await buildTestApp({ listen: true, parts: { acquirer: createStripeAcquirer(settings, outside) } });
    test.clock.now = Date.now();
  });
  afterAll(async () => {
    await test.close();
    await stripe.server.close();
  });

  const told = async (type: string, object: unknown) => {
    const raw = stripe.event(type, object);
    expect(await deliver(test, { raw, headers: stripe.sign(raw, { at: test.clock.now }) }, "stripe")).toBe(200);
  };
  /** An order in euros that was paid. */
  const paidOrder = async (): Promise<PlacedOrder> => {
    const { sheremetyevo, moscow } = POINTS;
    const search = `start_place_point=${sheremetyevo}&finish_place_point=${moscow}&lang=en&currency=EUR`;
    const { result: prices } = await call<PriceItem[]>(test.app, "GET", `/v4/prices?${search}`);
    const { result } = await call<PlacedOrder[]>(test.app, "POST", "/v4/orders?lang=en&currency=EUR", {
      body: { trips: [tripBody(prices[0]?.price_id ?? 0, { start_location: startIn(test.clock.now) })] },
      headers: { "idempotency-key": attemptKey() },
    });
    const [order] = result as [PlacedOrder];
    await openPayment(test, order);
    const ref = await refOf(test, order);
    stripe.pay(ref);
    await told("checkout.session.completed", stripe.sessions.get(ref));
    await jobsDone(test);
    expect((await viewOrder(test, order)).payment).toBe("paid");
    return order;
  };
  const charge = (ref: string) => {
    const intent = stripe.sessions.get(ref)?.payment_intent ?? "";
    return { id: `ch_${intent.slice(3)}`, object: "charge", payment_intent: intent };
  };

  it("is a refund of the order in its currency, once however often and in whatever order it is reported", async () => {
    const order = await paidOrder();
    const ref = await refOf(test, order);
    const made = stripe.refundByHand(ref, 1000);
    await Promise.all([
      told("refund.updated", made),
      told("charge.refunded", charge(ref)),
      told("refund.created", made),
      told("refund.created", made),
    ]);
    await jobsDone(test);
    await told("charge.refunded", charge(ref));
    await hurryJobs(test);
    await jobsDone(test);
    expect(await refundsOf(test, order)).toEqual([
      { state: "returned", amount: 1000, currency: "EUR", reason: "by-hand", acquirer_ref: made.id },
    ]);
    const entry = { currency: "EUR", author: "stripe", reason: "by-hand" };
    expect(await entriesOf(test, order)).toEqual([
      { kind: "goodwill", amount: -1000, ...entry },
      { kind: "refund", amount: -1000, ...entry },
    ]);
    const view = await viewOrder(test, order);
    expect(view).toMatchObject({ payment: "paid", account: { balance: "settled", returned: 10, returning: 0 } });
    expect(view.account.paid).toBe(view.total);
    expect(await problemsOf(test, order)).toEqual([]);
    const messages = "messages where subject_kind = 'order' and subject_id = $1 and kind = 'refund-returned'";
    expect(await countOf(test, messages, [order.order_id])).toBe(1);
  });

  it("of all the money marks a ride that still goes, and its cancellation sends no second one", async () => {
    const order = await paidOrder();
    const ref = await refOf(test, order);
    const all = stripe.sessions.get(ref)?.amount_total ?? 0;
    await told("refund.created", stripe.refundByHand(ref, all));
    await jobsDone(test);
    expect(await problemsOf(test, order)).toEqual(["refunded"]);
    await cancel(test, order);
    await jobsDone(test);
    expect(await refundsOf(test, order)).toMatchObject([{ state: "returned", amount: all }]);
    expect(await viewOrder(test, order)).toMatchObject({ payment: "refunded", account: { paid: 0, returning: 0 } });
    expect(await problemsOf(test, order)).toEqual([]);
    const { result } = await call<{ refunds: unknown[] }>(test.app, "GET", "/operator/v1/refunds?queue=returned", {
      headers: await headersOf(test.app, "accountant"),
    });
    expect(result.refunds).toContainEqual(
      expect.objectContaining({
        order_id: order.order_id,
        reason: "by-hand",
        asked: expect.objectContaining({ by: { kind: "acquirer", name: "stripe", is_self: false } }),
      }),
    );
  });

  it("without a notice is found before ours is sent, which asks for no more than is left", async () => {
    const order = await paidOrder();
    const ref = await refOf(test, order);
    const all = stripe.sessions.get(ref)?.amount_total ?? 0;
    stripe.refundByHand(ref, 1500);
    await cancel(test, order);
    await jobsDone(test);
    expect(await refundsOf(test, order)).toMatchObject([
      { state: "returned", amount: all - 1500, reason: "terms" },
      { state: "returned", amount: 1500, reason: "by-hand" },
    ]);
    expect(await viewOrder(test, order)).toMatchObject({ payment: "refunded", total: 0, account: { paid: 0 } });
  });

  it("that is on its way is returned when it has arrived, and waits among the failed ones when it fails", async () => {
    const [arrives, fails] = [await paidOrder(), await paidOrder()];
    stripe.refundsGo = "pending";
    const [first, second] = [
      stripe.refundByHand(await refOf(test, arrives), 500),
      stripe.refundByHand(await refOf(test, fails), 500),
    ];
    stripe.refundsGo = "succeeded";
    for (const made of [first, second]) await told("refund.created", made);
    await jobsDone(test);
    for (const order of [arrives, fails]) expect(await refundsOf(test, order)).toMatchObject([{ state: "sent" }]);
    first.status = "succeeded";
    Object.assign(second, { status: "failed", failure_reason: "lost_or_stolen_card" });
    for (const made of [first, second]) await told("refund.updated", made);
    await jobsDone(test);
    expect(await refundsOf(test, arrives)).toMatchObject([{ state: "returned", amount: 500 }]);
    expect(await refundsOf(test, fails)).toMatchObject([{ state: "failed", amount: 500 }]);
    expect(await problemsOf(test, fails)).toEqual(["money"]);
  });

  it("that an endpoint of the thin payload style tells of is refused with 400, so that Stripe shows the fault", async () => {
    const event = {
      id: "evt_thin",
      object: "v2.core.event",
      livemode: false,
      type: "v1.charge.refunded",
      related_object: {},
    };
    const raw = Buffer.from(JSON.stringify(event));
    const headers = stripe.sign(raw, { at: test.clock.now });
    expect(await deliver(test, { raw, headers }, "stripe")).toBe(400);
    expect(await deliver(test, { raw, headers: {} }, "stripe")).toBe(401);
  });

  it("of a payment of another installation with the same account is left alone", async () => {
    const order = await paidOrder();
    const ref = await refOf(test, order);
    await renewInstallation(test.database.db);
    await told("refund.created", stripe.refundByHand(ref, 700));
    await told("charge.refunded", charge(ref));
    await jobsDone(test);
    expect(await refundsOf(test, order)).toEqual([]);
    expect(await countOf(test, "set_aside")).toBe(0);
  });
});

describe("issue 37: a refund made by hand at YooKassa", () => {
  let yookassa: YookassaStandIn;
  let test: TestApp;
  beforeAll(async () => {
    yookassa = await startYookassaStandIn();
    const { YOOKASSA_SHOP: shop, YOOKASSA_KEY: key } = YOOKASSA_VARIABLES;
    const rest = { receipts: undefined, networks: [], currencies: ["RUB" as const], url: yookassa.server.url };
    test = await buildTestApp({
      listen: true,
      parts: { acquirer: createYookassaAcquirer({ shop, key, ...rest }, outside) },
    });
    test.clock.now = Date.now();
  });
  afterAll(async () => {
    await test.close();
    await yookassa.server.close();
  });

  it("is counted once, and the refund of the order that failed is not needed any more", async () => {
    const order = await orderOn(test);
    await openPayment(test, order);
    const ref = await refOf(test, order);
    yookassa.move(ref, "succeeded");
    const told = (event: string, object: unknown) =>
      deliver(test, { raw: yookassa.notice(event, object), headers: {} }, "yookassa");
    await told("payment.succeeded", yookassa.payments.get(ref));
    await jobsDone(test);
    yookassa.refundsGo = "canceled";
    await cancel(test, order);
    await jobsDone(test);
    expect(await refundsOf(test, order)).toMatchObject([{ state: "failed", reason: "terms" }]);
    yookassa.refundsGo = "succeeded";
    const made = yookassa.refundByHand(ref, order.price * 100);
    await Promise.all([told("refund.succeeded", made), told("refund.succeeded", { ...made, again: true })]);
    await jobsDone(test);
    expect(await refundsOf(test, order)).toEqual([
      { state: "returned", amount: order.price * 100, currency: "RUB", reason: "by-hand", acquirer_ref: made.id },
    ]);
    expect(await entriesOf(test, order)).toMatchObject([
      { kind: "refund", amount: -order.price * 100, author: "yookassa" },
    ]);
    expect(await viewOrder(test, order)).toMatchObject({ payment: "refunded", account: { paid: 0, returning: 0 } });
  });
});

describe("issue 37: a refund made by hand while ours is under way", () => {
  const acquirer = createStubAcquirer();
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ listen: true, parts: { acquirer } });
    test.clock.now = Date.now();
  });
  afterAll(() => test.close());
  beforeEach(() => Object.assign(acquirer, { down: false, refundsGo: "succeeded" }));

  const told = async (ref: string) => {
    const raw = Buffer.from(JSON.stringify({ event_id: randomUUID(), ref }));
    expect(await deliver(test, { raw, headers: { [STUB_SIGNATURE.name]: STUB_SIGNATURE.value } }, "stub")).toBe(200);
  };
  const paidOrder = async () => {
    const order = await orderOn(test);
    acquirer.set(await openPayment(test, order), { state: "succeeded" });
    await viewOrder(test, order);
    await jobsDone(test);
    return { order, ref: await refOf(test, order) };
  };

  it("makes all money go back once, whichever is first", async () => {
    for (let round = 0; round < 6; round++) {
      const { order, ref } = await paidOrder();
      const sum = order.price * 100;
      const byHand = round % 2 === 0 ? sum : 40_000;
      const steps = [
        () => cancel(test, order),
        async () => {
          // Whatever ours has taken by then, nobody can give back at the acquirer any more.
          const left = sum - (acquirer.books.get(ref)?.refunded ?? 0);
          if (left > 0) acquirer.refundByHand(ref, Math.min(byHand, left));
          await Promise.all([told(ref), told(ref)]);
        },
      ];
      await Promise.all(steps.map((step) => step()));
      await jobsDone(test);
      await told(ref);
      await hurryJobs(test);
      await jobsDone(test);
      const back = (await refundsOf(test, order)).filter(({ state }) => state === "returned");
      expect(back.reduce((all, { amount }) => all + Number(amount), 0)).toBe(sum);
      expect(acquirer.books.get(ref)?.refunded).toBe(sum);
      expect(await viewOrder(test, order)).toMatchObject({ payment: "refunded", account: { paid: 0, returning: 0 } });
    }
  });

  it("is counted when the acquirer answers again, and ours is not asked for twice", async () => {
    const { order, ref } = await paidOrder();
    acquirer.down = true;
    await cancel(test, order);
    await jobsDone(test);
    expect(await refundsOf(test, order)).toMatchObject([{ state: "sent", reason: "terms" }]);
    acquirer.refundByHand(ref, order.price * 100);
    acquirer.down = false;
    const asked = acquirer.refundsAsked.length;
    await hurryJobs(test);
    await jobsDone(test);
    expect(await refundsOf(test, order)).toMatchObject([{ state: "returned", reason: "by-hand" }]);
    expect(acquirer.refundsAsked).toHaveLength(asked);
  });
});
