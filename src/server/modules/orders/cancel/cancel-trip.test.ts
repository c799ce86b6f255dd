import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { checkCancel } from "#contract/orders/cancel-trip.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { payInFull } from "../../../../../tests/server/payment-steps.ts";
import { call, placedOrder, placedReturn } from "../../../../../tests/support/factories.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { putTrips } from "../../../../../tests/support/put-trips.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

/** 24 November 18:40 in Moscow, the pick-up of the test's trips. */
const PICKUP = Date.UTC(2026, 10, 24, 15, 40);
const HOUR = 3_600_000;

interface Cancelled {
  readonly order_id: number;
  readonly status: number;
  readonly fee: number;
  readonly refund: number;
}

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(() => {
  test.clock.now = TEST_NOW;
});
afterAll(() => test.close());

const sql = (text: string, values: unknown[]) => test.database.pool.query<Record<string, unknown>>(text, values);
const keyOf = (order: PlacedOrder) => ({ "order-key": order.order_key ?? "" });
const check = (order: PlacedOrder, headers: Record<string, string> = keyOf(order)) =>
  call<EndpointResult<typeof checkCancel>>(test.app, "GET", `/v4/orders/${order.order_id}/check-cancel?lang=en`, {
    headers,
  });
const cancel = (order: PlacedOrder, body: object = {}, headers: Record<string, string> = keyOf(order)) =>
  call<Cancelled>(test.app, "POST", "/v4/orders/trips/cancel?lang=en", {
    body: { order_id: order.order_id, ...body },
    headers,
  });
const events = async (order: PlacedOrder) => {
  const { rows } = await sql(
    "select name from outbox where subject_kind = 'order' and subject_id = $1 order by event_id",
    [order.order_id],
  );
  return rows.map((row) => row["name"]);
};

describe("ruling 16: cancelling by the terms of the order", () => {
  // The demo operator's terms in Russia, read from the order itself because the file may change.
  const ladder = async (order: PlacedOrder) => {
    const { rows } = await sql("select terms from trips where trip_id = $1", [order.order_id]);
    const terms = rows[0]?.["terms"] as { cancellation: { minutesBefore: number; feePercent: number }[] } | undefined;
    return (terms?.cancellation ?? []).sort((a, b) => b.minutesBefore - a.minutesBefore);
  };

  it("is free as long as the terms say so, and then costs what they say, to the minute", async () => {
    const order = await placedOrder(test.app);
    await payInFull(test.database.pool, order.order_id);
    const [free, half] = await ladder(order);
    expect([free?.feePercent, half?.feePercent]).toEqual([0, 50]);
    const at = async (now: number) => {
      test.clock.now = now;
      const { result } = await check(order);
      return [result.allow_cancel, result.fee];
    };
    const freeUntil = PICKUP - (free?.minutesBefore ?? 0) * 60_000;
    const halfUntil = PICKUP - (half?.minutesBefore ?? 0) * 60_000;
    expect(await at(freeUntil)).toEqual([true, 0]);
    expect(await at(freeUntil + 1000)).toEqual([true, order.price / 2]);
    expect(await at(halfUntil)).toEqual([true, order.price / 2]);
    expect(await at(halfUntil + 1000)).toEqual([true, order.price]);
    expect(await at(PICKUP)).toEqual([false, order.price]);
    test.clock.now = TEST_NOW;
    const { result } = await check(order);
    expect(result).toMatchObject({
      reason: null,
      notice: null,
      refund: order.price,
      price: order.price,
      currency: "RUB",
    });
    expect(result.free_until).toBe(new Date(freeUntil + 3 * HOUR).toISOString().slice(0, 16).replace("T", " "));
  });

  it("happens once: a second call and ten simultaneous ones get the same answer, with one event", async () => {
    const order = await placedOrder(test.app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(order, { reason: "Plans changed" })));
    test.clock.now = PICKUP - HOUR / 2;
    // Half an hour before the pick-up the full price would be due, but the trip was cancelled long ago.
    answers.push(await cancel(order));
    for (const { error, result } of answers) {
      expect(error).toBeNull();
      expect(result).toMatchObject({ status: 4, fee: 0, refund: 0 });
    }
    expect(await events(order)).toEqual(["order.placed", "order.cancelled"]);
    const { rows } = await sql(
      "select o.state, o.amount, t.cancel_reason from orders o join trips t using (order_id) where order_id = $1",
      [order.order_id],
    );
    expect(rows[0]).toEqual({ state: "cancelled", amount: 0, cancel_reason: "Plans changed" });
  });

  it("with a fee has status 5, names the fee in whole minor units and the part of the payment that is refunded", async () => {
    const order = await placedOrder(test.app);
    await payInFull(test.database.pool, order.order_id);
    test.clock.now = PICKUP - 2 * HOUR;
    const due = (await check(order)).result;
    expect(due).toMatchObject({ fee: order.price / 2, refund: order.price / 2 });
    const { result } = await cancel(order, { expected_fee: due.fee });
    expect(result).toMatchObject({ status: 5, fee: due.fee, refund: due.refund });
    const { rows } = await sql("select cancel_fee, amount from trips where trip_id = $1", [order.order_id]);
    expect(rows[0]).toEqual({ cancel_fee: due.fee * 100, amount: order.price * 100 });
    const after = (await check(order)).result;
    expect(after).toMatchObject({ allow_cancel: false, reason: "cancelled", fee: due.fee });
  });

  it("costs nothing while nobody has paid: the ride was not promised to them yet", async () => {
    const order = await placedOrder(test.app);
    test.clock.now = PICKUP - 2 * HOUR;
    const { result } = await check(order);
    expect(result).toMatchObject({ allow_cancel: true, fee: 0, refund: 0, free_until: "2026-11-24 18:40" });
    expect((await cancel(order)).result).toMatchObject({ status: 4, fee: 0, refund: 0 });
  });

  it("never costs more than was shown: a fee that has grown in the meantime is shown again", async () => {
    const order = await placedOrder(test.app);
    await payInFull(test.database.pool, order.order_id);
    test.clock.now = PICKUP - 2 * HOUR;
    const { status, error } = await cancel(order, { expected_fee: 0 });
    expect([status, error?.code, error?.details]).toEqual([
      200,
      ERRORS["fee-changed"].number,
      { old_fee: 0, new_fee: order.price / 2, new_refund: order.price / 2, currency: "RUB" },
    ]);
    expect(await events(order)).toEqual(["order.placed"]);
    expect((await cancel(order, { expected_fee: order.price })).result.fee).toBe(order.price / 2);
  });

  it("of one trip of two keeps the other, and the order owes the rest", async () => {
    const { there, home } = await placedReturn(test.app);
    expect((await cancel(home)).result).toMatchObject({ order_id: home.order_id, status: 4 });
    const view = await call<{ status: number; total: number; trips: { status: number; cancel_fee: number | null }[] }>(
      test.app,
      "GET",
      `/v4/orders/${there.order_id}`,
      { headers: keyOf(there) },
    );
    expect(view.result).toMatchObject({ status: 6, total: there.price });
    expect(view.result.trips.map((trip) => [trip.status, trip.cancel_fee])).toEqual([
      [6, null],
      [4, 0],
    ]);
    await cancel(there);
    const { rows } = await sql("select state, amount, version from orders where order_id = $1", [there.order_id]);
    expect(rows[0]).toEqual({ state: "cancelled", amount: 0, version: 3 });
  });
});

it("A10: the refund is for the cancelled trip, even when the order has another", async () => {
  const { there, home } = await placedReturn(test.app);
  await payInFull(test.database.pool, there.order_id);
  const { refund, fee } = (await cancel(home)).result;
  expect([refund, fee]).toEqual([home.price, 0]);
});

describe("O1: what was shown is what is done", () => {
  it("a refund that differs from the one shown is refused with the new one, and nothing is cancelled", async () => {
    const order = await placedOrder(test.app);
    const { fee, refund } = (await check(order)).result;
    expect([fee, refund]).toEqual([0, 0]);
    await payInFull(test.database.pool, order.order_id);
    const refused = await cancel(order, { expected_fee: fee, expected_refund: refund });
    expect([refused.error?.code, refused.error?.details]).toEqual([
      ERRORS["fee-changed"].number,
      { old_fee: 0, new_fee: 0, new_refund: order.price, currency: "RUB" },
    ]);
    expect(await events(order)).toEqual(["order.placed"]);
    const { result } = await cancel(order, { expected_fee: 0, expected_refund: order.price });
    expect(result).toMatchObject({ status: 4, refund: order.price });
  });

  it("several trips are cancelled at once for one sum, with one event, also where only a part is paid", async () => {
    const { there, home } = await placedReturn(test.app);
    const paid = there.price + home.price - 1000;
    await sql(
      `with entry as (insert into entries (order_id, kind, amount, currency, at, author)
        values ($1::int, 'cash', $2::int, 'RUB', now(), 'test')) update orders set received = $2::int where order_id = $1::int`,
      [there.order_id, paid * 100],
    );
    const together = `/v4/orders/${there.order_id}/check-cancel?lang=en&with_trips=${home.order_id}`;
    const shown = () => call<EndpointResult<typeof checkCancel>>(test.app, "GET", together, { headers: keyOf(there) });
    expect((await shown()).result).toMatchObject({
      fee: 0,
      refund: paid,
      by_hand: paid,
      price: there.price + home.price,
    });
    // One alone would bring back less than it cost: the other is not paid in full.
    expect((await check(there)).result.refund).toBe(there.price - 1000);
    test.clock.now = PICKUP - 2 * HOUR;
    const { fee, refund, steps } = (await shown()).result;
    expect([fee, refund]).toEqual([there.price / 2, paid - there.price / 2]);
    expect(steps.map((step) => step.fee)).toEqual([there.price / 2, there.price]);
    const body = { with_trips: [home.order_id], expected_fee: fee, expected_refund: refund };
    const answers = await Promise.all([cancel(there, body), cancel(there, body)]);
    for (const { result } of answers) expect(result).toMatchObject({ order_id: there.order_id, fee, refund });
    expect(await events(there)).toEqual(["order.placed", "order.cancelled"]);
    const { rows } = await sql("select state, amount from orders where order_id = $1", [there.order_id]);
    expect(rows[0]).toEqual({ state: "cancelled", amount: fee * 100 });
  });

  it("all are cancelled or none: a trip that has begun, or one of another order, is refused", async () => {
    const { there, home } = await placedReturn(test.app);
    const stranger = await placedOrder(test.app);
    const foreign = await cancel(there, { with_trips: [stranger.order_id] });
    expect([foreign.status, foreign.error?.code]).toEqual([404, ERRORS["order-unknown"].number]);
    test.clock.now = PICKUP;
    const begun = await cancel(home, { with_trips: [there.order_id] });
    expect(begun.error?.details).toEqual({ reason: "started" });
    expect(await events(there)).toEqual(["order.placed"]);
    expect((await cancel(home)).result).toMatchObject({ order_id: home.order_id, status: 4 });
  });
});

describe("who cancels and how it is asked for", () => {
  it("accepts numbers as text with a token, as the Feign client sends them, under every old prefix", async () => {
    const headers = await headersOf(test.app, "customerB");
    for (const prefix of ["/v1", "/v3", "/transnextgen/v4"]) {
      const order = await placedOrder(test.app, {}, { headers });
      const { error, result } = await call<Cancelled>(test.app, "POST", `${prefix}/orders/trips/cancel`, {
        headers,
        body: { order_id: String(order.order_id), transaction: String(order.transaction) },
      });
      expect([error, result.status]).toEqual([null, 4]);
    }
  });

  it("needs trip_id and a reason; a transaction alone cancels nothing, and a wrong one is an unknown order", async () => {
    const order = await placedOrder(test.app);
    const alone = await cancel(order, { order_id: null, transaction: order.transaction });
    expect([alone.status, alone.error?.code]).toEqual([400, ERRORS.malformed.number]);
    const wrong = await cancel(order, { transaction: order.transaction === 5 ? 6 : 5 });
    expect([wrong.status, wrong.error?.code]).toEqual([404, ERRORS["order-unknown"].number]);
    expect(await events(order)).toEqual(["order.placed"]);
    const { result } = await cancel(order, { order_id: null, trip_id: order.order_id, reason: "ill" });
    expect(result.status).toBe(4);
  });

  it.each([
    ["under way", "under-way", "under-way"],
    ["over", "completed", "under-way"],
    ["due by now", undefined, "started"],
  ] as const)("a trip that is %s is refused in plain words", async (_, state, reason) => {
    const order = await placedOrder(test.app);
    if (state) await putTrips(test.database.pool, order.order_id, state);
    else await sql("update trips set pickup_at = '2026-11-21 05:59Z' where order_id = $1", [order.order_id]);
    const { status, error } = await cancel(order);
    expect([status, error?.code, error?.details]).toEqual([200, ERRORS["cancel-refused"].number, { reason }]);
    expect((await check(order)).result).toMatchObject({ allow_cancel: false, reason, notice: error?.message });
  });

  it("T-18: a cancelled order can no longer be paid", async () => {
    const order = await placedOrder(test.app);
    await cancel(order);
    const { error } = await call(test.app, "GET", `/v4/orders/pay-url?transaction=${order.transaction}`);
    expect(error?.code).toBe(ERRORS["order-cancelled"].number);
  });
});
