import { afterAll, beforeAll, expect, it } from "vitest";
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
async function listenAs(headers: Record<string, string>) {
  const stop = new AbortController();
  const response = await fetch(`${base}/operator/v1/live`, { headers, signal: stop.signal });
  const heard = { text: "", isOver: false };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) heard.text += decoder.decode(part as Uint8Array, { stream: true });
    heard.isOver = true;
  })().catch(() => undefined);
  return { response, heard, stop };
}

it("tells whoever works there which order has changed, within two seconds and by its number alone", async () => {
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
  await eventually(async () => expect(heard.text.slice(began)).toContain(`{"orders":[${order.order_id}]}`), 2000);
  expect(heard.text).not.toMatch(/Quokka|Анна|916/);
  stop.abort();
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

it("ends within a sign of life once its reader may read no more", async () => {
  const headers = await headersOf(test.app, "support");
  const { heard, stop } = await listenAs(headers);
  await eventually(async () => expect(heard.text).toContain("alive"));
  await test.database.pool.query("update accounts set disabled_at = now() where user_id = 92");
  await eventually(async () => expect(heard.isOver).toBe(true), 8000);
  stop.abort();
});

it("is closed to strangers, to travellers and to pages of other sites", async () => {
  const status = async (headers: Record<string, string>) => (await listenAs(headers)).response.status;
  expect(await status({})).toBe(401);
  expect(await status(await headersOf(test.app, "customerA"))).toBe(403);
  expect(await status({ ...(await headersOf(test.app, "admin")), "sec-fetch-site": "cross-site" })).toBe(403);
});
