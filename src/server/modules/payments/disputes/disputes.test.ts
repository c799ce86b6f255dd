import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DisputeView } from "#contract/console/money/disputes.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { createStripeAcquirer } from "#server/adapters/acquirer/stripe/create-stripe-acquirer.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { recordRefund, renewInstallation } from "#server/modules/payments/index.ts";
import {
  deliver,
  hurryJobs,
  jobsDone,
  openPayment,
  orderOn,
  paymentsOf,
  payInFull,
  viewOrder,
} from "../../../../../tests/server/payment-steps.ts";
import { attemptKey, call } from "../../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../../tests/support/log-in.ts";
import {
  startStripeStandIn,
  STRIPE_VARIABLES,
  type StripeStandIn,
} from "../../../../../tests/support/stripe-stand-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const OPERATOR = "desk@rides.example";
let stripe: StripeStandIn;
let test: TestApp;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  const { STRIPE_KEY: key, STRIPE_ACCOUNT: account } = STRIPE_VARIABLES;
  const settings = { key, account, webhookSecrets: ["whsec_new"] as const, url: stripe.server.url };
  const acquirer = createStripeAcquirer(settings, { clock: Date.now, onTrouble: () => undefined });
  test = await buildTestApp({ listen: true, parts: { acquirer }, variables: { OPERATOR_MAIL: OPERATOR } });
  test.clock.now = Date.now();
});
afterAll(async () => {
  await test.close();
  await stripe.server.close();
});

const rowsOf = async (sql: string, values: unknown[]) =>
  (await test.database.pool.query<Record<string, unknown>>(sql, values)).rows;
const entriesOf = ({ order_id: id }: PlacedOrder) =>
  rowsOf(
    "select kind, amount, author from entries where order_id = $1 and kind in ('dispute', 'dispute-fee', 'refund') order by entry_id",
    [id],
  );
const refundsOf = ({ order_id: id }: PlacedOrder) =>
  rowsOf("select refund_id, state, amount, problem from refunds where order_id = $1 order by refund_id", [id]);
const told = async (type: string, object: unknown) => {
  const raw = stripe.event(type, object);
  expect(await deliver(test, { raw, headers: stripe.sign(raw, { at: test.clock.now }) }, "stripe")).toBe(200);
};
const paidOrder = async () => {
  const order = await orderOn(test);
  await openPayment(test, order);
  const ref = (await paymentsOf(test, order))[0]?.acquirer_ref ?? "";
  stripe.pay(ref);
  await told("checkout.session.completed", stripe.sessions.get(ref));
  await jobsDone(test);
  return { order, ref, sum: order.price * 100 };
};
const ask = async <Result>(person: Person, method: "GET" | "POST", path: string, body?: object) =>
  call<Result>(test.app, method, `/operator/v1${path}`, {
    ...(body && { body }),
    headers: { ...(await headersOf(test.app, person)), ...(body && { "idempotency-key": attemptKey() }) },
  });
const disputesOf = async ({ order_id: id }: PlacedOrder) =>
  (await ask<{ disputes: DisputeView[] }>("accountant", "GET", `/disputes?order=${id}`)).result.disputes;
const cancel = ({ order_id: id, order_key: key }: PlacedOrder) =>
  call(test.app, "POST", "/v4/orders/trips/cancel?lang=en", {
    body: { order_id: id },
    headers: { "order-key": key ?? "" },
  });
const mailsAbout = async ({ order_id: id }: PlacedOrder, word: string) =>
  (await createFileMailer({ dir: test.mailDir }).list()).filter(
    ({ to, subject }) => to === OPERATOR && subject.includes(word) && subject.includes(String(id)),
  );
const askedRefund = async (order: PlacedOrder, amount: number): Promise<number> => {
  const desk = { db: test.database.db, clock: () => test.clock.now, production: false };
  const money = { amount, currency: "RUB" } as const;
  const [id = 0] = await recordRefund(desk, order.order_id, money, { by: "dispatcher@demo.test", note: "Late" });
  return id;
};
const versionOf = async ({ order_id: id }: PlacedOrder) =>
  Number((await rowsOf("select version from orders where order_id = $1", [id]))[0]?.["version"]);

describe("issue 37: a dispute at Stripe", () => {
  it("takes the money out of the account and gives it back when it is won, once whatever the order of the events", async () => {
    const { order, ref, sum } = await paidOrder();
    const dispute = stripe.dispute(ref, 1500);
    await Promise.all([
      told("charge.dispute.funds_withdrawn", dispute),
      told("charge.dispute.created", dispute),
      told("charge.dispute.updated", dispute),
    ]);
    await jobsDone(test);
    expect(await entriesOf(order)).toEqual([
      { kind: "dispute-fee", amount: -1500, author: "stripe" },
      { kind: "dispute", amount: -sum, author: "stripe" },
    ]);
    const view = await viewOrder(test, order);
    expect(view).toMatchObject({
      payment: "paid",
      can: { pay: false },
      total: order.price,
      account: { paid: 0, due: 0 },
    });
    expect(view.account.entries.map(({ kind }) => kind)).toEqual(["ride", "card", "dispute"]);
    expect(await disputesOf(order)).toMatchObject([
      {
        state: "opened",
        amount: order.price,
        currency: "RUB",
        is_withdrawn: true,
        fee: { amount: 15, currency: "RUB" },
        reason: "fraudulent",
        due_at: dispute.evidence_details.due_by * 1000,
        is_by_hand: false,
        acquirer: "stripe",
      },
    ]);
    const { result } = await ask<{ trips: { order_id: number; problems: string[] }[] }>(
      "dispatcher",
      "GET",
      "/trips?group=problem",
    );
    expect(result.trips.find(({ order_id: id }) => id === order.order_id)?.problems).toContain("dispute");
    const [mail, ...more] = await mailsAbout(order, "оспорен");
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Ответить нужно до");

    stripe.decide(dispute.id, "won");
    await told("charge.dispute.closed", dispute);
    await told("charge.dispute.funds_reinstated", dispute);
    await told("charge.dispute.created", dispute);
    await jobsDone(test);
    expect((await entriesOf(order)).map(({ amount }) => amount)).toEqual([-1500, -sum, sum]);
    expect(await viewOrder(test, order)).toMatchObject({ account: { paid: order.price, due: 0, balance: "settled" } });
    expect(await disputesOf(order)).toMatchObject([{ state: "won", is_withdrawn: false }]);
    expect(await mailsAbout(order, "Спор решён")).toHaveLength(1);
    expect((await ask<{ disputes: DisputeView[] }>("accountant", "GET", "/disputes")).result.disputes).toEqual([]);
  });

  it("that is lost makes the order owe again what its ride costs, and one that the bank gives back after all pays it", async () => {
    const { order, ref } = await paidOrder();
    const dispute = stripe.dispute(ref, 0);
    await told("charge.dispute.created", dispute);
    await jobsDone(test);
    stripe.decide(dispute.id, "lost");
    await told("charge.dispute.closed", dispute);
    await jobsDone(test);
    expect(await viewOrder(test, order)).toMatchObject({ can: { pay: true }, account: { due: order.price } });
    stripe.decide(dispute.id, "won");
    await told("charge.dispute.funds_reinstated", dispute);
    await jobsDone(test);
    expect(await viewOrder(test, order)).toMatchObject({ payment: "paid", account: { due: 0, paid: order.price } });
  });

  it("that is lost keeps the money, and a cancellation meanwhile refunds nothing", async () => {
    const { order, ref, sum } = await paidOrder();
    const dispute = stripe.dispute(ref, 1500);
    await told("charge.dispute.created", dispute);
    await jobsDone(test);
    expect((await cancel(order)).error).toBeNull();
    await jobsDone(test);
    expect(await refundsOf(order)).toEqual([]);
    stripe.decide(dispute.id, "lost");
    await told("charge.dispute.closed", dispute);
    await jobsDone(test);
    expect((await entriesOf(order)).map(({ amount }) => amount)).toEqual([-1500, -sum]);
    expect(await disputesOf(order)).toMatchObject([{ state: "lost", is_withdrawn: true }]);
    expect(await refundsOf(order)).toEqual([]);
  });

  it("that is won after a cancellation leaves the money waiting for a person to refund it", async () => {
    const { order, ref, sum } = await paidOrder();
    const dispute = stripe.dispute(ref, 0);
    await told("charge.dispute.created", dispute);
    await jobsDone(test);
    await cancel(order);
    stripe.decide(dispute.id, "won");
    await told("charge.dispute.closed", dispute);
    await jobsDone(test);
    expect(await refundsOf(order)).toMatchObject([{ state: "recorded", amount: sum }]);
  });

  it("lets no refund go: a release is refused and says so, and what was released before fails with the reason", async () => {
    const { order, ref, sum } = await paidOrder();
    const id = await askedRefund(order, 10_000);
    const dispute = { ...stripe.dispute(ref, 0), amount: sum - 20_000 };
    Object.assign(dispute, { balance_transactions: [{ amount: -dispute.amount, currency: "rub", fee: 0 }] });
    stripe.disputes.set(dispute.id, dispute);
    await told("charge.dispute.created", dispute);
    await jobsDone(test);
    // What is disputed is first what was to go back anyhow.
    expect(await refundsOf(order)).toEqual([]);
    expect(
      (
        await ask("accountant", "POST", `/refunds/${id}/release`, {
          expected: 100,
          amount: 100,
          way: "bank",
          reference: "7",
        })
      ).error?.code,
    ).toBe(6020);
    const another = await askedRefund(order, 5000);
    for (const way of ["acquirer", "bank"] as const) {
      const { error } = await ask("accountant", "POST", `/refunds/${another}/release`, {
        expected: 50,
        amount: 50,
        way,
        reference: "Transfer 7",
      });
      expect(error).toMatchObject({ code: 6024 });
    }
    await rowsOf(
      "update refunds set state = 'released', released_by = 'system', released_at = now() where refund_id = $1",
      [another],
    );
    await rowsOf("select graphile_worker.add_job('refund_money', json_build_object('refundId', $1::int))", [another]);
    await jobsDone(test);
    expect(await refundsOf(order)).toMatchObject([{ state: "failed", problem: "under_dispute" }]);
    expect(stripe.refunds.size).toBe(0);
  });

  it("about a payment of another installation with the same account is left alone", async () => {
    const { order, ref } = await paidOrder();
    await renewInstallation(test.database.db);
    await told("charge.dispute.created", stripe.dispute(ref, 1500));
    await hurryJobs(test);
    await jobsDone(test);
    expect(await disputesOf(order)).toEqual([]);
  });
});

describe("issue 37: a chargeback of which the acquirer tells by e-mail", () => {
  const write = async (person: Person, order: PlacedOrder, more: object = {}) =>
    ask<{ disputes: DisputeView[] } | null>(person, "POST", `/orders/${order.order_id}/disputes`, {
      amount: order.price,
      fee: 25,
      note: "YooKassa: the payer denies the payment",
      due_at: test.clock.now + 86_400_000,
      version: await versionOf(order),
      ...more,
    });
  const byHand = async () => {
    const order = await orderOn(test);
    await payInFull(test.database.pool, order.order_id);
    return order;
  };

  it("is written down by an accountant with the same entries, decided once, and is in the history of the order", async () => {
    const order = await byHand();
    const { result } = await write("accountant", order);
    const [dispute] = result?.disputes ?? [];
    expect(dispute).toMatchObject({ state: "opened", is_by_hand: true, is_withdrawn: true, fee: { amount: 25 } });
    expect((await entriesOf(order)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ["dispute-fee", -2500],
      ["dispute", -order.price * 100],
    ]);
    const decide = (state: string) => ask("admin", "POST", `/disputes/${dispute?.dispute_id}/decide`, { state });
    expect((await decide("lost")).error).toBeNull();
    expect((await decide("lost")).error).toMatchObject({ code: 6026 });
    expect((await decide("won")).error).toBeNull();
    expect((await decide("lost")).error).toMatchObject({ code: 6026 });
    expect(await viewOrder(test, order)).toMatchObject({ account: { paid: order.price } });
    const desk = await ask<{ history: { call?: string }[] }>("accountant", "GET", `/orders/${order.order_id}`);
    const calls = desk.result.history.flatMap(({ call: name }) => (name?.endsWith("Dispute") ? [name] : []));
    expect(calls.toSorted()).toEqual(["decideDispute", "decideDispute", "recordDispute"]);
  });

  it("is refused to others, for more than one payment brought, and for an order that changed meanwhile", async () => {
    const order = await byHand();
    for (const person of ["dispatcher", "support"] as const)
      expect((await write(person, order)).error).toMatchObject({ code: 1006 });
    expect((await write("accountant", order, { amount: order.price + 1 })).error).toMatchObject({ code: 6027 });
    expect((await write("accountant", order, { version: 99 })).error).not.toBeNull();
    expect((await ask("accountant", "POST", "/disputes/2000000000/decide", { state: "won" })).error).toMatchObject({
      code: 6025,
    });
    expect(await disputesOf(order)).toEqual([]);
  });
});
