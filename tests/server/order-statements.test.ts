import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { anyPrice, attemptKey, call, placeOrder, startIn, tripBody } from "../support/factories.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../support/test-database.ts";
import { createStubAcquirer } from "./stub-acquirer.ts";

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Tables that grow with every order. */
const GROWING = [
  "orders",
  "trips",
  "entries",
  "payments",
  "payment_notices",
  "refunds",
  "set_aside",
  "trip_moves",
  "outbox",
  "messages",
  "certificate_uses",
];
/**
 * About twice what each step asks its database, which was 7, 15, 20, 8 and 10: what is looked up by the clock comes between, and
 * one question for each row would be many more.
 */
const MOST = { placing: 16, opening: 30, paying: 40, reading: 20, cancelling: 22 } as const;

const acquirer = createStubAcquirer();
let own: TestDatabase;
let database: Database;
let test: TestApp;
let said: Statement[] = [];

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { max: 8 });
  database.pool.on("connect", listen);
  test = await buildTestApp({ parts: { database, acquirer } });
  test.clock.now = Date.now();
});
afterAll(async () => {
  await test.close();
  await database.close();
  await own.drop();
});

/** Writes down what a connection is asked. */
function listen(client: PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  const heard = (...asked: unknown[]): unknown => {
    const [first, second] = asked;
    const { text, values } = typeof first === "string" ? { text: first, values: second } : (first as Statement);
    said.push({ text, values: Array.isArray(values) ? values : [] });
    return query(...asked);
  };
  Object.assign(client, { query: heard });
}

/** What was asked while something was done, without the frames of transactions. */
async function during<T>(act: () => Promise<T>): Promise<readonly [T, readonly Statement[]]> {
  said = [];
  const result = await act();
  return [result, said.filter(({ text }) => !/^\s*(begin|commit|rollback|start|set)\b/i.test(text))];
}

/** The growing tables that a statement reads from end to end where every index is allowed. */
async function scanned({ text, values }: Statement): Promise<string[]> {
  if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return [];
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await client.query("set local enable_seqscan = off");
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, [...values]);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    return [...plan.matchAll(/Seq Scan on (\w+)/g)]
      .map(([, table = ""]) => table)
      .filter((table) => GROWING.includes(table));
  } finally {
    await client.query("rollback");
    client.release();
  }
}

it("each step of an order asks its database a few times, and no statement of it reads a growing table whole", async () => {
  const key = (order: PlacedOrder) => ({ "order-key": order.order_key ?? "" });
  const view = (order: PlacedOrder) =>
    call(test.app, "GET", `/v4/orders/${order.order_id}?lang=en`, { headers: key(order) });
  const { price_id: priceId } = await anyPrice(test.app);
  const trip = tripBody(priceId, { start_location: startIn(test.clock.now) });
  // What is read once and kept is read before.
  await placeOrder(test.app, [trip], { key: attemptKey() });
  const [placed, placing] = await during(() => placeOrder(test.app, [trip], { key: attemptKey() }));
  const [order] = placed.result;
  if (order === undefined) throw new Error("No order was placed.");
  const [, opening] = await during(() =>
    call(test.app, "GET", `/v4/orders/pay-url?transaction=${order.transaction}&lang=en`),
  );
  acquirer.set([...acquirer.books.keys()].at(-1) ?? "", { state: "succeeded" });
  const [, paying] = await during(() => view(order));
  const [seen, reading] = await during(() => view(order));
  expect(seen.result).toMatchObject({ payment: "paid" });
  const body = { order_id: order.order_id };
  const [cancelled, cancelling] = await during(() =>
    call(test.app, "POST", "/v4/orders/trips/cancel?lang=en", { body, headers: key(order) }),
  );
  expect(cancelled.error).toBeNull();
  const steps = { placing, opening, paying, reading, cancelling };
  const counts = Object.fromEntries(Object.entries(steps).map(([name, statements]) => [name, statements.length]));
  process.stdout.write(`statements of an order: ${JSON.stringify(counts)}\n`);
  const whole: string[] = [];
  for (const [name, statements] of Object.entries(steps)) {
    for (const statement of statements) {
      for (const table of await scanned(statement)) whole.push(`${name} reads all of ${table}: ${statement.text}`);
    }
  }
  expect(whole).toEqual([]);
  const over = Object.entries(MOST).filter(([name, most]) => (counts[name] ?? Infinity) > most);
  expect(over).toEqual([]);
});
