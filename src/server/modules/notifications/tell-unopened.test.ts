import { afterAll, beforeAll, expect, it } from "vitest";
import type { getBoard } from "#contract/console/board/get-board.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { jobsDone } from "../../../../tests/server/payment-steps.ts";
import { attemptKey, call, placedOrder } from "../../../../tests/support/factories.ts";
import { headersOf } from "../../../../tests/support/log-in.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../tests/support/test-app.ts";

const MINUTE = 60_000;

let test: TestApp;
let dispatcher: Record<string, string>;
beforeAll(async () => {
  test = await buildTestApp({ listen: true, variables: { DUTY_MAIL: "duty@rides.example" } });
  dispatcher = await headersOf(test.app, "dispatcher");
});
afterAll(() => test.close());

/** The clock's job, so many seconds after the orders came; answers whom it is told of. */
const toldAt = async (seconds: number): Promise<string[]> => {
  test.clock.now = TEST_NOW + seconds * 1000;
  await test.database.pool.query("select graphile_worker.add_job('tell_unopened')");
  await jobsDone(test);
  const letters = await createFileMailer({ dir: test.mailDir }).list();
  return letters.filter(({ to }) => to === "duty@rides.example").map(({ subject }) => subject);
};
const unopened = async () => {
  const path = "/operator/v1/board?lang=en";
  return (await call<EndpointResult<typeof getBoard>>(test.app, "GET", path, { headers: dispatcher })).result.unopened;
};

it("OPS-32: an order that nobody has opened is marked and told to the duty address once, after fifteen minutes; what somebody has opened or done something to is not", async () => {
  const [missed, opened, noted] = [
    await placedOrder(test.app),
    await placedOrder(test.app),
    await placedOrder(test.app),
  ];
  await call(test.app, "GET", `/operator/v1/orders/${opened.order_id}?lang=en`, { headers: dispatcher });
  await call(test.app, "POST", `/operator/v1/orders/${noted.order_id}/notes?lang=en`, {
    body: { text: "Called back" },
    headers: { ...dispatcher, "idempotency-key": attemptKey() },
  });
  expect(await toldAt(14 * 60 + 59)).toEqual([]);
  expect(await unopened()).toEqual([]);
  const [letter, ...others] = await toldAt(15 * 60);
  expect([letter?.includes(String(missed.order_id)), others]).toEqual([true, []]);
  expect(await unopened()).toEqual([missed.order_id]);
  expect(await toldAt(30 * 60)).toHaveLength(1);
  const { rows } = await test.database.pool.query("select order_id, account_id from order_openings");
  expect(rows).toEqual([{ order_id: opened.order_id, account_id: 91 }]);
  await call(test.app, "GET", `/operator/v1/orders/${missed.order_id}?lang=en`, { headers: dispatcher });
  expect(await unopened()).toEqual([]);
});

it("OPS-32: an order for a ride within six hours is told of after three minutes", async () => {
  const { order_id: id } = await placedOrder(test.app);
  await test.database.pool.query("update orders set placed_at = $2 where order_id = $1", [id, new Date(TEST_NOW)]);
  await test.database.pool.query("update trips set pickup_at = $2 where order_id = $1", [
    id,
    new Date(TEST_NOW + 5 * 60 * MINUTE),
  ]);
  const about = (subjects: readonly string[]) => subjects.filter((subject) => subject.includes(String(id))).length;
  expect(about(await toldAt(179))).toBe(0);
  expect(about(await toldAt(180))).toBe(1);
});
