import { afterAll, beforeAll, expect, it } from "vitest";
import type { LetterShownView } from "#contract/console/letters/letter-shown.ts";
import type { LettersView } from "#contract/console/letters/letters.ts";
import type { OpenedLetterView } from "#contract/console/letters/open-letter.ts";
import { LOCALES } from "#domain/values/locale.ts";
import { messagesFor } from "#i18n/messages.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "#server/modules/notifications/kinds/message-kinds.ts";
import { TEXT_KINDS } from "#server/modules/notifications/texts/text-kinds.ts";
import { hurryJobs, jobsDone } from "../../../../../tests/server/payment-steps.ts";
import { attemptKey, call, eventually, placedOrder } from "../../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ listen: true, variables: { VISITORS_PAY_CASH: "yes" } });
});
afterAll(() => test.close());

const lettersOf = async (orderId: number, who: Person) =>
  (
    await call<{ letters: LettersView }>(test.app, "GET", `/operator/v1/orders/${orderId}/letters`, {
      headers: await headersOf(test.app, who),
    })
  ).result.letters;
/** The newest letter to the traveller of an order, once it has gone. */
const sentLetter = async (orderId: number) => {
  await jobsDone(test);
  return eventually(async () => {
    const letter = (await lettersOf(orderId, "dispatcher")).find(({ kind }) => !kind.endsWith("operator"));
    if (letter?.state !== "sent") throw new Error("Nothing is sent yet.");
    return letter;
  });
};
const again = async (orderId: number, messageId: number) =>
  call<{ letters: LettersView } | null>(test.app, "POST", `/operator/v1/orders/${orderId}/letters/again`, {
    body: { message_id: messageId },
    headers: { ...(await headersOf(test.app, "support")), "idempotency-key": attemptKey() },
  });

const PAGE = { "sec-fetch-site": "same-origin" };

it("OPS-30: a letter opens as it was sent, in a frame that runs nothing, and what opens the order never reaches the staff", async () => {
  const order = await placedOrder(test.app, {}, { top: { pay_by: "cash" } });
  const letter = await sentLetter(order.order_id);
  const path = `/operator/v1/orders/${order.order_id}/letters/${letter.message_id}`;
  const open = async (who: Person) =>
    call<OpenedLetterView>(test.app, "GET", path, { headers: await headersOf(test.app, who) });
  const { result: first } = await open("support");
  expect(first).toMatchObject({ to: letter.to, lang: "ru", is_kept: true, has_page: true });
  expect(first.subject).toContain(String(order.order_id));
  expect(first.text).toContain(`/order/${order.order_id}?lang=ru#•••`);
  const page = async (who: Person) =>
    test.app.inject({ url: `${path}/page`, headers: { ...(await headersOf(test.app, who)), ...PAGE } });
  const shown = await page("dispatcher");
  expect([shown.statusCode, shown.headers["content-security-policy"]]).toEqual([
    200,
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  ]);
  expect([first.text, shown.body].filter((form) => form.includes(order.order_key ?? "#key="))).toEqual([]);
  // What has changed since then does not change what was sent.
  await test.database.pool.query("update orders set customer_name = 'Somebody Else' where order_id = $1", [
    order.order_id,
  ]);
  expect((await open("support")).result).toEqual(first);

  const { result: masked } = await open("accountant");
  expect(masked.to).toBeNull();
  expect(`${masked.text} ${(await page("accountant")).body}`).not.toMatch(/[\w.]+@\w+\.\w|\+7[\d ()-]{9}/);
  const other = await placedOrder(test.app);
  const strange = `/operator/v1/orders/${other.order_id}/letters/${letter.message_id}`;
  const support = await headersOf(test.app, "support");
  expect((await call(test.app, "GET", strange, { headers: support })).error?.code).toBe(5090);
  expect((await test.app.inject({ url: `${strange}/page`, headers: { ...support, ...PAGE } })).statusCode).toBe(404);
  for (const [who, status] of [["customerA", 403] as const, [undefined, 401] as const])
    expect(
      (await test.app.inject({ url: `${path}/page`, headers: who ? await headersOf(test.app, who) : {} })).statusCode,
    ).toBe(status);
});

it("OPS-30: a letter in one's own words is shown before it goes, is refused with a hole in it, goes once and is kept", async () => {
  const order = await placedOrder(test.app, { lang: "ru" }, { top: { pay_by: "cash" } });
  const headers = await headersOf(test.app, "support");
  const path = `/operator/v1/orders/${order.order_id}/letters/own`;
  const words = { subject: "Про багаж", text: "Машина {car} встретит вас: {pickup}.\n\nНомер заказа {number}" };
  const hole = { ...words, text: "{driver} едет, {nmae}" };
  expect((await call(test.app, "POST", `${path}/preview`, { headers, body: hole })).error).toMatchObject({
    code: 5091,
    details: { gaps: ["driver", "nmae"] },
  });
  const { result: shown } = await call<LetterShownView>(test.app, "POST", `${path}/preview`, { headers, body: words });
  expect(shown.subject).toBe(`Про багаж (заказ ${order.order_id})`);
  expect(shown.text).toMatch(new RegExp(`Машина .+ встретит вас: .+\\.\\n\\nНомер заказа ${order.order_id}`));
  const attempt = { ...headers, "idempotency-key": attemptKey() };
  for (const tried of [1, 2])
    expect([tried, (await call(test.app, "POST", path, { headers: attempt, body: words })).error]).toEqual([
      tried,
      null,
    ]);
  await hurryJobs(test);
  await jobsDone(test);
  const written = await eventually(async () => {
    const own = (await lettersOf(order.order_id, "support")).filter(({ kind }) => kind === "free-letter");
    expect(own).toMatchObject([{ subject: "Про багаж", state: "sent" }]);
    return own[0]?.message_id ?? 0;
  });
  const { result: opened } = await call<OpenedLetterView>(
    test.app,
    "GET",
    `/operator/v1/orders/${order.order_id}/letters/${written}`,
    { headers },
  );
  expect([opened.subject, opened.text]).toEqual([shown.subject, shown.text]);
  const mails = createFileMailer({ dir: test.mailDir });
  const mail = (await mails.list()).find(({ subject }) => subject === shown.subject);
  expect(mail && (await mails.find(mail.id))?.text).toContain("#key=");
});

it("OPS-21: the payment link goes again in a fresh letter, not twice within a minute, and nowhere without an address", async () => {
  const order = await placedOrder(test.app, { lang: "en" });
  const headers = await headersOf(test.app, "support");
  const link = async (orderId: number) =>
    call(test.app, "POST", `/operator/v1/orders/${orderId}/letters/link`, {
      headers: { ...headers, "idempotency-key": attemptKey() },
      body: {},
    });
  expect((await link(order.order_id)).error).toBeNull();
  expect((await link(order.order_id)).error?.code).toBe(5093);
  await hurryJobs(test);
  await jobsDone(test);
  await eventually(async () =>
    expect(
      (await lettersOf(order.order_id, "support")).filter(
        ({ kind, state }) => kind === "order-link" && state === "sent",
      ),
    ).toHaveLength(1),
  );
  await test.database.pool.query("update orders set customer_email = '' where order_id = $1", [order.order_id]);
  expect((await link(order.order_id)).error?.code).toBe(5092);
});

it("a letter that did not go says why, goes once when it is sent again, and keeps the number by which mail knows it", async () => {
  const order = await placedOrder(test.app, {}, { top: { pay_by: "cash" } });
  const first = await sentLetter(order.order_id);
  expect(first.to).toContain("@");
  expect((await again(order.order_id, first.message_id)).error?.code).toBe(5034);

  const mailId = async () =>
    (await test.database.pool.query("select mail_id from messages where message_id = $1", [first.message_id])).rows[0];
  const before = await mailId();
  await test.database.pool.query(
    "update messages set state = 'failed', sent_at = null, last_error = 'EENVELOPE 450' where message_id = $1",
    [first.message_id],
  );
  expect((await lettersOf(order.order_id, "accountant")).find(({ state }) => state === "failed")).toMatchObject({
    to: null,
    problem: "EENVELOPE 450",
  });
  expect((await again(order.order_id, first.message_id)).error).toBeNull();
  await hurryJobs(test);
  await jobsDone(test);
  await eventually(async () =>
    expect((await lettersOf(order.order_id, "support")).every(({ state }) => state === "sent")).toBe(true),
  );
  expect(await mailId()).toEqual(before);
  const other = await placedOrder(test.app);
  expect((await again(other.order_id, first.message_id)).error?.code).toBe(5034);
});

it("every kind of letter and text about an order has words for the staff", () => {
  const kinds = [
    ...MESSAGE_KIND_NAMES.filter((kind) => MESSAGE_KINDS[kind].about === "order"),
    ...Object.keys(TEXT_KINDS),
  ];
  for (const locale of LOCALES)
    expect(kinds.filter((kind) => messagesFor(locale)[`console.letter.${kind}`] === undefined)).toEqual([]);
});
