import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { USUAL_STAFF_LIMITS } from "#domain/accounts/staff-limits.ts";
import { createStripeAcquirer } from "#server/adapters/acquirer/stripe/create-stripe-acquirer.ts";
import { createYookassaAcquirer } from "#server/adapters/acquirer/yookassa/create-yookassa-acquirer.ts";
import { recordRefund, releaseAtDesk } from "#server/modules/payments/index.ts";
import {
  deliver,
  hurryJobs,
  jobsDone,
  openPayment,
  orderOn,
  paymentsOf,
  viewOrder,
} from "../../../../../tests/server/payment-steps.ts";
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

const RULES = { limits: USUAL_STAFF_LIMITS, rate: async () => undefined, production: false };
/** How far the clock of the acquirers' clients is ahead. */
let ahead = 0;
const OUTSIDE = { clock: () => Date.now() + ahead, onTrouble: () => undefined };
let test: TestApp;

const movementsOf = async ({ order_id: id }: PlacedOrder) =>
  (
    await test.database.pool.query<Record<string, unknown>>(
      `select kind, subject_ref, amount, fee, net, currency, payout_ref from movements
       where order_id = $1 order by movement_id`,
      [id],
    )
  ).rows;
const giveBack = async (order: PlacedOrder, amount: number) => {
  const desk = { db: test.database.db, clock: () => test.clock.now, production: false };
  const decision = { by: "dispatcher@demo.test", note: "late" };
  const [id = 0] = await recordRefund(desk, order.order_id, { amount, currency: "RUB" }, decision);
  await releaseAtDesk(desk, RULES, id, {
    by: "accountant@demo.test",
    way: "acquirer",
    reference: "",
    amount: undefined,
  });
  await jobsDone(test);
};

describe("issue 37: what Stripe moves and charges", () => {
  let stripe: StripeStandIn;
  beforeAll(async () => {
    stripe = await startStripeStandIn();
    const { STRIPE_KEY: key, STRIPE_ACCOUNT: account } = STRIPE_VARIABLES;
    const settings = { key, account, webhookSecrets: ["whsec_new"] as const, url: stripe.server.url };
    test = await buildTestApp({ listen: true, parts: { acquirer: createStripeAcquirer(settings, OUTSIDE) } });
    test.clock.now = Date.now();
  });
  afterAll(async () => {
    await test.close();
    await stripe.server.close();
  });
  beforeEach(() => Object.assign(stripe, { mayReadBalance: true, countsLate: false, settlesIn: undefined }));

  const told = async (type: string, object: unknown) => {
    const raw = stripe.event(type, object);
    expect(await deliver(test, { raw, headers: stripe.sign(raw, { at: test.clock.now }) }, "stripe")).toBe(200);
    await jobsDone(test);
  };
  const paidOrder = async () => {
    const order = await orderOn(test);
    await openPayment(test, order);
    const ref = (await paymentsOf(test, order))[0]?.acquirer_ref ?? "";
    stripe.pay(ref);
    await told("checkout.session.completed", stripe.sessions.get(ref));
    const sum = order.price * 100;
    const fee = Math.round(sum * 0.015) + 25;
    return { order, ref, sum, fee };
  };

  it("the fee of a payment is kept once, and a refund that Stripe keeps it for, and one that comes back", async () => {
    const { order, sum, fee } = await paidOrder();
    const paid = { kind: "payment", subject_ref: "", amount: sum, fee, net: sum - fee, currency: "RUB" };
    expect(await movementsOf(order)).toMatchObject([paid]);
    await giveBack(order, 10_000);
    const refund = [...stripe.refunds.values()].at(-1);
    const gone = { kind: "refund", subject_ref: refund?.id, amount: -10_000, fee: 0, net: -10_000, currency: "RUB" };
    expect(await movementsOf(order)).toMatchObject([paid, gone]);
    await told("refund.failed", stripe.bounce(refund?.id ?? ""));
    const back = { ...gone, amount: 10_000, net: 10_000 };
    expect(await movementsOf(order)).toMatchObject([paid, gone, back]);
    await told("refund.updated", refund);
    expect(await movementsOf(order)).toHaveLength(3);
  });

  it("a fee that comes late is asked for again, and the order is paid meanwhile", async () => {
    stripe.countsLate = true;
    const { order, sum, fee } = await paidOrder();
    expect(await viewOrder(test, order)).toMatchObject({ payment: "paid" });
    expect(await movementsOf(order)).toEqual([]);
    stripe.countLate();
    await hurryJobs(test);
    await jobsDone(test);
    expect(await movementsOf(order)).toMatchObject([{ amount: sum, fee, net: sum - fee }]);
  });

  it("a key that may not read the balance takes payments as ever; it is asked a few times, and what it may read later is kept", async () => {
    stripe.mayReadBalance = false;
    const { order, fee } = await paidOrder();
    const more = await Promise.all(Array.from({ length: 6 }, () => paidOrder()));
    for (const one of more) expect(await viewOrder(test, one.order)).toMatchObject({ payment: "paid" });
    const unknown = { amount: null, fee: null, net: null, currency: null };
    expect(await movementsOf(order)).toMatchObject([{ kind: "payment", ...unknown }]);
    stripe.mayReadBalance = true;
    // A client that was refused so often asks nothing for a while.
    ahead += 60_000;
    await hurryJobs(test);
    await jobsDone(test);
    expect((await movementsOf(order))[0]).toMatchObject({ fee });
    for (const one of more) expect(await movementsOf(one.order)).toMatchObject([{ fee: one.fee }]);
  });

  it("another currency of settlement is kept as it is, with the fee of a dispute, which the account of the order leaves out", async () => {
    stripe.settlesIn = { currency: "eur", rate: 0.01 };
    const { order, ref, sum } = await paidOrder();
    const fee = Math.round(sum * 0.01 * 0.015) + 25;
    const cents = Math.round(sum * 0.01);
    expect(await movementsOf(order)).toMatchObject([{ amount: cents, fee, net: cents - fee, currency: "EUR" }]);
    const dispute = stripe.dispute(ref, 2000);
    await told("charge.dispute.created", dispute);
    const taken = { kind: "dispute", subject_ref: dispute.id, amount: -cents, fee: 2000, net: -cents - 2000 };
    expect((await movementsOf(order)).slice(1)).toMatchObject([{ ...taken, currency: "EUR" }]);
    stripe.decide(dispute.id, "won");
    await told("charge.dispute.closed", dispute);
    expect((await movementsOf(order)).slice(2)).toMatchObject([{ kind: "dispute", amount: cents, fee: 0, net: cents }]);
    const { rows } = await test.database.pool.query(
      "select kind from entries where order_id = $1 and kind like 'dispute%'",
      [order.order_id],
    );
    expect(rows).toEqual([{ kind: "dispute" }, { kind: "dispute" }]);
  });

  it("a payout names what it consists of", async () => {
    const { order } = await paidOrder();
    const payout = stripe.payOut();
    const later = await paidOrder();
    await told("payout.paid", payout);
    expect(await movementsOf(order)).toMatchObject([{ payout_ref: payout.id }]);
    expect(await movementsOf(later.order)).toMatchObject([{ payout_ref: null }]);
  });
});

describe("issue 37: what YooKassa moves and charges", () => {
  let yookassa: YookassaStandIn;
  beforeAll(async () => {
    yookassa = await startYookassaStandIn();
    const { YOOKASSA_SHOP: shop, YOOKASSA_KEY: key } = YOOKASSA_VARIABLES;
    const settings = { shop, key, networks: [], currencies: ["RUB"] as const, url: yookassa.server.url };
    const acquirer = createYookassaAcquirer({ ...settings, receipts: undefined }, OUTSIDE);
    test = await buildTestApp({ listen: true, parts: { acquirer } });
    test.clock.now = Date.now();
  });
  afterAll(async () => {
    await test.close();
    await yookassa.server.close();
  });

  it("its fee is what does not come in, also where it is told later, and a refund costs nothing", async () => {
    yookassa.countsLate = true;
    const order = await orderOn(test);
    const ref = new URL(`https://page/${await openPayment(test, order)}`).searchParams.get("orderId") ?? "";
    yookassa.move(ref, "succeeded");
    await viewOrder(test, order);
    await jobsDone(test);
    expect(await movementsOf(order)).toMatchObject([{ kind: "payment", amount: null, fee: null }]);
    yookassa.countsLate = false;
    await hurryJobs(test);
    await jobsDone(test);
    const sum = order.price * 100;
    const fee = Math.round(sum * 0.035);
    const paid = { kind: "payment", amount: sum, fee, net: sum - fee, currency: "RUB", payout_ref: null };
    expect(await movementsOf(order)).toMatchObject([paid]);
    await giveBack(order, 10_000);
    expect(await movementsOf(order)).toMatchObject([paid, { kind: "refund", amount: -10_000, fee: 0, net: -10_000 }]);
  });
});
