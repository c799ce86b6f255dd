import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { USUAL_STAFF_LIMITS } from "#domain/accounts/staff-limits.ts";
import { createStripeAcquirer } from "#server/adapters/acquirer/stripe/create-stripe-acquirer.ts";
import { createYookassaAcquirer } from "#server/adapters/acquirer/yookassa/create-yookassa-acquirer.ts";
import { DeskRefusal } from "#server/desk.ts";
import type { Acquirer } from "#server/modules/payments/acquirer.ts";
import { declineAtDesk, recordRefund, releaseAtDesk } from "#server/modules/payments/index.ts";
import { Refusal } from "#server/refusal.ts";
import {
  deliver,
  hurryJobs,
  jobsDone,
  orderOn,
  paymentsOf,
  payUrl,
  viewOrder,
} from "../../../../tests/server/payment-steps.ts";
import type { Mishap, StandInServer } from "../../../../tests/support/acquirer-stand-in.ts";
import { writeDrillFigures } from "../../../../tests/support/drill-figures.ts";
import { DRILLS, drillTrials } from "../../../../tests/support/drills.ts";
import { anyPrice, attemptKey, call } from "../../../../tests/support/factories.ts";
import { headersOf } from "../../../../tests/support/log-in.ts";
import { startStripeStandIn, STRIPE_VARIABLES } from "../../../../tests/support/stripe-stand-in.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";
import { startYookassaStandIn, YOOKASSA_VARIABLES } from "../../../../tests/support/yookassa-stand-in.ts";

const HOUR = 3_600_000;
const RULES = { limits: USUAL_STAFF_LIMITS, rate: async () => undefined, production: false };
const OUTSIDE = { clock: Date.now, onTrouble: () => undefined };
/** So many lives go on at once. */
const AT_ONCE = 6;
/** What the acquirer says of a change: never, once, twice, or much later, in any order. */
const TOLD = ["never", "once", "twice", "late"] as const;
/** What befalls the next call to the acquirer. */
const MISHAPS = ["cut", "cut-after", "error-500", "error-500-after", "error-503", "busy"] as const satisfies Mishap[];
const ACTS = [
  "page",
  "pay",
  "pay",
  "pay old",
  "debit",
  "debit taken",
  "decline",
  "dearer",
  "cheaper",
  "cancel",
  "cancel late",
  "ride over",
  "let off",
  "release",
  "release part",
  "return by bank",
  "decline refund",
  "refunds pend",
  "refunds fail",
  "refunds go",
  "refunds arrive",
  "bounce",
  "by hand",
  "all by hand",
  "dispute",
  "win",
  "lose",
  "mishap",
  "receipts",
  "jobs",
] as const;
type Act = (typeof ACTS)[number];
interface Step {
  readonly act: Act;
  readonly told: (typeof TOLD)[number];
  readonly share: number;
}

interface Notice {
  readonly raw: Buffer;
  readonly headers: Record<string, string>;
}

/** An acquirer's stand-in with what a payer, a bank and somebody in its own pages can do there. */
interface Bank {
  readonly acquirer: Acquirer;
  readonly server: StandInServer;
  /** What an act changed, as notices; nothing where it was not possible. */
  pay(ref: string): Notice[];
  debit(ref: string): Notice[];
  debitTaken(ref: string): Notice[];
  decline(ref: string): Notice[];
  refundsGo(how: "succeeded" | "pending" | "failed"): void;
  refundsArrive(ref: string): Notice[];
  bounce(ref: string): Notice[];
  byHand(ref: string, amount: number): Notice[];
  /** A dispute of which the acquirer tells by itself; undefined where it does not. */
  dispute?: { open(ref: string): Notice[]; decide(ref: string, as: "won" | "lost"): Notice[] };
  /** A notice with this body. */
  sign(raw: Buffer): Notice;
  /** What was taken for a payment and not given back, in minor units. */
  kept(ref: string): number;
  /** What was given back of it, by references. */
  returned(ref: string): string[];
  close(): Promise<void>;
}

async function stripeBank(): Promise<Bank> {
  const stripe = await startStripeStandIn();
  const { STRIPE_KEY: key, STRIPE_ACCOUNT: account } = STRIPE_VARIABLES;
  const settings = { key, account, webhookSecrets: ["whsec_new"] as const, url: stripe.server.url };
  const notice = (type: string, object: unknown): Notice => {
    const raw = stripe.event(type, object);
    return { raw, headers: stripe.sign(raw) };
  };
  const intentOf = (ref: string) => stripe.intents.get(stripe.sessions.get(ref)?.payment_intent ?? "");
  const refundsOf = (ref: string) =>
    [...stripe.refunds.values()].filter(({ payment_intent: of }) => of === stripe.sessions.get(ref)?.payment_intent);
  const disputesOf = (ref: string) =>
    [...stripe.disputes.values()].filter(({ payment_intent: of }) => of === stripe.sessions.get(ref)?.payment_intent);
  const isPaid = (ref: string) => intentOf(ref)?.["status"] === "succeeded";
  const changed = (ref: string, type: string) => notice(`checkout.session.${type}`, stripe.sessions.get(ref));
  return {
    acquirer: createStripeAcquirer(settings, OUTSIDE),
    server: stripe.server,
    pay(ref) {
      if (stripe.sessions.get(ref)?.["status"] !== "open") return [];
      stripe.pay(ref);
      return [changed(ref, "completed")];
    },
    debit(ref) {
      if (stripe.sessions.get(ref)?.["status"] !== "open") return [];
      stripe.debit(ref, "processing");
      return [changed(ref, "completed")];
    },
    debitTaken(ref) {
      const intent = intentOf(ref);
      if (intent?.["status"] !== "processing") return [];
      Object.assign(intent, { status: "succeeded" });
      Object.assign(stripe.sessions.get(ref) ?? {}, { payment_status: "paid" });
      stripe.countLate();
      return [changed(ref, "async_payment_succeeded")];
    },
    decline(ref) {
      const intent = intentOf(ref);
      if (intent?.["status"] !== "processing") return [];
      Object.assign(intent, { status: "requires_payment_method" });
      return [changed(ref, "async_payment_failed")];
    },
    refundsGo: (how) => (stripe.refundsGo = how),
    refundsArrive: (ref) =>
      refundsOf(ref)
        .filter(({ status }) => status === "pending")
        .map((refund) => notice("refund.updated", Object.assign(refund, { status: "succeeded" }))),
    bounce(ref) {
      const gone = refundsOf(ref).find(({ status }) => status === "succeeded");
      return gone === undefined ? [] : [notice("refund.failed", stripe.bounce(gone.id))];
    },
    byHand(ref, amount) {
      if (!isPaid(ref) || amount <= 0) return [];
      try {
        const made = stripe.refundByHand(ref, amount);
        return [
          notice("refund.created", made),
          notice("charge.refunded", { object: "charge", payment_intent: made.payment_intent }),
        ];
      } catch {
        return [];
      }
    },
    sign: (raw) => ({ raw, headers: stripe.sign(raw) }),
    dispute: {
      open(ref) {
        if (!isPaid(ref) || disputesOf(ref).length > 0) return [];
        const dispute = stripe.dispute(ref, 1500);
        return [notice("charge.dispute.created", dispute), notice("charge.dispute.funds_withdrawn", dispute)];
      },
      decide: (ref, as) =>
        disputesOf(ref)
          .filter(({ status }) => status === "needs_response")
          .map((dispute) => {
            stripe.decide(String(dispute["id"]), as);
            return notice("charge.dispute.closed", dispute);
          }),
    },
    kept(ref) {
      if (!isPaid(ref)) return 0;
      const back = refundsOf(ref).filter(({ status }) => status === "succeeded");
      const taken = disputesOf(ref).filter(({ status }) => status !== "won");
      const sum = (all: readonly { readonly amount?: unknown }[]) =>
        all.reduce((total, { amount }) => total + Number(amount), 0);
      const came = Number(stripe.sessions.get(ref)?.amount_total);
      return came - sum(back) - sum(taken);
    },
    returned: (ref) => refundsOf(ref).flatMap(({ id, status }) => (status === "succeeded" ? [id] : [])),
    close: () => stripe.server.close(),
  };
}

async function yookassaBank(): Promise<Bank> {
  const yookassa = await startYookassaStandIn();
  const { YOOKASSA_SHOP: shop, YOOKASSA_KEY: key } = YOOKASSA_VARIABLES;
  const receipts = { vatCode: 4, taxSystem: 2, mode: "prepayment" } as const;
  const settings = { shop, key, receipts, networks: [], currencies: ["RUB"] as const, url: yookassa.server.url };
  const notice = (event: string, object: unknown): Notice => ({ raw: yookassa.notice(event, object), headers: {} });
  const kopecks = ({ value }: { readonly value: string }) => Math.round(Number(value) * 100);
  const refundsOf = (ref: string) => [...yookassa.refunds.values()].filter(({ payment_id: of }) => of === ref);
  const move = (ref: string, from: string, to: "succeeded" | "waiting_for_capture" | "canceled"): Notice[] => {
    if (yookassa.payments.get(ref)?.status !== from) return [];
    yookassa.move(ref, to, ...(to === "canceled" ? ["insufficient_funds"] : []));
    return [notice(`payment.${to}`, yookassa.payments.get(ref))];
  };
  return {
    acquirer: createYookassaAcquirer(settings, OUTSIDE),
    server: yookassa.server,
    pay: (ref) => move(ref, "pending", "succeeded"),
    debit: (ref) => move(ref, "pending", "waiting_for_capture"),
    debitTaken: (ref) => move(ref, "waiting_for_capture", "succeeded"),
    decline: (ref) => move(ref, "pending", "canceled"),
    refundsGo: (how) => (yookassa.refundsGo = how === "failed" ? "canceled" : how),
    refundsArrive: (ref) =>
      refundsOf(ref)
        .filter(({ status }) => status === "pending")
        .map((refund) => notice("refund.succeeded", Object.assign(refund, { status: "succeeded" }))),
    // What YooKassa has returned stays returned.
    bounce: () => [],
    byHand(ref, amount) {
      if (amount <= 0) return [];
      try {
        return [notice("refund.succeeded", yookassa.refundByHand(ref, amount))];
      } catch {
        return [];
      }
    },
    sign: (raw) => ({ raw, headers: {} }),
    kept(ref) {
      const payment = yookassa.payments.get(ref);
      if (payment?.status !== "succeeded") return 0;
      const back = refundsOf(ref).filter(({ status }) => status === "succeeded");
      return back.reduce((left, { amount }) => left - kopecks(amount), kopecks(payment.amount));
    },
    returned: (ref) => refundsOf(ref).flatMap(({ id, status }) => (status === "succeeded" ? [id] : [])),
    close: () => yookassa.server.close(),
  };
}

describe.each([
  ["stripe", stripeBank],
  ["yookassa", yookassaBank],
] as const)("issue 37: lives of orders at %s", (name, open) => {
  let bank: Bank;
  let test: TestApp;
  let accountant: Record<string, string>;
  beforeAll(async () => {
    bank = await open();
    test = await buildTestApp({ listen: true, parts: { acquirer: bank.acquirer } });
    test.clock.now = Date.now();
    accountant = await headersOf(test.app, "accountant");
  });
  afterAll(async () => {
    await test.close();
    await bank.close();
  });
  beforeEach(() => void (test.clock.now = Date.now()));

  const rows = async (text: string, values: unknown[] = []) =>
    (await test.database.pool.query<Record<string, unknown>>(text, values)).rows;
  const desk = () => ({ db: test.database.db, clock: () => test.clock.now, production: false });
  /** Somebody of the staff may be refused: the rules are tested elsewhere. */
  const tried = async (act: Promise<unknown>) => {
    await act.catch((error: unknown) => {
      if (!(error instanceof Refusal) && !(error instanceof DeskRefusal)) throw error;
    });
  };
  const refsOf = async (order: PlacedOrder) =>
    (await paymentsOf(test, order)).flatMap(({ acquirer_ref: ref }) => ref ?? []);
  const send = async (notices: readonly Notice[]) => {
    for (const one of notices) expect(await deliver(test, one, name)).toBe(200);
  };
  const post = (order: PlacedOrder, path: string, body: object) =>
    call(test.app, "POST", `/v4${path}?lang=en`, { body, headers: { "order-key": order.order_key ?? "" } });
  const change = async (order: PlacedOrder, stops: number) => {
    const { price, price_subaddress: perStop } = await anyPrice(test.app);
    const more = Array.from({ length: stops }, () => ({ address: "Khimki", location: "55.9,37.45" }));
    const expected = { expected_total: price + stops * perStop };
    await post(order, "/orders/trips", { order_id: order.order_id, additional_locations: more, ...expected });
  };
  const openRefunds = ({ order_id: id }: PlacedOrder) =>
    rows("select refund_id, amount from refunds where order_id = $1 and state in ('recorded', 'failed')", [id]);
  /** What banks took of a payment of which the acquirer tells by e-mail alone. */
  const writtenDown = async ({ order_id: id }: PlacedOrder) => {
    const query = "select amount from disputes where order_id = $1 and acquirer_ref is null and state <> 'won'";
    return (await rows(query, [id])).reduce((sum, { amount }) => sum + Number(amount), 0);
  };
  const writeDispute = async (order: PlacedOrder, share: number) => {
    const [stored] = await rows("select version, received from orders where order_id = $1", [order.order_id]);
    const amount = Math.floor((Number(stored?.["received"]) / 100) * share);
    if (amount <= 0) return;
    const { status } = await call(test.app, "POST", `/operator/v1/orders/${order.order_id}/disputes`, {
      body: { amount, fee: 10, note: "Notice of the bank", version: stored?.["version"] },
      headers: { ...accountant, "idempotency-key": attemptKey() },
    });
    expect(status).not.toBe(401);
  };
  const decideWritten = async ({ order_id: id }: PlacedOrder, state: "won" | "lost") => {
    const [one] = await rows("select dispute_id from disputes where order_id = $1 and state = 'opened'", [id]);
    if (one === undefined) return;
    const path = `/operator/v1/disputes/${String(one["dispute_id"])}/decide`;
    await call(test.app, "POST", path, {
      body: { state },
      headers: { ...accountant, "idempotency-key": attemptKey() },
    });
  };
  const follow = () => rows("select graphile_worker.add_job('follow_receipts')");

  /** One act of somebody, and the notices of it. */
  const acts = (order: PlacedOrder, refs: readonly string[], share: number): Record<Act, () => unknown> => {
    const { order_id: id } = order;
    const [first = ""] = refs;
    const last = refs.at(-1) ?? "";
    const each = (act: (ref: string) => Notice[]) => refs.flatMap(act);
    const release = async (way: "acquirer" | "bank", part: number) => {
      for (const { refund_id: refundId, amount } of (await openRefunds(order)).slice(0, 1)) {
        const sum = Math.ceil((Number(amount) / 100) * part);
        const as = { amount: part === 1 ? undefined : sum, way, reference: way === "bank" ? "No. 5" : "" };
        for (const by of ["accountant@demo.test", "admin@demo.test"])
          await tried(releaseAtDesk(desk(), RULES, Number(refundId), { by, ...as }));
      }
    };
    const shift = (hours: number) =>
      rows("update trips set pickup_at = $2 where order_id = $1", [id, new Date(test.clock.now + hours * HOUR)]);
    return {
      page: () => payUrl(test, order.transaction),
      pay: () => bank.pay(last),
      "pay old": () => bank.pay(first),
      debit: () => bank.debit(last),
      "debit taken": () => each((ref) => bank.debitTaken(ref)),
      decline: () => bank.decline(last),
      dearer: () => change(order, 2),
      cheaper: () => change(order, 0),
      cancel: () => post(order, "/orders/trips/cancel", { order_id: id }),
      "cancel late": async () => {
        await shift(4);
        await post(order, "/orders/trips/cancel", { order_id: id });
      },
      "ride over": () => shift(-30),
      "let off": async () => {
        const [stored] = await rows("select received from orders where order_id = $1", [id]);
        const amount = Math.floor((Number(stored?.["received"]) / 100) * share) * 100;
        const by = { by: "dispatcher@demo.test", note: "The car was late" };
        if (amount > 0) await tried(recordRefund(desk(), id, { amount, currency: "RUB" }, by));
      },
      release: () => release("acquirer", 1),
      "release part": () => release("acquirer", share),
      "return by bank": () => release("bank", share < 0.5 ? share : 1),
      "decline refund": async () => {
        for (const { refund_id: refundId } of (await openRefunds(order)).slice(0, 1)) {
          const said = { by: "accountant@demo.test", reason: "Agreed" };
          await tried(declineAtDesk(desk(), RULES, Number(refundId), said));
        }
      },
      "refunds pend": () => bank.refundsGo("pending"),
      "refunds fail": () => bank.refundsGo("failed"),
      "refunds go": () => bank.refundsGo("succeeded"),
      "refunds arrive": () => each((ref) => bank.refundsArrive(ref)),
      bounce: () => each((ref) => bank.bounce(ref)),
      "by hand": () => bank.byHand(last, Math.floor((bank.kept(last) / 100) * share) * 100),
      "all by hand": () => bank.byHand(first, bank.kept(first)),
      dispute: () => (bank.dispute ? bank.dispute.open(last) : writeDispute(order, share)),
      win: () => (bank.dispute ? each((ref) => bank.dispute?.decide(ref, "won") ?? []) : decideWritten(order, "won")),
      lose: () =>
        bank.dispute ? each((ref) => bank.dispute?.decide(ref, "lost") ?? []) : decideWritten(order, "lost"),
      mishap: () => void bank.server.mishaps.push(MISHAPS[Math.floor(share * MISHAPS.length)] ?? "cut"),
      receipts: follow,
      jobs: () => jobsDone(test),
    };
  };

  interface Life {
    readonly order: PlacedOrder;
    readonly notices: Notice[];
  }

  async function live(steps: readonly Step[]): Promise<Life> {
    const order = await orderOn(test);
    const notices: Notice[] = [];
    await payUrl(test, order.transaction);
    for (const { act, told, share } of steps) {
      const made = await acts(order, await refsOf(order), share)[act]();
      const said = Array.isArray(made) ? made.filter((one): one is Notice => Buffer.isBuffer((one as Notice).raw)) : [];
      notices.push(...said);
      if (told === "once" || told === "twice") await send(said);
      if (told === "twice") await send(said.toReversed());
    }
    return { order, notices };
  }

  /** All that was lost comes at last, in the wrong order, and every job runs. */
  async function settle(lives: readonly Life[]): Promise<void> {
    bank.server.mishaps.length = 0;
    for (let round = 0; round < 3; round += 1) {
      // A client that has met many troubles rests for a while.
      for (const { notices } of lives) await send(notices.toReversed().map(again));
      await hurryJobs(test);
      await jobsDone(test);
      for (const { order } of lives) await viewOrder(test, order);
    }
    await follow();
    await jobsDone(test);
  }
  /** Another event about the same thing: the first one may have come before. */
  const again = ({ raw }: Notice): Notice => {
    const event = JSON.parse(raw.toString("utf8")) as Record<string, unknown>;
    return bank.sign(Buffer.from(JSON.stringify({ ...event, id: `evt_${attemptKey()}` })));
  };

  const figures = { trials: 0, lost: 0, doubled: 0, paid: 0, returned: 0, byHand: 0, disputed: 0, receipts: 0 };

  async function compare({ order }: Life): Promise<void> {
    const { order_id: id } = order;
    const refs = await refsOf(order);
    const kept = refs.reduce((sum, ref) => sum + bank.kept(ref), 0) - (await writtenDown(order));
    const [stored] = await rows("select received, amount, currency from orders where order_id = $1", [id]);
    const otherwise = await rows(
      "select coalesce(sum(amount), 0)::int as sum from refunds where order_id = $1 and state = 'returned' and way <> 'acquirer'",
      [id],
    );
    const received = Number(stored?.["received"]) + Number(otherwise[0]?.["sum"]);
    if (received < kept) figures.lost += 1;
    if (received > kept) figures.doubled += 1;
    expect(received, `order ${id}`).toBe(kept);
    const known = await rows(
      "select acquirer_ref from refunds where order_id = $1 and state = 'returned' and way = 'acquirer'",
      [id],
    );
    const there = refs.flatMap((ref) => bank.returned(ref));
    expect(known.map(({ acquirer_ref: ref }) => String(ref)).toSorted()).toEqual(there.toSorted());
    const counted = await rows("select kind, count(*)::int as count from entries where order_id = $1 group by kind", [
      id,
    ]);
    const has = (kind: string) => counted.some((one) => one["kind"] === kind);
    figures.trials += 1;
    figures.paid += has("card") ? 1 : 0;
    figures.returned += has("refund") ? 1 : 0;
    figures.disputed += has("dispute") ? 1 : 0;
    figures.byHand += (await rows("select 1 from refunds where order_id = $1 and reason = 'by-hand'", [id])).length;
    if (name === "yookassa") await compareReceipts(order);
  }

  /** Each movement of money has one receipt, and what is settled was paid. */
  async function compareReceipts({ order_id: id }: PlacedOrder): Promise<void> {
    const moved = await rows(
      `select 'payment' as kind, payment_id::text as of, amount from entries where order_id = $1 and kind = 'card'
       union all
       select 'refund', refund_id::text, amount from refunds 
         where order_id = $1 and payment_id is not null and (state = 'returned' or state = 'sent' and acquirer_ref is not null)
       order by 1, 2`,
      [id],
    );
    const receipts = await rows(
      `select kind, coalesce(refund_id, payment_id)::text as of, amount from receipts
       where order_id = $1 and kind <> 'settlement' order by 1, 2`,
      [id],
    );
    expect(receipts).toEqual(moved);
    figures.receipts += receipts.length;
    const settled = await rows(
      `select p.payment_id from payments p join receipts r on r.payment_id = p.payment_id and r.kind = 'settlement'
       where p.order_id = $1 group by p.payment_id having sum(r.amount) > p.amount`,
      [id],
    );
    expect(settled).toEqual([]);
  }

  it("the account of every order is what the acquirer took and has not given back, whatever happened in whatever order", async () => {
    const step = fc.record({
      act: fc.constantFrom(...ACTS),
      told: fc.constantFrom(...TOLD),
      share: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
    });
    // Most payers pay at once.
    const start = step.chain((one) =>
      fc.constantFrom<Act>("pay", "pay", "pay", "debit", "page").map((act) => ({ ...one, act })),
    );
    const life = fc.tuple(start, fc.array(step, { minLength: 4, maxLength: 15 })).map(([one, more]) => [one, ...more]);
    const lives = Math.ceil(drillTrials(2 * AT_ONCE) / 2 / AT_ONCE);
    await fc.assert(
      fc.asyncProperty(fc.array(life, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (together) => {
        test.clock.now = Date.now();
        const lived = await Promise.all(together.map(live));
        bank.refundsGo("succeeded");
        await settle(lived);
        for (const one of lived) await compare(one);
      }),
      { numRuns: lives, endOnFailure: true, ...(!DRILLS && { seed: 37 }) },
    );
    await writeDrillFigures(`lives-${name}`, figures);
    expect(figures).toMatchObject({ lost: 0, doubled: 0 });
  }, 3_600_000);
});
