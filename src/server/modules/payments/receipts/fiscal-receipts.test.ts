import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MissingReceiptView } from "#contract/console/money/receipts.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { USUAL_STAFF_LIMITS } from "#domain/accounts/staff-limits.ts";
import { createYookassaAcquirer } from "#server/adapters/acquirer/yookassa/create-yookassa-acquirer.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { recordRefund, releaseAtDesk } from "#server/modules/payments/index.ts";
import { jobsDone, openPayment, viewOrder } from "../../../../../tests/server/payment-steps.ts";
import { attemptKey, call, eventually, placedOrder, placedReturn } from "../../../../../tests/support/factories.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { putTrips } from "../../../../../tests/support/put-trips.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";
import {
  startYookassaStandIn,
  YOOKASSA_VARIABLES,
  type YookassaStandIn,
} from "../../../../../tests/support/yookassa-stand-in.ts";

const HOUR = 3_600_000;
const OPERATOR = "desk@rides.example";
const RULES = { limits: USUAL_STAFF_LIMITS, rate: async () => undefined, production: false };
let yookassa: YookassaStandIn;
let test: TestApp;
beforeAll(async () => {
  yookassa = await startYookassaStandIn();
  yookassa.demandsReceipts = true;
  const acquirer = createYookassaAcquirer(
    {
      shop: YOOKASSA_VARIABLES.YOOKASSA_SHOP,
      key: YOOKASSA_VARIABLES.YOOKASSA_KEY,
      receipts: { vatCode: 4, taxSystem: 2, mode: "prepayment" },
      networks: [],
      currencies: ["RUB"],
      url: yookassa.server.url,
    },
    { clock: Date.now, onTrouble: () => undefined },
  );
  test = await buildTestApp({ parts: { acquirer }, listen: true, variables: { OPERATOR_MAIL: OPERATOR } });
});
afterAll(async () => {
  await test.close();
  await yookassa.server.close();
});
beforeEach(() => {
  test.clock.now = TEST_NOW;
  yookassa.receiptsGo = "succeeded";
});

const rows = async (text: string, values: unknown[] = []) =>
  (await test.database.pool.query<Record<string, unknown>>(text, values)).rows;
/** What the clock does every ten minutes, after so many hours; twice at once, as two servers would. */
const follow = async (hours = 0) => {
  test.clock.now += hours * HOUR;
  await rows("select graphile_worker.add_job('follow_receipts'), graphile_worker.add_job('follow_receipts')");
  await jobsDone(test);
};
const pays = async (order: PlacedOrder) => {
  const url = await openPayment(test, order);
  const ref = new URLSearchParams(url.split("?")[1] ?? "").get("orderId") ?? "";
  yookassa.move(ref, "succeeded");
  await viewOrder(test, order);
  await jobsDone(test);
  return ref;
};
const settlementsOf = (ref: string) => [...yookassa.receipts.values()].filter(({ payment_id: id }) => id === ref);
const itemsOf = (receipt: unknown) =>
  (receipt as { items: readonly { description: string; amount: { value: string }; payment_mode: string }[] }).items.map(
    ({ description, amount, payment_mode }) => [description, amount.value, payment_mode],
  );
/** The receipt that was sent last with a payment or a refund. */
const sent = (path: string) => {
  const body = yookassa.server.calls.findLast(({ method, url }) => method === "POST" && url.pathname === path)?.body;
  return (JSON.parse(body ?? "{}") as { receipt?: object }).receipt;
};
const toldOf = async ({ order_id: id }: PlacedOrder) =>
  (await createFileMailer({ dir: test.mailDir }).list()).filter(
    ({ to, subject }) => to === OPERATOR && subject.includes(String(id)) && /чек/i.test(subject),
  );
const listed = async ({ order_id: id }: PlacedOrder) =>
  (
    await call<{ receipts: MissingReceiptView[] }>(test.app, "GET", `/operator/v1/receipts?order=${id}`, {
      headers: await headersOf(test.app, "accountant"),
    })
  ).result.receipts;
const repeat = async (receiptId: number | undefined) =>
  call(test.app, "POST", `/operator/v1/receipts/${receiptId}/again`, {
    body: {},
    headers: { ...(await headersOf(test.app, "accountant")), "idempotency-key": attemptKey() },
  });
const giveBack = async (order: PlacedOrder, amount: number) => {
  const desk = { db: test.database.db, clock: () => test.clock.now, production: false };
  const decision = { by: "accountant@demo.test", note: "late" };
  const [id = 0] = await recordRefund(desk, order.order_id, { amount: amount * 100, currency: "RUB" }, decision);
  const release = { by: "admin@demo.test", way: "acquirer", reference: "", amount: undefined } as const;
  await releaseAtDesk(desk, RULES, id, release);
  await jobsDone(test);
};

describe("M4: a ride that is paid ahead", () => {
  it("is a prepayment on its receipt, and one receipt settles it once it is over, whoever asks how often", async () => {
    const order = await placedOrder(test.app);
    const ref = await pays(order);
    const [paid] = itemsOf(sent("/v3/payments"));
    expect(paid?.[2]).toBe("full_prepayment");
    await follow();
    expect(settlementsOf(ref)).toEqual([]);
    await putTrips(test.database.pool, order.order_id, "completed");
    await follow();
    await follow(1);
    const [settlement, ...more] = settlementsOf(ref);
    expect(more).toEqual([]);
    expect(itemsOf(settlement)).toEqual([[paid?.[0], paid?.[1], "full_payment"]]);
    expect(settlement).toMatchObject({
      type: "payment",
      send: true,
      customer: { email: "anna@example.com" },
      settlements: [{ type: "prepayment", amount: { value: paid?.[1], currency: "RUB" } }],
    });
  });

  it("is settled ride by ride, and a day after its pick-up where nobody has marked it as over", async () => {
    const { there, home } = await placedReturn(test.app);
    const ref = await pays(there);
    const [first, second] = itemsOf(sent("/v3/payments"));
    const [row] = await rows("select pickup_at from trips where trip_id = $1", [there.order_id]);
    test.clock.now = Number(row?.["pickup_at"]) + 23 * HOUR;
    await follow();
    expect(settlementsOf(ref)).toEqual([]);
    await follow(2);
    expect(settlementsOf(ref).map(itemsOf)).toEqual([[[first?.[0], first?.[1], "full_payment"]]]);
    await follow(24 * 8);
    expect(settlementsOf(ref).map(itemsOf)).toEqual([
      [[first?.[0], first?.[1], "full_payment"]],
      [[second?.[0], second?.[1], "full_payment"]],
    ]);
    expect(second?.[1]).toBe(`${home.price}.00`);
  });

  it("is settled once though the answer is lost and YooKassa has forgotten the key", async () => {
    const order = await placedOrder(test.app);
    const ref = await pays(order);
    await putTrips(test.database.pool, order.order_id, "completed");
    await follow();
    // As it is where the server has sent it and never heard the answer.
    await rows(
      "update receipts set state = 'due', acquirer_ref = null, next_at = made_at where order_id = $1 and kind = 'settlement'",
      [order.order_id],
    );
    yookassa.server.forgetKeys();
    await follow(1);
    expect(settlementsOf(ref)).toHaveLength(1);
    expect(
      await rows("select state from receipts where order_id = $1 and kind = 'settlement'", [order.order_id]),
    ).toEqual([{ state: "succeeded" }]);
  });

  it("cancelled for a fee gives the ride back in part and settles the fee that is kept", async () => {
    const order = await placedOrder(test.app);
    const ref = await pays(order);
    const [paid] = itemsOf(sent("/v3/payments"));
    await rows("update trips set pickup_at = $2 where order_id = $1", [order.order_id, new Date(TEST_NOW + 4 * HOUR)]);
    const { error } = await call(test.app, "POST", "/v4/orders/trips/cancel?lang=en", {
      body: { order_id: order.order_id },
      headers: { "order-key": order.order_key ?? "" },
    });
    expect(error).toBeNull();
    await jobsDone(test);
    const half = (order.price / 2).toFixed(2);
    expect(itemsOf(sent("/v3/refunds"))).toEqual([[paid?.[0], half, "full_prepayment"]]);
    await follow();
    expect(settlementsOf(ref).map(itemsOf)).toEqual([
      [[expect.stringMatching(/^Удержание за отмену/), half, "full_payment"]],
    ]);
  });

  it("given back after it was settled, in part or whole, is returned as a ride that was given", async () => {
    const order = await placedOrder(test.app);
    await pays(order);
    await putTrips(test.database.pool, order.order_id, "completed");
    await follow();
    await giveBack(order, 100);
    expect(itemsOf(sent("/v3/refunds"))).toEqual([[expect.stringMatching(/^Поездка/), "100.00", "full_payment"]]);
    const whole = await placedOrder(test.app);
    await pays(whole);
    await putTrips(test.database.pool, whole.order_id, "completed");
    await follow();
    await giveBack(whole, whole.price);
    expect(itemsOf(sent("/v3/refunds"))).toEqual([
      [expect.stringMatching(/^Поездка/), `${whole.price}.00`, "full_payment"],
    ]);
  });

  it("paid before the upgrade is not settled: its receipt said that it was given", async () => {
    const order = await placedOrder(test.app);
    const ref = await pays(order);
    await rows("update payments set is_prepaid = false where order_id = $1", [order.order_id]);
    await putTrips(test.database.pool, order.order_id, "completed");
    await follow();
    expect(settlementsOf(ref)).toEqual([]);
  });
});

describe("M6: a receipt that is not registered", () => {
  it("of a payment is told once, at once when it was refused and after three days when it waits", async () => {
    yookassa.receiptsGo = "canceled";
    const refused = await placedOrder(test.app);
    await pays(refused);
    yookassa.receiptsGo = "pending";
    const waiting = await placedOrder(test.app);
    await pays(waiting);
    await follow();
    await follow(1);
    await eventually(async () => expect(await toldOf(refused)).toHaveLength(1));
    expect(await toldOf(waiting)).toEqual([]);
    await follow(72);
    await follow(7);
    await eventually(async () => expect(await toldOf(waiting)).toHaveLength(1));
    expect(await toldOf(refused)).toHaveLength(1);
    const health = (await test.app.inject({ url: "/readyz" })).json<{ receipts_missing: number }>();
    expect(health.receipts_missing).toBe(2);
    const board = await call<{ trips: readonly { trip_id: number; problems: readonly string[] }[] }>(
      test.app,
      "GET",
      "/operator/v1/trips?group=problem&lang=en",
      { headers: await headersOf(test.app, "dispatcher") },
    );
    const marked = board.result.trips.filter(({ problems }) => problems.includes("receipt"));
    expect(marked.map(({ trip_id: id }) => id)).toEqual([refused.order_id, waiting.order_id]);
  });

  it("of a settlement is told and sent again by itself until it is registered, under another key each time", async () => {
    const order = await placedOrder(test.app);
    const ref = await pays(order);
    await putTrips(test.database.pool, order.order_id, "completed");
    yookassa.receiptsGo = "canceled";
    await follow();
    await follow(1);
    yookassa.receiptsGo = "succeeded";
    await follow(1);
    await follow(1);
    expect(settlementsOf(ref).map(({ status }) => status)).toEqual(["canceled", "canceled", "succeeded"]);
    await eventually(async () => expect(await toldOf(order)).toHaveLength(1));
  });

  it("is listed with its reason until an accountant records which one was issued, once, and a second one sends an e-mail too", async () => {
    await rows("update receipts set state = 'succeeded', next_at = null where state <> 'issued'");
    yookassa.receiptsGo = "canceled";
    const order = await placedOrder(test.app);
    await pays(order);
    await follow();
    await eventually(async () => expect(await toldOf(order)).toHaveLength(1));
    await giveBack(order, 100);
    await follow(1);
    await eventually(async () => expect(await toldOf(order)).toHaveLength(2));
    const headers = async () => headersOf(test.app, "accountant");
    const list = async () =>
      (
        await call<{ receipts: MissingReceiptView[] }>(test.app, "GET", "/operator/v1/receipts", {
          headers: await headers(),
        })
      ).result.receipts;
    const waiting = async () =>
      (await call<{ waiting: number }>(test.app, "GET", "/operator/v1/refunds?limit=1", { headers: await headers() }))
        .result.waiting;
    const missing = await list();
    expect(missing).toMatchObject([
      { order_id: order.order_id, kind: "payment", why: "refused", amount: order.price, currency: "RUB" },
      { order_id: order.order_id, kind: "refund", why: "refused", amount: 100 },
    ]);
    const before = await waiting();
    const issue = async (key = attemptKey()) =>
      call(test.app, "POST", `/operator/v1/receipts/${missing[0]?.receipt_id}/issued`, {
        body: { reference: "No. 17 of our till" },
        headers: { ...(await headers()), "idempotency-key": key },
      });
    expect((await issue()).error).toBeNull();
    expect((await issue()).error).toMatchObject({ code: 6028 });
    expect(await list()).toMatchObject([{ kind: "refund" }]);
    expect(await waiting()).toBe(before - 1);
    expect((await test.app.inject({ url: "/readyz" })).json()).toMatchObject({ receipts_missing: 1 });
    const [entry] = await rows("select reason from audit_entries where call = 'issueReceipt' order by 1 desc limit 1");
    expect(entry).toEqual({ reason: "No. 17 of our till" });
  });

  it("is asked about at once when an accountant wants: a registered one leaves the list, the board and the health", async () => {
    await rows("update receipts set state = 'succeeded', next_at = null where state <> 'issued'");
    yookassa.receiptsGo = "canceled";
    const order = await placedOrder(test.app);
    const ref = await pays(order);
    await follow();
    const other = await placedOrder(test.app);
    await pays(other);
    await follow();
    const [missing] = await listed(order);
    expect(missing).toMatchObject({ kind: "payment", why: "refused", is_asked: false, problem: "" });
    expect((await repeat(missing?.receipt_id)).error).toBeNull();
    await jobsDone(test);
    expect(await listed(order)).toMatchObject([{ why: "refused", is_asked: false }]);
    // Its till has registered it after all.
    Object.assign(yookassa.payments.get(ref) ?? {}, { receipt_registration: "succeeded" });
    const version = async () => (await rows("select version from orders where order_id = $1", [order.order_id]))[0];
    const before = Number((await version())?.["version"]);
    await repeat(missing?.receipt_id);
    await jobsDone(test);
    expect(await listed(order)).toEqual([]);
    expect(await listed(other)).toHaveLength(1);
    expect(Number((await version())?.["version"])).toBe(before + 1);
    expect((await test.app.inject({ url: "/readyz" })).json()).toMatchObject({ receipts_missing: 1 });
    expect((await repeat(missing?.receipt_id)).error).toMatchObject({ code: 6028 });
    expect(await toldOf(order)).toHaveLength(1);
  });

  it("is asked about later once more where its acquirer does not answer, and says why", async () => {
    await rows("update receipts set state = 'succeeded', next_at = null where state <> 'issued'");
    yookassa.receiptsGo = "canceled";
    const order = await placedOrder(test.app);
    await pays(order);
    await follow();
    const [missing] = await listed(order);
    yookassa.server.mishaps.push("error-500", "error-500", "error-500");
    await repeat(missing?.receipt_id);
    await jobsDone(test);
    const [row] = await rows("select state, next_at is null as is_over from receipts where receipt_id = $1", [
      missing?.receipt_id,
    ]);
    expect(row).toEqual({ state: "canceled", is_over: false });
    expect(await listed(order)).toMatchObject([{ is_asked: false, problem: expect.stringMatching(/answer/) }]);
  });

  it("and settles a ride is sent at once under another key when an accountant wants, and no second one is made", async () => {
    const order = await placedOrder(test.app);
    const ref = await pays(order);
    await putTrips(test.database.pool, order.order_id, "completed");
    yookassa.receiptsGo = "canceled";
    await follow();
    const [missing] = await listed(order);
    expect(missing).toMatchObject({ kind: "settlement", why: "refused", is_asked: false });
    yookassa.receiptsGo = "succeeded";
    await Promise.all([repeat(missing?.receipt_id), repeat(missing?.receipt_id)]);
    await jobsDone(test);
    expect(settlementsOf(ref).map(({ status }) => status)).toEqual(["canceled", "succeeded"]);
    expect(await listed(order)).toEqual([]);
  });

  it("of money returned by bank is ours to issue, and one of a refund made by hand at YooKassa is watched", async () => {
    await rows("update receipts set state = 'succeeded', next_at = null where state <> 'issued'");
    const order = await placedOrder(test.app);
    const ref = await pays(order);
    const desk = { db: test.database.db, clock: () => test.clock.now, production: false };
    const sum = { amount: 5000, currency: "RUB" } as const;
    const [id = 0] = await recordRefund(desk, order.order_id, sum, { by: "accountant@demo.test", note: "late" });
    await releaseAtDesk(desk, RULES, id, { by: "admin@demo.test", way: "bank", reference: "No. 5", amount: undefined });
    yookassa.receiptsGo = "pending";
    yookassa.refundByHand(ref, 10_000);
    // Nobody can be asked about a receipt for a till of ours.
    const [own] = await listed(order);
    expect(own).toMatchObject({ why: "own", amount: 50 });
    expect((await repeat(own?.receipt_id)).error).toMatchObject({ code: 6028 });
    await viewOrder(test, order);
    await rows(
      "select graphile_worker.add_job('count_refunds', json_build_object('paymentId', payment_id)) from payments where order_id = $1",
      [order.order_id],
    );
    await jobsDone(test);
    const known =
      "select kind, state, amount from receipts where order_id = $1 and kind = 'refund' order by receipt_id";
    expect(await rows(known, [order.order_id])).toEqual([
      { kind: "refund", state: "own", amount: 5000 },
      { kind: "refund", state: "pending", amount: 10_000 },
    ]);
  });
});

describe("M1, M4: a prepayment that its payer disputes", () => {
  const ask = async <Result>(method: "GET" | "POST", path: string, body?: object) =>
    call<Result>(test.app, method, `/operator/v1${path}`, {
      ...(body && { body }),
      headers: { ...(await headersOf(test.app, "admin")), ...(body && { "idempotency-key": attemptKey() }) },
    });
  const disputes = async (order: PlacedOrder) => {
    const [{ version } = {}] = await rows("select version from orders where order_id = $1", [order.order_id]);
    const { result } = await ask<{ disputes: { dispute_id: number }[] }>("POST", `/orders/${order.order_id}/disputes`, {
      amount: order.price,
      fee: 0,
      note: "Notice of YooKassa",
      version,
    });
    return result.disputes[0]?.dispute_id ?? 0;
  };
  const decide = async (id: number, state: "won" | "lost") =>
    expect((await ask("POST", `/disputes/${id}/decide`, { state })).error).toBeNull();
  const waiting = async () => (await ask<{ waiting: number }>("GET", "/refunds?limit=1")).result.waiting;

  it("is not settled while the bank has the money, and once when the dispute is won; a lost one sends no receipt of a refund", async () => {
    const [won, lost] = [await placedOrder(test.app), await placedOrder(test.app)];
    const [wonRef, lostRef] = [await pays(won), await pays(lost)];
    const [wonId, lostId] = [await disputes(won), await disputes(lost)];
    for (const order of [won, lost]) await putTrips(test.database.pool, order.order_id, "completed");
    await follow();
    expect([settlementsOf(wonRef), settlementsOf(lostRef)]).toEqual([[], []]);
    await decide(wonId, "won");
    await decide(lostId, "lost");
    await follow(1);
    await follow(1);
    expect(settlementsOf(wonRef).map(itemsOf)).toEqual([[[expect.any(String), `${won.price}.00`, "full_payment"]]]);
    expect(settlementsOf(lostRef)).toEqual([]);
    expect([...yookassa.refunds.values()].filter(({ payment_id: id }) => [wonRef, lostRef].includes(id))).toEqual([]);
  });

  it("is not settled where its ride was cancelled for nothing, and goes back with its receipt once the dispute is won", async () => {
    const order = await placedOrder(test.app);
    const ref = await pays(order);
    const id = await disputes(order);
    await call(test.app, "POST", "/v4/orders/trips/cancel?lang=en", {
      body: { order_id: order.order_id },
      headers: { "order-key": order.order_key ?? "" },
    });
    await follow(1);
    expect(settlementsOf(ref)).toEqual([]);
    await decide(id, "won");
    const [refund] = await rows("select refund_id, amount, state from refunds where order_id = $1", [order.order_id]);
    expect(refund).toMatchObject({ amount: order.price * 100, state: "recorded" });
    const release = { by: "accountant@demo.test", way: "acquirer", reference: "", amount: undefined } as const;
    const desk = { db: test.database.db, clock: () => test.clock.now, production: false };
    await releaseAtDesk(desk, RULES, Number(refund?.["refund_id"]), release);
    await jobsDone(test);
    await follow(1);
    expect([yookassa.payments.get(ref)?.status, settlementsOf(ref)]).toEqual(["succeeded", []]);
    expect(await rows("select state from refunds where order_id = $1", [order.order_id])).toEqual([
      { state: "returned" },
    ]);
  });

  it("is counted with refunds to release and missing receipts in what waits for a person", async () => {
    const before = await waiting();
    yookassa.receiptsGo = "canceled";
    const order = await placedOrder(test.app);
    await pays(order);
    await follow();
    await eventually(async () => expect(await toldOf(order)).toHaveLength(1));
    expect(await waiting()).toBe(before + 1);
    const desk = { db: test.database.db, clock: () => test.clock.now, production: false };
    const sum = { amount: 5000, currency: "RUB" } as const;
    await recordRefund(desk, order.order_id, sum, { by: "dispatcher@demo.test", note: "late" });
    expect(await waiting()).toBe(before + 2);
    const other = await placedOrder(test.app);
    await pays(other);
    const id = await disputes(other);
    await eventually(async () => expect(await waiting()).toBe(before + 3));
    await decide(id, "lost");
    expect(await waiting()).toBeLessThan(before + 4);
  });
});
