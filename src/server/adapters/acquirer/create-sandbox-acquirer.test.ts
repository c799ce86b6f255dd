import Fastify, { type FastifyInstance } from "fastify";
import type { Task } from "graphile-worker";
import { sql } from "kysely";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSandboxAcquirer } from "#server/adapters/acquirer/create-sandbox-acquirer.ts";
import { sandboxNoticeTask, type SandboxNotice } from "#server/adapters/acquirer/sandbox-notice.ts";
import { sandboxPages } from "#server/adapters/acquirer/sandbox-pages.ts";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import type { Acquirer, PaymentOpening, RefundAsk } from "#server/modules/payments/acquirer.ts";
import { guardPlugin } from "#server/plugins/guard.ts";
import { securityHeadersPlugin } from "#server/plugins/security-headers.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";

interface Received {
  readonly raw: Buffer;
  readonly headers: Record<string, string | string[] | undefined>;
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };

let testDatabase: TestDatabase;
let database: Database;
let shop: Server;
let app: FastifyInstance;
let acquirer: Acquirer;
let send: Task;
let now = Date.now();
let answerOfShop = 200;
let received: Received[] = [];
let opened = 0;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, { max: 8 });
  shop = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ raw: Buffer.concat(chunks), headers: request.headers });
      response.writeHead(answerOfShop).end();
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  const publicUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const sandbox = {
    db: database.db,
    clock: () => now,
    secrets: ["a secret of thirty-two characters"] as const,
    publicUrl,
  };
  acquirer = createSandboxAcquirer(sandbox);
  send = sandboxNoticeTask(sandbox);
  app = Fastify();
  guardPlugin(app);
  securityHeadersPlugin(app, { https: false });
  await app.register(sandboxPages, sandbox);
});

afterAll(async () => {
  await app?.close();
  shop?.close();
  await database?.close();
  await testDatabase?.drop();
});

beforeEach(() => {
  now = Date.now();
  received = [];
  answerOfShop = 200;
});

afterEach(() => sql`truncate sandbox_payments cascade; delete from graphile_worker._private_jobs`.execute(database.db));

const opening = (over: Partial<PaymentOpening> = {}): PaymentOpening => ({
  idempotencyKey: `payment-${++opened}`,
  paymentId: 5_000_001,
  installation: "0123456789abcdef",
  orderId: 1_000_042,
  amount: 245_000,
  currency: "RUB",
  lang: "ru",
  description: "Заказ 1000042: Внуково — Москва, 24 ноября 2026 года, 12:40",
  receipt: {
    email: "anna@example.com",
    lines: [{ name: { en: "Ride", ru: "Поездка" }, quantity: 1, amount: 245_000 }],
  },
  madeAt: now,
  endsAt: now + 24 * 3_600_000,
  method: "card",
  returnUrl: "https://rides.example/booking/order/1000042?lang=ru",
  ...over,
});

const act = (ref: string, action: string) =>
  app.inject({ method: "POST", url: `/sandbox/pay/${ref}/${action}`, headers: FORM, payload: "" });

async function jobs(): Promise<(SandboxNotice & { seconds: number })[]> {
  const { rows } = await sql<{ payload: SandboxNotice; run_at: Date }>`
    select j.payload, j.run_at from graphile_worker._private_jobs j order by j.run_at, j.id
  `.execute(database.db);
  return rows.map(({ payload, run_at }) => ({ ...payload, seconds: Math.round((run_at.getTime() - now) / 1000) }));
}

const deliver = (notice: SandboxNotice) => send({ ...notice }, {} as Parameters<Task>[1]);

describe("R-17: opening a payment", () => {
  test("the same key opens one payment, even when it is sent many times in parallel", async () => {
    const asked = opening();
    const answers = await Promise.all(Array.from({ length: 8 }, () => acquirer.open(asked)));
    expect(new Set(answers.map(({ ref }) => ref)).size).toBe(1);
    expect(answers[0]?.payUrl).toMatch(/\/sandbox\/pay\/[\w-]{22}$/);
    const { count } = await database.db
      .selectFrom("sandbox_payments")
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  test("the same key with another amount is refused", async () => {
    const asked = opening();
    await acquirer.open(asked);
    await expect(acquirer.open({ ...asked, amount: 100 })).rejects.toThrow("another sum");
  });

  test("a payment reads back as it was opened, and an unknown one is not found", async () => {
    const { ref } = await acquirer.open(opening());
    expect(await acquirer.read(ref)).toEqual({
      ref,
      state: "waiting",
      paymentId: 5_000_001,
      installation: "0123456789abcdef",
      account: acquirer.account,
      amount: 245_000,
      currency: "RUB",
      refunded: 0,
    });
    expect(await acquirer.read("nothing")).toBeUndefined();
  });
});

describe("OPN-063: the hosted page", () => {
  test.each([
    ["ru", "Оплатить 2\u202F450\u00A0₽", "Заказ 1000042: Внуково — Москва, 24 ноября 2026 года, 12:40"],
    ["en", "Pay 2,450\u00A0₽", "Order 1000042: Vnukovo – Moscow, 24 November 2026, 12:40"],
  ] as const)("speaks the payment's language and names sum, trip and date: %s", async (lang, pay, trip) => {
    const { ref } = await acquirer.open(opening({ lang, description: trip }));
    const page = await app.inject({ url: `/sandbox/pay/${ref}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<html lang="${lang}">`);
    expect(page.body).toContain(pay);
    expect(page.body).toContain(trip);
    expect(page.body).not.toContain("<script");
    expect(page.body).not.toContain("style=");
    expect(page.headers["content-security-policy"]).toContain("form-action 'self' https://rides.example");
  });

  test("paying succeeds, plans one notice and leads back to the shop", async () => {
    const { ref } = await acquirer.open(opening());
    const answer = await act(ref, "pay");
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe("https://rides.example/booking/order/1000042?lang=ru");
    expect((await acquirer.read(ref))?.state).toBe("succeeded");
    expect(await jobs()).toHaveLength(1);
  });

  test("a double click pays once; the second click gets a clear page", async () => {
    const { ref } = await acquirer.open(opening());
    const answers = await Promise.all([act(ref, "pay"), act(ref, "pay"), act(ref, "decline")]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 409, 409]);
    expect(await jobs()).toHaveLength(1);
    const again = await act(ref, "timeout");
    expect(again.statusCode).toBe(409);
    expect(again.body).toContain("Вернуться к заказу");
    expect((await app.inject({ url: `/sandbox/pay/${ref}` })).body).not.toContain(`/${ref}/pay"`);
  });

  test("a silent bank changes nothing and tells nobody", async () => {
    const { ref } = await acquirer.open(opening());
    const answer = await act(ref, "timeout");
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("Банк не ответил");
    expect((await acquirer.read(ref))?.state).toBe("waiting");
    expect(await jobs()).toEqual([]);
  });

  test("a late payment settles when it is read after its time, and its notice is sent then", async () => {
    const { ref } = await acquirer.open(opening());
    await act(ref, "late");
    const [notice] = await jobs();
    expect(notice?.seconds).toBe(5);
    now += 4000;
    expect((await acquirer.read(ref))?.state).toBe("processing");
    await expect(deliver({ ref, eventId: "e" })).rejects.toThrow("not settled");
    now += 1000;
    expect((await acquirer.read(ref))?.state).toBe("succeeded");
  });

  test("a page that has ended takes no money any more", async () => {
    const { ref } = await acquirer.open(opening());
    now += 24 * 3_600_000;
    expect((await acquirer.read(ref))?.state).toBe("expired");
    expect((await act(ref, "pay")).statusCode).toBe(409);
    expect((await app.inject({ url: `/sandbox/pay/${ref}` })).body).toContain("Время этой страницы вышло");
  });

  test("a repeated notice is sent three times under one number", async () => {
    const { ref } = await acquirer.open(opening());
    await act(ref, "twice");
    const planned = await jobs();
    expect(planned.map(({ seconds }) => seconds > 0)).toEqual([false, false, true]);
    expect(new Set(planned.map(({ eventId }) => eventId)).size).toBe(1);
  });

  test("an unknown payment, an unknown action and a malformed reference get a page that says so", async () => {
    const { ref } = await acquirer.open(opening());
    const answers = [
      await app.inject({ url: `/sandbox/pay/${"x".repeat(22)}` }),
      await app.inject({ url: "/sandbox/pay/..%2f..%2fetc", headers: { "accept-language": "en-GB,en" } }),
      await act(ref, "steal"),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(answers[1]?.body).toContain("There is no such payment");
    expect((await acquirer.read(ref))?.state).toBe("waiting");
  });

  test("a form posted by another site does not reach the payment", async () => {
    const { ref } = await acquirer.open(opening());
    const headers = { ...FORM, "sec-fetch-site": "cross-site" };
    await app.inject({ method: "POST", url: `/sandbox/pay/${ref}/pay`, headers, payload: "" });
    expect((await acquirer.read(ref))?.state).toBe("waiting");
  });
});

describe("issue 16: refunds", () => {
  const ask = (ref: string, over: Partial<RefundAsk> = {}): RefundAsk => {
    const { currency, receipt, installation } = opening();
    return { idempotencyKey: "refund-7", ref, refundId: 7, installation, amount: 45_000, currency, receipt, ...over };
  };

  async function paid(way = "at-once"): Promise<string> {
    const { ref } = await acquirer.open(opening());
    await act(ref, "pay");
    expect((await act(ref, `refunds-${way}`)).statusCode).toBe(303);
    return ref;
  }

  test("a part and then the rest are given back at once, and not a kopeck more", async () => {
    const ref = await paid();
    const part = await acquirer.refund(ask(ref));
    expect(part.state).toBe("succeeded");
    expect((await acquirer.read(ref))?.refunded).toBe(45_000);
    const rest = { idempotencyKey: "refund-8", refundId: 8, amount: 200_000 };
    expect((await acquirer.refund(ask(ref, rest))).state).toBe("succeeded");
    expect(await acquirer.refund(ask(ref, { idempotencyKey: "refund-9", refundId: 9, amount: 1 }))).toEqual({
      ref: null,
      state: "failed",
      reason: "amount_too_large",
    });
    expect(await acquirer.read(ref)).toMatchObject({ state: "succeeded", amount: 245_000, refunded: 245_000 });
  });

  test("the same refund asked for many times in parallel is one, and under another sum it is an error", async () => {
    const ref = await paid();
    const answers = await Promise.all(Array.from({ length: 8 }, () => acquirer.refund(ask(ref))));
    expect(new Set(answers.map((answer) => answer.ref)).size).toBe(1);
    expect((await acquirer.read(ref))?.refunded).toBe(45_000);
    await expect(acquirer.refund(ask(ref, { amount: 45_001 }))).rejects.toThrow("another refund");
  });

  test("ten refunds at the same time never give back more than was paid", async () => {
    const ref = await paid();
    const refund = (id: number) =>
      acquirer.refund(ask(ref, { idempotencyKey: `refund-${id}`, refundId: id, amount: 100_000 }));
    const states = (await Promise.all(Array.from({ length: 10 }, (_, id) => refund(id)))).map(({ state }) => state);
    expect(states.filter((state) => state === "succeeded")).toHaveLength(2);
    expect((await acquirer.read(ref))?.refunded).toBe(200_000);
  });

  test("a slow refund is on its way for some seconds, and its notice is sent then", async () => {
    const ref = await paid("slow");
    const { ref: refundRef, state } = await acquirer.refund(ask(ref));
    expect(state).toBe("pending");
    expect((await acquirer.read(ref))?.refunded).toBe(0);
    const notice = (await jobs()).find((job) => job.refundRef !== undefined);
    expect(notice).toMatchObject({ ref, refundRef, seconds: 5 });
    await expect(deliver({ ref, refundRef: refundRef ?? "", eventId: "e" })).rejects.toThrow("not settled");
    now += 5000;
    expect(await acquirer.readRefund(refundRef ?? "")).toEqual({ ref: refundRef, state: "succeeded" });
    await deliver({ ref, refundRef: refundRef ?? "", eventId: "e" });
    const [told] = received;
    expect(told && acquirer.verifyNotice(told.raw, told.headers, now, "")).toEqual({ eventId: "e", ref, refundRef });
  });

  test("a refund that the bank refuses gives nothing back", async () => {
    const ref = await paid("failed");
    const refund = await acquirer.refund(ask(ref));
    expect(refund).toMatchObject({ state: "failed", reason: "refused_by_bank" });
    expect(await acquirer.readRefund(refund.ref ?? "")).toEqual(refund);
    expect((await acquirer.read(ref))?.refunded).toBe(0);
  });

  test("what was never paid cannot be given back", async () => {
    const { ref } = await acquirer.open(opening());
    expect(await acquirer.refund(ask(ref))).toEqual({ ref: null, state: "failed", reason: "payment_not_paid" });
    expect(await acquirer.readRefund("nothing")).toBeUndefined();
  });

  test("the page of a payment shows how its refunds go", async () => {
    const ref = await paid("slow");
    const page = (await app.inject({ url: `/sandbox/pay/${ref}` })).body;
    expect(page).toContain("Если деньги будут возвращать");
    expect(/refunds-slow"[^>]*>\s*<button type="submit" aria-pressed="true"/.test(page)).toBe(true);
    expect(page.match(/aria-pressed="true"/g)).toHaveLength(1);
  });
});

describe("notices", () => {
  test("the adapter accepts a signed notice and refuses a forged one", async () => {
    const { ref } = await acquirer.open(opening());
    await act(ref, "pay");
    const [planned] = await jobs();
    await deliver({ ref, eventId: planned?.eventId ?? "" });
    const [notice] = received;
    if (notice === undefined) throw new Error("no notice came");
    const { raw, headers } = notice;
    expect(acquirer.verifyNotice(raw, headers, now, "")).toEqual({ eventId: planned?.eventId, ref });
    expect(acquirer.verifyNotice(Buffer.concat([raw, Buffer.from(" ")]), headers, now, "")).toBeUndefined();
    expect(acquirer.verifyNotice(raw, {}, now, "")).toBeUndefined();
    expect(acquirer.verifyNotice(raw, headers, now + 302_000, "")).toBeUndefined();
  });

  test("a shop that does not answer 2xx makes the job fail, so that the queue tries again", async () => {
    const { ref } = await acquirer.open(opening());
    await act(ref, "decline");
    answerOfShop = 503;
    await expect(deliver({ ref, eventId: "e" })).rejects.toThrow("503");
  });
});
