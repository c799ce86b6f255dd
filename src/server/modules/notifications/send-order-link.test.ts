import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { eventually, placedOrder } from "../../../../tests/support/factories.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ listen: true, variables: { CHANGES_PER_HOUR: "30" } });
});
beforeEach(() => {
  test.clock.now = TEST_NOW;
});
afterAll(() => test.close());

const orderOf = (email: string) =>
  placedOrder(test.app, { passengers: [{ name: "Anna Ivanova", phone: "+7 916 123-45-67", email }] });
const ask = (body: object, remoteAddress = "10.0.0.1") =>
  test.app.inject({ method: "POST", url: "/v4/orders/link?lang=en", payload: body, remoteAddress });
const sent = async (id: number) => {
  const { rows } = await test.database.pool.query<{ recipient: string }>(
    "select recipient from messages where subject_kind = 'order' and subject_id = $1 and kind = 'order-link' order by message_id",
    [id],
  );
  return rows.map((row) => row.recipient);
};
/** All jobs of links that were asked for are done. */
const settled = () =>
  eventually(async () => {
    const { rows } = await test.database.pool.query(
      "select from graphile_worker.jobs where task_identifier = 'send_order_link'",
    );
    expect(rows).toHaveLength(0);
  });

it("the link goes to the order's own address, by its number and address or by the address alone, and to nobody else", async () => {
  const [one, two] = [await orderOf("two.trips@example.org"), await orderOf("Two.Trips@example.org")];
  const answers = [
    await ask({ email: "two.trips@EXAMPLE.org", order_id: one.order_id }),
    await ask({ email: "stranger@example.org", order_id: two.order_id }),
    await ask({ email: "nobody@example.org" }),
    await ask({ email: "two.trips@example.org", order_id: 1_999_999_999 }),
  ];
  const told = answers.map(({ statusCode, body }) => [statusCode, body.replace(/"x-uuid":"[^"]+"/, "")]);
  expect(told).toEqual(answers.map(() => told[0]));
  await settled();
  expect(await sent(one.order_id)).toEqual(["two.trips@example.org"]);
  expect(await sent(two.order_id)).toEqual([]);
  await ask({ email: "two.trips@example.org" });
  await settled();
  // The first has just been sent.
  expect((await sent(one.order_id)).length).toBe(1);
  expect(await sent(two.order_id)).toEqual(["Two.Trips@example.org"]);
});

it("an order whose key has run out is not found any more", async () => {
  const old = await orderOf("last.year@example.org");
  test.clock.now = Date.UTC(2027, 11, 25);
  await ask({ email: "last.year@example.org" });
  await settled();
  expect(await sent(old.order_id)).toEqual([]);
});

it("B14: an address of mail that is asked for too often is refused, wherever the calls come from, whether it has an order or not", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 12; at++) {
    statuses.push((await ask({ email: "often@example.org", order_id: 5 }, `10.1.0.${at}`)).statusCode);
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
});
