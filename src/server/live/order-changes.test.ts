import { connect, createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MOST_OF_ACCOUNT } from "#server/http/operator/live-stream.ts";
import { createOrderChanges, type OrderChange } from "#server/live/order-changes.ts";
import { createPostgresMessages } from "../../../tests/server/drills/postgres-messages.ts";
import { attemptKey, eventually, placedOrder } from "../../../tests/support/factories.ts";
import { headersOf } from "../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let test: TestApp;
let base: string;
beforeAll(async () => {
  test = await buildTestApp({ listen: true });
  base = `http://127.0.0.1:${(test.app.server.address() as { port: number }).port}`;
});
afterAll(() => test.close());

/** Opens the stream as somebody, and gathers what it says. */
async function listenAs(headers: Record<string, string>, query = "") {
  const stop = new AbortController();
  const response = await fetch(`${base}/operator/v1/live${query}`, { headers, signal: stop.signal });
  const heard = { text: "", isOver: false };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) heard.text += decoder.decode(part as Uint8Array, { stream: true });
    heard.isOver = true;
  })().catch(() => undefined);
  return { response, heard, stop };
}

it("tells whoever works there which order has changed, by its number alone", async () => {
  const order = await placedOrder(test.app);
  const { response, heard, stop } = await listenAs(await headersOf(test.app, "accountant"));
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  await eventually(async () => expect(heard.text).toContain("event: alive"));
  // The connection that listens is made with the first reader.
  await eventually(async () => {
    await test.database.pool.query("update orders set version = version where order_id = $1", [order.order_id]);
    expect(heard.text).toContain("event: orders");
  });
  const began = heard.text.length;
  const note = await test.app.inject({
    method: "POST",
    url: `/operator/v1/orders/${order.order_id}/notes`,
    headers: { ...(await headersOf(test.app, "support")), "idempotency-key": attemptKey() },
    payload: { text: "Quokka" },
  });
  expect(note.statusCode).toBe(200);
  await eventually(async () => expect(heard.text.slice(began)).toContain(`{"orders":[${order.order_id}]}`));
  expect(heard.text).not.toMatch(/Quokka|Анна|916/);
  // A page that was opened before the change has asked for what it shows before or after it; one that is opened later has it.
  const before = await listenAs(await headersOf(test.app, "support"), `?since=${Date.now() - 1000}`);
  await eventually(async () => expect(before.heard.text).toContain('{"again":true}'));
  const after = await listenAs(await headersOf(test.app, "support"), `?since=${Date.now() + 60_000}`);
  await eventually(async () => expect(after.heard.text).toContain("alive"));
  expect(after.heard.text).not.toContain("orders");
  for (const one of [stop, before.stop, after.stop]) one.abort();
});

it("goes on by itself after its connection to the database is cut, and says that something may have been missed", async () => {
  const { heard, stop } = await listenAs(await headersOf(test.app, "dispatcher"));
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'nameboard-live' and datname = current_database()`;
  await eventually(async () => {
    const { rows } = await test.database.pool.query(cut);
    expect(rows.length).toBeGreaterThan(0);
  });
  await eventually(async () => expect(heard.text).toContain('{"again":true}'));
  stop.abort();
});

it("found 14: ends once its reader may read no more, whichever way that came, and nothing more is said to them", async () => {
  const sql = (text: string) => async () => void (await test.database.pool.query(text));
  const byOwner = async (path: string, body: object) => {
    const headers = { ...(await headersOf(test.app, "admin")), "idempotency-key": attemptKey() };
    const { statusCode } = await test.app.inject({
      method: "POST",
      url: `/operator/v1${path}`,
      headers,
      payload: body,
    });
    expect(statusCode).toBe(200);
  };
  const ways: Readonly<Record<string, (token: string) => Promise<void>>> = {
    closed: async () => byOwner("/staff/92/open", { is_open: false }),
    "other work": async () => {
      await byOwner("/staff/92/work", { role: "accountant" });
      await byOwner("/staff/92/work", { role: "support" });
    },
    "logged out": async (authorization) =>
      void (await test.app.inject({ method: "POST", url: "/profile/logout", headers: { authorization } })),
    expired: sql("update sessions set expires_at = now() - interval '10 years' where user_id = 92"),
    "too long unused": sql("update sessions set last_seen_at = '2020-01-01' where user_id = 92"),
    "password changed elsewhere": async () => {
      const headers = await headersOf(test.app, "support");
      const payload = { password: "nameboard-demo", new_password: "Quiet-otter-42-harbour" };
      const { statusCode } = await test.app.inject({ method: "POST", url: "/v4/auth/password", headers, payload });
      expect(statusCode).toBe(200);
    },
  };
  const other = await listenAs(await headersOf(test.app, "dispatcher"));
  for (const [way, end] of Object.entries(ways)) {
    const headers = await headersOf(test.app, "support");
    const { heard, stop } = await listenAs(headers);
    await eventually(async () => expect(heard.text).toContain("alive"));
    await end(headers["authorization"] ?? "");
    await eventually(async () => expect([way, heard.isOver]).toEqual([way, true]));
    stop.abort();
    await test.database.pool.query("update accounts set disabled_at = null where user_id = 92");
  }
  expect(other.heard.isOver).toBe(false);
  other.stop.abort();
});

it("is closed to strangers, to travellers and to pages of other sites", async () => {
  const status = async (headers: Record<string, string>) => (await listenAs(headers)).response.status;
  expect(await status({})).toBe(401);
  expect(await status(await headersOf(test.app, "customerA"))).toBe(403);
  expect(await status({ ...(await headersOf(test.app, "admin")), "sec-fetch-site": "cross-site" })).toBe(403);
});

/** Passes connections on to the database, but for its notices, as a pooler does that hands connections on after each transaction. */
async function poolerTo(port: number) {
  const pooler = createServer((client) => {
    const database = connect({ host: "127.0.0.1", port });
    const read = createPostgresMessages(false);
    client.pipe(database);
    database.on("data", (bytes: Buffer) => {
      for (const message of read(bytes)) if (message.kind !== "A") client.write(message.bytes);
    });
    client.on("close", () => database.destroy());
    client.on("error", () => database.destroy());
    database.on("error", () => client.destroy());
  });
  await new Promise<void>((resolve) => pooler.listen(0, "127.0.0.1", resolve));
  return { port: (pooler.address() as AddressInfo).port, close: () => pooler.close() };
}

it("OPR-12: behind a pooler that passes no notices on, changes are found by looking, and a server that hears looks for none", async () => {
  const { database } = test;
  const { order_id: orderId } = await placedOrder(test.app);
  const pooler = await poolerTo(Number(new URL(String(database.pool.options.connectionString)).port));
  const address = new URL(String(database.pool.options.connectionString));
  address.host = `127.0.0.1:${pooler.port}`;
  const troubles: unknown[] = [];
  const told = { deaf: [] as OrderChange[], hearing: [] as OrderChange[] };
  const open = (heard: OrderChange[], options: object, lookMs?: number) => {
    const changes = createOrderChanges({ db: database.db, pool: { options } }, (error) => troubles.push(error), lookMs);
    changes.subscribe((change) => heard.push(change));
    return changes;
  };
  const all = [
    open(told.deaf, { connectionString: address.toString() }, 50),
    open(told.hearing, database.pool.options),
  ];
  const change = async () => database.pool.query("update orders set version = version where order_id = $1", [orderId]);
  await eventually(async () => {
    await change();
    expect(told.hearing).toContain(orderId);
    expect(told.deaf).toContain("look-again");
  });
  // It has looked at what was missed until then; from now on it is told of each change, and of nothing else.
  let before = -1;
  await eventually(async () => {
    const isQuiet = before === told.deaf.length;
    before = told.deaf.length;
    expect(isQuiet).toBe(true);
  });
  await change();
  await eventually(async () => expect(told.deaf.length).toBeGreaterThan(before));
  expect(new Set(told.deaf)).toEqual(new Set(["look-again"]));
  expect(told.hearing).not.toContain("look-again");
  expect(troubles).toEqual([]);
  await Promise.all(all.map((one) => one.close()));
  pooler.close();
});

it("one account cannot take the streams of the others: with one too many its oldest ends", async () => {
  const headers = await headersOf(test.app, "admin");
  const streams = await Promise.all(Array.from({ length: MOST_OF_ACCOUNT }, () => listenAs(headers)));
  expect(streams.map(({ response }) => response.status)).toEqual(streams.map(() => 200));
  const other = await listenAs(await headersOf(test.app, "dispatcher"));
  expect(streams.filter(({ heard }) => heard.isOver)).toEqual([]);
  const last = await listenAs(headers);
  await eventually(async () => expect(streams.filter(({ heard }) => heard.isOver)).toHaveLength(1));
  expect([last.response.status, last.heard.isOver, other.heard.isOver]).toEqual([200, false, false]);
  for (const { stop } of [...streams, other, last]) stop.abort();
});
