import { afterAll, beforeAll, expect, it } from "vitest";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { listUnsentLetters, sendLetterAgain } from "#server/modules/notifications/letters/letters-desk.ts";
import { jobsDone } from "../../../../../tests/server/payment-steps.ts";
import { placedOrder } from "../../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ listen: true, variables: { LETTERS_PER_HOUR: "1" } });
});
afterAll(() => test.close());

it("T-25: an address gets its letters by turns, what is too many for a day is held and listed, and goes when somebody says so", async () => {
  for (let count = 0; count < 6; count++) {
    await placedOrder(test.app, { lang: "ru" });
    await jobsDone(test);
  }
  const { rows } = await test.database.pool.query<{ state: string; minutes: number }>(
    `select state, (extract(epoch from due_at - created_at) / 60)::int as minutes from messages
     where recipient = 'anna@example.com' order by message_id`,
  );
  expect(rows.map(({ state, minutes }) => [state, minutes])).toEqual([
    ["sent", 0],
    ["waiting", 60],
    ["waiting", 120],
    ["waiting", 180],
    ["held", 0],
    ["held", 0],
  ]);
  const desk = { db: test.database.db, clock: () => test.clock.now, production: false };
  const held = await listUnsentLetters(desk);
  expect(held.map(({ state }) => state)).toEqual(["held", "held"]);
  const [first] = held;
  await sendLetterAgain(desk, first?.message_id ?? 0, "support@demo.test");
  await jobsDone(test);
  expect(await createFileMailer({ dir: test.mailDir }).list()).toHaveLength(2);
  expect(await listUnsentLetters(desk)).toHaveLength(1);
  const { rows: entries } = await test.database.pool.query("select call, account_id, subject_kind from audit_entries");
  expect(entries).toEqual([{ call: "sendLetterAgain", account_id: 92, subject_kind: "order" }]);
  await expect(sendLetterAgain(desk, first?.message_id ?? 0, "support@demo.test")).rejects.toThrow(
    "neither given up nor held",
  );
});
