import { afterAll, beforeAll, expect, it } from "vitest";
import type { getBoard } from "#contract/console/board/get-board.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { jobsDone } from "../../../../tests/server/payment-steps.ts";
import { attemptKey, call, placedOrder } from "../../../../tests/support/factories.ts";
import { headersOf } from "../../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

const MINUTE = 60_000;
const PICKUP = Date.UTC(2026, 10, 24, 15, 40);

let test: TestApp;
beforeAll(async () => {
  const variables = { DUTY_MAIL: "duty@rides.example", DUTY_DRIVER_MINUTES: "45" };
  test = await buildTestApp({ listen: true, variables });
});
afterAll(() => test.close());

/** The clock's job at a moment before the pick-up; answers what the duty was told of an order in all. */
const toldAt = async (order: number, minutes: number): Promise<number> => {
  test.clock.now = PICKUP - minutes * MINUTE;
  await test.database.pool.query("select graphile_worker.add_job('tell_driverless')");
  await jobsDone(test);
  const mails = await createFileMailer({ dir: test.mailDir }).list();
  return mails.filter(
    ({ to, subject }) => to === "duty@rides.example" && /Нет водителя/.test(subject) && subject.includes(String(order)),
  ).length;
};
const headers = () => headersOf(test.app, "dispatcher");
const ringing = async () => {
  const { result } = await call<EndpointResult<typeof getBoard>>(test.app, "GET", "/operator/v1/board?lang=en", {
    headers: await headers(),
  });
  return result.driverless.map(({ order_id: id }) => id);
};

it("found 50: a paid ride without a driver is told to the duty once, and rings until somebody drives it", async () => {
  const { order_id: paid } = await placedOrder(test.app);
  const { order_id: unpaid } = await placedOrder(test.app);
  await test.database.pool.query("update orders set paid_at = now() where order_id = $1", [paid]);
  expect([await toldAt(paid, 46), await ringing()]).toEqual([0, []]);
  expect(await toldAt(paid, 45)).toBe(1);
  expect(await ringing()).toEqual([paid]);
  expect(await toldAt(paid, -10)).toBe(1);
  expect(await ringing()).toEqual([paid]);
  expect(await toldAt(unpaid, -10)).toBe(0);
  const named = await call(test.app, "POST", `/operator/v1/orders/${paid}/driver?lang=en`, {
    body: {
      version: 1,
      trip_id: paid,
      driver: { name: "Sergey", phone: "+7 903 555-01-42", car: "Camry", plate: "O 418" },
      tell: false,
    },
    headers: { ...(await headers()), "idempotency-key": attemptKey() },
  });
  expect(named.error).toBeNull();
  test.clock.now += 5000;
  expect(await ringing()).toEqual([]);
});
