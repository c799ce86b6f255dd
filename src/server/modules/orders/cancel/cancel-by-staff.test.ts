import type { Static } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { previewCancel } from "#contract/console/changes/cancel-order.ts";
import type { previewChange } from "#contract/console/changes/change-order.ts";
import type { giveCashBack } from "#contract/console/money/give-cash-back.ts";
import type { DeskOrder } from "#contract/console/orders/order-actions.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { hurryJobs, jobsDone, openPayment, viewOrder } from "../../../../../tests/server/payment-steps.ts";
import { createStubAcquirer } from "../../../../../tests/server/stub-acquirer.ts";
import { attemptKey, call, placedOrder, placedReturn } from "../../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

const HOUR = 3_600_000;
const STOP = { address: "Khimki", location: "55.9,37.45" };

const acquirer = createStubAcquirer();
let test: TestApp;
const headers: Partial<Record<Person, Record<string, string>>> = {};
beforeAll(async () => {
  test = await buildTestApp({ parts: { acquirer }, listen: true, variables: { LETTERS_PER_HOUR: "100" } });
  for (const person of ["admin", "dispatcher", "support"] as const) headers[person] = await headersOf(test.app, person);
});
afterAll(() => test.close());

const rows = async (text: string, values: unknown[] = []) =>
  (await test.database.pool.query<Record<string, unknown>>(text, values)).rows;
const post = async <T>(order: PlacedOrder, path: string, body: object, who: Person, key = attemptKey()) =>
  call<T>(test.app, "POST", `/operator/v1/orders/${order.order_id}${path}?lang=en`, {
    body,
    headers: { ...headers[who], "idempotency-key": key },
  });
const preview = async (order: PlacedOrder, body: object, who: Person = "support") =>
  post<EndpointResult<typeof previewCancel>>(order, "/cancel/preview", body, who);
const cancel = async (order: PlacedOrder, body: object, who: Person = "support", key = attemptKey()) =>
  post<Static<typeof DeskOrder>>(order, "/cancel", body, who, key);
/** Sets the pick-up so many hours ahead; the demo operator's terms are free until 6 h before, then half, then all of it. */
const pickUpIn = async ({ order_id: id }: PlacedOrder, hours: number) =>
  rows("update trips set pickup_at = $2 where order_id = $1", [id, new Date(TEST_NOW + hours * HOUR)]);
const paid = async () => {
  const order = await placedOrder(test.app);
  acquirer.set(await openPayment(test, order), { state: "succeeded" });
  await viewOrder(test, order);
  await jobsDone(test);
  return order;
};
const shown = ({ version, fee, refund }: EndpointResult<typeof previewCancel>) => ({
  version,
  expected_fee: fee,
  expected_refund: refund,
});
const settled = async () => {
  await jobsDone(test);
  await hurryJobs(test);
  await jobsDone(test);
};

const versionOf = async ({ order_id: id }: PlacedOrder) =>
  Number((await rows("select version from orders where order_id = $1", [id]))[0]?.["version"]);
const give = async (order: PlacedOrder, amount: number, who: Person = "dispatcher", version?: number) =>
  post<EndpointResult<typeof giveCashBack>>(
    order,
    "/cash/back",
    { amount, version: version ?? (await versionOf(order)) },
    who,
  );

describe("OPS-24: money that came in cash", () => {
  /** An order of which a card paid the ride and cash its stop. */
  const mixed = async () => {
    const order = await paid();
    const asked = { trip_id: order.order_id, change: { additional_locations: [STOP] } };
    const { result } = await post<EndpointResult<typeof previewChange>>(order, "/change/preview", asked, "support");
    const expected = { expected_total: result.change.is, expected_fee: 0, version: await versionOf(order) };
    expect((await post(order, "/change", { ...asked, ...expected }, "support")).error).toBeNull();
    const cash = result.change.is - order.price;
    const taken = await post(order, "/cash", { version: await versionOf(order), expected_due: cash }, "dispatcher");
    expect(taken.error).toBeNull();
    return { order, cash };
  };

  it("is told apart from what a card takes back, before and after cancelling, and given back by an entry of its own", async () => {
    const { order, cash } = await mixed();
    const { result } = await preview(order, { reason: "no-car" });
    expect([result.refund, result.by_hand]).toEqual([order.price + cash, cash]);
    await cancel(order, { reason: "no-car", ...shown(result) });
    // Before the refund is asked for and after it the same sum is to be given back by hand.
    expect((await viewOrder(test, order)).account).toMatchObject({ by_hand: cash, cash });
    await settled();
    expect(await rows("select amount from refunds where order_id = $1", [order.order_id])).toEqual([
      { amount: order.price * 100 },
    ]);
    expect(await viewOrder(test, order)).toMatchObject({
      payment: "returning",
      account: { by_hand: cash, cash, returning: order.price },
    });
    expect((await give(order, cash + 0.01)).error).toMatchObject({
      code: 6007,
      details: { most: cash },
      message: expect.stringMatching(/^At most .+ is to be given back in cash/),
    });
    expect((await give(order, 0.001)).error?.code).toBe(1000);
    expect((await give(order, cash, "support")).status).toBe(403);
    // Of two who give it back at once, one is told that the order has changed.
    const version = await versionOf(order);
    const both = await Promise.all([give(order, cash, "dispatcher", version), give(order, cash, "admin", version)]);
    expect(new Set(both.map(({ error }) => error?.code ?? 0))).toEqual(new Set([0, 5023]));
    expect(both.find(({ error }) => error === null)?.result).toMatchObject({ by_hand: 0 });
    expect((await give(order, 1)).error).toMatchObject({ code: 6007, message: expect.stringMatching(/^Nothing/) });
    const { account } = await viewOrder(test, order);
    expect(account).toMatchObject({ by_hand: 0, cash: 0, returned: cash, returning: order.price });
    expect(account.entries.at(-1)).toMatchObject({ kind: "cash", amount: -cash, by: "operator" });
    const [kept] = await rows(
      "select before, after from audit_entries where call = 'giveCashBack' and subject_id = $1",
      [order.order_id],
    );
    expect(kept).toEqual({
      before: { paid: order.price + cash },
      after: { paid: order.price, cashBack: cash, currency: "RUB" },
    });
  });

  it("is given back in parts as well, and then nothing is left of the account of a cancelled order", async () => {
    const order = await placedOrder(test.app);
    await post(order, "/cash", { version: await versionOf(order), expected_due: order.price }, "dispatcher");
    expect((await give(order, 1)).error?.code).toBe(6007);
    const { result } = await preview(order, { reason: "no-car" });
    expect([result.refund, result.by_hand]).toEqual([order.price, order.price]);
    await cancel(order, { reason: "no-car", ...shown(result) });
    await settled();
    expect(await rows("select amount from refunds where order_id = $1", [order.order_id])).toEqual([]);
    expect((await give(order, 100)).result).toEqual({
      order_id: order.order_id,
      paid: order.price - 100,
      by_hand: order.price - 100,
    });
    expect((await give(order, order.price - 100)).error).toBeNull();
    expect(await viewOrder(test, order)).toMatchObject({
      payment: "refunded",
      account: { balance: "settled", paid: 0, returned: order.price, by_hand: 0 },
    });
  });
});

describe("OPS-26: cancelling by the staff", () => {
  it("shows fee, refund and letter before, does exactly that, and asks for the refund without releasing it", async () => {
    const order = await paid();
    await pickUpIn(order, 3);
    const before = await rows("select (select count(*) from outbox) + (select max(version) from orders) as n");
    const { result, error } = await preview(order, { reason: "traveller" });
    expect(error).toBeNull();
    expect(result).toMatchObject({
      trips: [order.order_id],
      currency: "RUB",
      paid: order.price,
      fee: order.price / 2,
      terms_fee: order.price / 2,
      refund: order.price / 2,
      by_hand: 0,
      may_waive: false,
      letter: { to: "anna@example.com", lang: "ru" },
    });
    expect(await rows("select (select count(*) from outbox) + (select max(version) from orders) as n")).toEqual(before);

    const { result: after } = await cancel(order, { reason: "traveller", ...shown(result) });
    expect(after.trips[0]?.state).toBe("cancelled");
    await settled();
    expect(
      await rows("select state, recorded_by, released_by, reason, amount::int from refunds where order_id = $1", [
        order.order_id,
      ]),
    ).toEqual([
      { state: "recorded", recorded_by: "operator:92", released_by: null, reason: "terms", amount: order.price * 50 },
    ]);
    const letters = (await createFileMailer({ dir: test.mailDir }).list()).filter(
      ({ to, subject }) => to === "anna@example.com" && subject === result.letter?.subject,
    );
    expect(letters).toHaveLength(1);
    // The letter that goes has the key of the order in its link; nobody of the staff is shown that.
    expect(letters[0]?.text).toContain("#key=");
    expect(result.letter?.text).not.toContain("key=");
    const lines = (result.letter?.text ?? "").split("\n\n").slice(0, 3);
    for (const line of lines) expect(letters[0]?.text).toContain(line);
  });

  it("refuses a fee that has risen between show and press, with the new one, and nothing is done", async () => {
    const order = await paid();
    await pickUpIn(order, 7);
    const { result } = await preview(order, { reason: "traveller" });
    expect([result.fee, result.refund]).toEqual([0, order.price]);
    await pickUpIn(order, 3);
    const { error } = await cancel(order, { reason: "traveller", ...shown(result) });
    expect(error).toMatchObject({ code: 5025, details: { old_fee: 0, new_fee: order.price / 2 } });
    expect((await viewOrder(test, order)).state).toBe("confirmed");
  });

  it("costs nothing for a reason on our side, even after the pick-up has come, and the letter says that there is no car", async () => {
    const order = await paid();
    await pickUpIn(order, -1);
    expect((await preview(order, { reason: "traveller" })).error?.code).toBe(5024);
    const { result } = await preview(order, { reason: "no-car" });
    expect([result.fee, result.terms_fee, result.refund]).toEqual([0, order.price, order.price]);
    expect(result.letter?.subject).toMatch(/машины не нашлось/);
    expect((await cancel(order, { reason: "no-car", ...shown(result) })).error).toBeNull();
    expect((await viewOrder(test, order)).trips[0]).toMatchObject({ cancel_cause: "refused", cancel_fee: 0 });
    await settled();
    expect(await rows("select state from refunds where order_id = $1", [order.order_id])).toEqual([
      { state: "recorded" },
    ]);
  });

  it.each(["weather", "no-car", "provider"] as const)(
    "ruling 43, found 11: cancels at once and free of charge because of %s, and the money of the fee waits for a second person",
    async (reason) => {
      const order = await paid();
      await pickUpIn(order, 3);
      const half = order.price / 2;
      const asked = { reason };
      const byOwner = await preview(order, asked, "admin");
      expect(byOwner.result).toMatchObject({ fee: 0, terms_fee: half, refund: order.price, held: 0 });
      for (const who of ["support", "dispatcher"] as const) {
        const { result } = await preview(order, asked, who);
        expect(result).toMatchObject({ fee: 0, terms_fee: half, refund: order.price, held: half, by_hand: 0 });
      }
      const { result } = await preview(order, asked);
      expect((await cancel(order, { ...asked, ...shown(result) })).error).toBeNull();
      const waiting = () =>
        rows("select reason, state, recorded_by, amount::int from refunds where order_id = $1 order by reason", [
          order.order_id,
        ]);
      const held = { state: "recorded", recorded_by: "operator:92", amount: half * 100 };
      // The part of the fee waits from the same moment on; nothing is left that could be given back in another way.
      expect(await waiting()).toContainEqual({ ...held, reason: "waived" });
      await settled();
      expect(await waiting()).toEqual([
        { ...held, reason: "terms" },
        { ...held, reason: "waived" },
      ]);
      const view = await viewOrder(test, order);
      expect(view).toMatchObject({ state: "cancelled", total: 0 });
      const [entry] = await rows("select after from audit_entries where subject_id = $1", [order.order_id]);
      expect(entry?.["after"]).toMatchObject({ reason, fee: 0, refund: order.price, held: half, waived: true });
    },
  );

  it("ruling 43: cash that would have paid the fee is not given back by hand either, by whoever has cancelled", async () => {
    const order = await placedOrder(test.app);
    await post(order, "/cash", { version: await versionOf(order), expected_due: order.price }, "dispatcher");
    await pickUpIn(order, 3);
    const half = order.price / 2;
    const { result } = await preview(order, { reason: "weather" }, "dispatcher");
    expect(result).toMatchObject({ fee: 0, refund: order.price, held: half, by_hand: half });
    expect((await cancel(order, { reason: "weather", ...shown(result) }, "dispatcher")).error).toBeNull();
    const tooMuch = await give(order, half + 1, "dispatcher");
    expect(tooMuch.error).toMatchObject({ code: 6007, details: { most: half } });
    expect((await give(order, half, "dispatcher")).error).toBeNull();
    expect((await give(order, 1, "dispatcher")).error?.code).toBe(6007);
    await settled();
    expect(
      await rows("select reason, payment_id, amount::int from refunds where order_id = $1", [order.order_id]),
    ).toEqual([{ reason: "waived", payment_id: null, amount: half * 100 }]);
  });

  it("ruling 43: a trip without a fee does not make a dispatcher's share of another's fee smaller", async () => {
    const orders = { letOffPercent: 40 };
    const { there, home } = await placedReturn(test.app);
    acquirer.set(await openPayment(test, there), { state: "succeeded" });
    await viewOrder(test, there);
    await jobsDone(test);
    await rows("update trips set pickup_at = $2 where trip_id = $1", [there.order_id, new Date(TEST_NOW + 3 * HOUR)]);
    const served = await buildTestApp({
      variables: { DISPATCHER_LET_OFF_PERCENT: String(orders.letOffPercent) },
      parts: { database: test.database },
    });
    served.clock.now = TEST_NOW;
    const asked = { reason: "traveller", waive: true };
    const { error } = await call(served.app, "POST", `/operator/v1/orders/${there.order_id}/cancel/preview`, {
      body: asked,
      headers: headers["dispatcher"] ?? {},
    });
    const { result } = await preview(there, asked, "admin");
    await served.app.close();
    // Half of one trip is a quarter of both.
    expect(result).toMatchObject({ trips: [there.order_id, home.order_id], terms_fee: there.price / 2 });
    expect(error?.code).toBe(5060);
  });

  it("gives a fee up for whoever may, and for nobody else", async () => {
    const order = await paid();
    await pickUpIn(order, 1);
    const waived = { reason: "traveller", waive: true };
    for (const who of ["support", "dispatcher"] as const)
      expect((await preview(order, waived, who)).error).toMatchObject({ code: 5060, status: 403 });
    const { result } = await preview(order, waived, "admin");
    expect([result.fee, result.refund, result.may_waive]).toEqual([0, order.price, true]);
    expect((await cancel(order, { ...waived, ...shown(result) }, "dispatcher")).error?.code).toBe(5060);
    expect((await cancel(order, { ...waived, ...shown(result) }, "admin")).error).toBeNull();
    const [entry] = await rows("select after from audit_entries where subject_id = $1", [order.order_id]);
    expect(entry?.["after"]).toMatchObject({ waived: true, fee: 0, refund: order.price, currency: "RUB" });
  });

  it("takes one trip of two off, names what was seen, and asks for the words of another reason", async () => {
    const { there, home } = await placedReturn(test.app);
    const { result } = await preview(there, { reason: "other", trip_ids: [home.order_id] });
    expect(result.trips).toEqual([home.order_id]);
    const body = { reason: "other", trip_ids: [home.order_id], ...shown(result) };
    expect((await cancel(there, body)).error?.code).toBe(1000);
    const worded = { ...body, text: "The hotel sends its own car." };
    expect((await cancel(there, { ...worded, version: result.version + 1 })).error?.code).toBe(5023);
    const key = attemptKey();
    const twice = await Promise.all([cancel(there, worded, "support", key), cancel(there, worded, "support", key)]);
    expect(twice.map(({ error }) => error)).toEqual([null, null]);
    expect(twice[0]?.result.trips.map(({ state }) => state)).toEqual(["placed", "cancelled"]);
    const entries = await rows("select reason from audit_entries where subject_id = $1", [there.order_id]);
    expect(entries).toEqual([{ reason: "The hotel sends its own car." }]);
  });
});
