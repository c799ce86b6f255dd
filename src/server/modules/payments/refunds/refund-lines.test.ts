import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { USUAL_STAFF_LIMITS } from "#domain/accounts/staff-limits.ts";
import { recordRefund, releaseAtDesk } from "#server/modules/payments/index.ts";
import { jobsDone, openPayment, viewOrder } from "../../../../../tests/server/payment-steps.ts";
import { createStubAcquirer } from "../../../../../tests/server/stub-acquirer.ts";
import { anyPrice, call, placedOrder, placedReturn } from "../../../../../tests/support/factories.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

const HOUR = 3_600_000;
const STOP = { address: "Khimki", location: "55.9,37.45" };
const RULES = { limits: USUAL_STAFF_LIMITS, rate: async () => undefined, production: false };
const acquirer = createStubAcquirer();
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ parts: { acquirer }, listen: true, variables: { CHANGES_PER_HOUR: "0" } });
});
afterAll(() => test.close());

const rows = async (text: string, values: unknown[] = []) =>
  (await test.database.pool.query<Record<string, unknown>>(text, values)).rows;
const post = async (order: PlacedOrder, path: string, body: object) => {
  const answer = await call(test.app, "POST", `/v4${path}?lang=en`, {
    body,
    headers: { "order-key": order.order_key ?? "" },
  });
  expect(answer.error).toBeNull();
  await jobsDone(test);
};
const pays = async (order: PlacedOrder) => {
  acquirer.set(await openPayment(test, order), { state: "succeeded" });
  await viewOrder(test, order);
  await jobsDone(test);
};
const cancel = (order: PlacedOrder, tripId = order.order_id) =>
  post(order, "/orders/trips/cancel", { order_id: tripId });
const names = (lines: readonly { readonly name: { readonly en: string }; readonly amount: number }[] | undefined) =>
  (lines ?? []).map(({ name, amount }) => [name.en, amount]);
const paidLines = () => names(acquirer.openings.at(-1)?.receipt.lines);
const backLines = () => names(acquirer.refundsAsked.at(-1)?.receipt.lines);
const desk = () => ({ db: test.database.db, clock: () => test.clock.now, production: false });

describe("H1b: the receipt of a refund in part", () => {
  it("names the trip that was cancelled, not the one that goes on", async () => {
    const { there, home } = await placedReturn(test.app);
    await pays(there);
    const paid = paidLines();
    await cancel(there, home.order_id);
    expect(paid).toHaveLength(2);
    expect(backLines()).toEqual([paid[1]]);
    expect(paid[1]?.[1]).toBe(home.price * 100);
  });

  it("names the ride and never the fee that is kept of it, and then the other trip alone", async () => {
    const { there, home } = await placedReturn(test.app);
    await pays(there);
    const [ride, back] = paidLines();
    await rows("update trips set pickup_at = $2 where trip_id = $1", [there.order_id, new Date(TEST_NOW + 4 * HOUR)]);
    await cancel(there);
    expect(backLines()).toEqual([[ride?.[0], (there.price * 100) / 2]]);
    await cancel(there, home.order_id);
    expect(backLines()).toEqual([back]);
  });

  it("names the stop that was dropped, and goes to the payment that paid for it", async () => {
    const order = await placedOrder(test.app);
    const { price, price_subaddress: perStop } = await anyPrice(test.app);
    await pays(order);
    const change = (stops: number) =>
      post(order, "/orders/trips", {
        order_id: order.order_id,
        additional_locations: Array.from({ length: stops }, () => STOP),
        expected_total: price + stops * perStop,
      });
    await change(2);
    await pays(order);
    expect(paidLines()).toEqual([["2 stops", perStop * 200]]);
    await change(1);
    expect(backLines()).toEqual([["2 stops", perStop * 100]]);
    expect(acquirer.refundsAsked.at(-1)?.ref).toContain(acquirer.openings.at(-1)?.idempotencyKey);
  });

  it("is that of all lines where somebody lets something off, and of what is left when released in two parts", async () => {
    const { there } = await placedReturn(test.app);
    await pays(there);
    const paid = paidLines();
    const by = "accountant@demo.test";
    const [id = 0] = await recordRefund(
      desk(),
      there.order_id,
      { amount: 10_000, currency: "RUB" },
      { by, note: "late" },
    );
    const release = { by: "admin@demo.test", way: "acquirer", reference: "" } as const;
    await releaseAtDesk(desk(), RULES, id, { ...release, amount: 60 });
    await jobsDone(test);
    const first = backLines();
    const [rest] = await rows("select refund_id from refunds where order_id = $1 and state = 'recorded'", [
      there.order_id,
    ]);
    await releaseAtDesk(desk(), RULES, Number(rest?.["refund_id"]), { ...release, amount: undefined });
    await jobsDone(test);
    const both = [first, backLines()];
    expect(both.map((lines) => lines.map(([name]) => name))).toEqual([paid, paid].map((all) => all.map(([n]) => n)));
    expect(both.map((lines) => lines.reduce((sum, [, amount]) => sum + Number(amount), 0))).toEqual([6000, 4000]);
  });

  it("names the order in one line where the payment is from before lines were kept", async () => {
    const { there, home } = await placedReturn(test.app);
    await pays(there);
    await rows("update payments set lines = null where order_id = $1", [there.order_id]);
    await cancel(there, home.order_id);
    expect(backLines()).toEqual([[expect.stringMatching(/^Order \d+: /), home.price * 100]]);
  });

  it("the database keeps no payment and no refund whose lines add up to another sum", async () => {
    await expect(rows("update payments set amount = amount + 1 where lines is not null")).rejects.toThrow(
      "payments_lines",
    );
    await expect(rows("update refunds set lines = '[]' where lines is not null")).rejects.toThrow("refunds_lines");
  });
});
