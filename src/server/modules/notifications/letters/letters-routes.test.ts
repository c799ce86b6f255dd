import { afterAll, beforeAll, expect, it } from "vitest";
import type { LettersView } from "#contract/operator/letters.ts";
import { LOCALES } from "#domain/values/locale.ts";
import { messagesFor } from "#i18n/messages.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "#server/modules/notifications/kinds/message-kinds.ts";
import { TEXT_KINDS } from "#server/modules/notifications/texts/text-kinds.ts";
import { hurryJobs, jobsDone } from "../../../../../tests/server/payment-steps.ts";
import { attemptKey, call, eventually, placedOrder } from "../../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ listen: true });
});
afterAll(() => test.close());

const lettersOf = async (orderId: number, who: Person) =>
  (
    await call<{ letters: LettersView }>(test.app, "GET", `/operator/v1/orders/${orderId}/letters`, {
      headers: await headersOf(test.app, who),
    })
  ).result.letters;
const again = async (orderId: number, messageId: number) =>
  call<{ letters: LettersView } | null>(test.app, "POST", `/operator/v1/orders/${orderId}/letters/again`, {
    body: { message_id: messageId },
    headers: { ...(await headersOf(test.app, "support")), "idempotency-key": attemptKey() },
  });

it("a letter that did not go says why, goes once when it is sent again, and keeps the number by which mail knows it", async () => {
  const order = await placedOrder(test.app, {}, { top: { pay_by: "cash" } });
  await jobsDone(test);
  const first = await eventually(async () => {
    const [letter] = await lettersOf(order.order_id, "dispatcher");
    if (letter?.state !== "sent") throw new Error("Nothing is sent yet.");
    return letter;
  });
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
