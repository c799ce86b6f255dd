import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { canMovePayment, type PaymentState } from "#domain/payments/payment-state.ts";
import {
  countOf,
  deliver,
  hurryJobs,
  jobsDone,
  orderOn,
  paymentsOf,
  payUrl,
  press,
  signedNotice,
  viewOrder,
  type SignedNotice,
} from "../../../../tests/server/payment-steps.ts";
import { writeDrillFigures } from "../../../../tests/support/drill-figures.ts";
import { drillTrials } from "../../../../tests/support/drills.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ listen: true });
  test.clock.now = Date.now();
});
afterAll(() => test.close());

const EVENTS = ["notice", "read", "poll", "decline", "pay", "duplicate", "old", "forged"] as const;
type Event = (typeof EVENTS)[number];

/** What came of all histories. */
const figures = {
  trials: 0,
  lost: 0,
  doubled: 0,
  paid: 0,
  neverTold: 0,
  notices: 0,
  repeated: 0,
  outOfOrder: 0,
  forged: 0,
};

/** A person at the hosted page: reopens it if needed and presses a button; undefined when the order is paid. */
async function payer(order: PlacedOrder, action: "pay" | "decline"): Promise<string | undefined> {
  const { result } = await payUrl(test, order.transaction);
  if (result === null) return undefined;
  const ref = result.url.split("/").at(-1) ?? "";
  await press(test, ref, action);
  return ref;
}

/** Whether allowed moves lead from one payment state to the other. */
function reaches(from: PaymentState, to: PaymentState): boolean {
  if (from === to || canMovePayment(from, to)) return true;
  return from === "new" && reaches("pending", to);
}

async function play(events: readonly Event[]): Promise<void> {
  const order = await orderOn(test);
  let ref = (await payUrl(test, order.transaction)).result?.url.split("/").at(-1) ?? "";
  const sent: SignedNotice[] = [signedNotice(test, ref)];
  const again = async (notice: SignedNotice | undefined) => {
    if (notice !== undefined) expect(await deliver(test, notice)).toBe(200);
  };
  let known = new Map<number, PaymentState>();
  let wasPaid = false;
  for (const event of events) {
    switch (event) {
      case "pay":
      case "decline":
        ref = (await payer(order, event)) ?? ref;
        break;
      case "notice":
        sent.push(signedNotice(test, ref));
        figures.notices += 1;
        await again(sent.at(-1));
        break;
      case "duplicate":
        figures.repeated += 1;
        await again(sent.at(-1));
        break;
      case "old":
        figures.outOfOrder += 1;
        await again(sent[0]);
        break;
      case "forged":
        figures.forged += 1;
        expect(await deliver(test, signedNotice(test, ref, { secret: "a guessed secret, just as long as ours" }))).toBe(
          401,
        );
        break;
      case "read":
        await viewOrder(test, order);
        break;
      case "poll":
        await hurryJobs(test);
        break;
    }
    const payments = await paymentsOf(test, order);
    // I7: no payment and no order moves backwards, and one open attempt at most.
    for (const payment of payments) {
      const before = known.get(payment.payment_id) ?? "new";
      expect([before, payment.state, reaches(before, payment.state as PaymentState)]).toEqual([
        before,
        payment.state,
        true,
      ]);
    }
    known = new Map(payments.map((payment) => [payment.payment_id, payment.state as PaymentState]));
    const isPaid = (await countOf(test, "orders where order_id = $1 and paid_at is not null", [order.order_id])) === 1;
    expect(wasPaid && !isPaid).toBe(false);
    wasPaid = isPaid;
  }
  await hurryJobs(test);
  await jobsDone(test);
  const isPaid = events.includes("pay");
  figures.trials += 1;
  figures.paid += isPaid ? 1 : 0;
  // The money came after the last notice, if there was any.
  figures.neverTold += isPaid && events.indexOf("pay") > events.lastIndexOf("notice") ? 1 : 0;
  await checkInvariants(order, isPaid);
}

async function checkInvariants(order: PlacedOrder, moneyMoved: boolean): Promise<void> {
  const { order_id: orderId } = order;
  // I2: the attempt made one order.
  expect(
    await countOf(test, "orders where attempt_key = (select attempt_key from orders where order_id = $1)", [orderId]),
  ).toBe(1);
  // I3 and liveness: paid exactly when the bank took the money, with this sum, currency and account in the bank's record.
  const paid = await countOf(
    test,
    `orders o join payments p using (order_id) join sandbox_payments s on s.ref = p.acquirer_ref
      where o.order_id = $1 and o.paid_at is not null and p.state = 'succeeded' and s.state = 'succeeded'
        and p.amount = o.amount and s.amount = o.amount and s.currency = o.currency and p.currency = o.currency
        and s.account = p.account and s.order_ref = p.payment_id::text`,
    [orderId],
  );
  expect(paid).toBe(moneyMoved ? 1 : 0);
  expect(await countOf(test, "orders where order_id = $1 and paid_at is not null", [orderId])).toBe(moneyMoved ? 1 : 0);
  figures.lost += moneyMoved && paid === 0 ? 1 : 0;
  // I4: all money belongs to an order or is set aside.
  const lost = await countOf(
    test,
    `sandbox_payments s where s.state = 'succeeded' and not exists (
      select from payments p where p.acquirer_ref = s.ref and p.state in ('succeeded', 'quarantined', 'paid-late'))
      and s.order_ref in (select payment_id::text from payments where order_id = $1)`,
    [orderId],
  );
  expect(lost).toBe(0);
  // I6: one event and one message per change.
  expect(
    await countOf(test, "outbox where subject_kind = 'order' and subject_id = $1 and name = 'payment.settled'", [
      orderId,
    ]),
  ).toBe(moneyMoved ? 1 : 0);
  expect(
    await countOf(test, "messages where subject_kind = 'order' and subject_id = $1 and kind = 'order-paid'", [orderId]),
  ).toBe(moneyMoved ? 1 : 0);
  expect(
    await countOf(test, "outbox where subject_kind = 'order' and subject_id = $1 and handled_at is null", [orderId]),
  ).toBe(0);
}

it("G-06, G-07, R-15: any sequence of notices, reads, polls, refusals, payments and repeats keeps I2, I3, I4, I6 and I7", async () => {
  const history = fc.array(fc.constantFrom(...EVENTS), { minLength: 1, maxLength: 6 });
  // Five orders at a time, each with other orders' jobs and notices running alongside.
  const histories = fc.array(history, { minLength: 5, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(histories, async (five) => void (await Promise.all(five.map(play)))),
    { numRuns: drillTrials(3), endOnFailure: true },
  );
  await writeDrillFigures("notices", figures);
}, 1_200_000);

it("T-15: money of another sum is set aside whoever tells of it and how often, and pays nothing", async () => {
  const orders: PlacedOrder[] = [];
  for (let trial = 0; trial < drillTrials(3); trial++) {
    const order = await orderOn(test);
    orders.push(order);
    const ref = (await payUrl(test, order.transaction)).result?.url.split("/").at(-1) ?? "";
    const other = trial % 2 === 0 ? "amount - 100" : "amount + 1";
    await test.database.pool.query(
      `update sandbox_payments set state = 'succeeded', amount = ${other} where ref = $1`,
      [ref],
    );
    const notice = signedNotice(test, ref);
    await Promise.all([deliver(test, notice), deliver(test, notice), viewOrder(test, order)]);
    await deliver(test, signedNotice(test, ref));
  }
  await jobsDone(test);
  const ids = orders.map(({ order_id: id }) => id);
  const [aside, paid, told] = [
    await countOf(test, "set_aside where order_id = any($1) and reason = 'amount'", [ids]),
    await countOf(test, "orders where order_id = any($1) and (received > 0 or paid_at is not null)", [ids]),
    await countOf(test, "outbox where name = 'money.set-aside'"),
  ];
  await writeDrillFigures("wrong-sums", { trials: orders.length, lost: orders.length - aside, doubled: paid, told });
  expect([aside, paid, told]).toEqual([orders.length, 0, orders.length]);
}, 1_200_000);
