import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { attemptKey, call, placedOrder } from "../../../tests/support/factories.ts";
import { headersOf } from "../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

const MIGRATION = "0120_attempts_with_their_input";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it("an attempt of yesterday, whose input was not kept, is answered as done when it is sent again", async () => {
  const { pool } = test.database;
  const { order_id: id } = await placedOrder(test.app);
  const headers = { ...(await headersOf(test.app, "dispatcher")), "idempotency-key": attemptKey() };
  const note = async (text: string) =>
    call(test.app, "POST", `/operator/v1/orders/${id}/notes?lang=en`, { body: { text, version: 1 }, headers });
  expect((await note("Meet at gate B")).error).toBeNull();
  await pool.query("alter table audit_entries drop column attempt_input");
  await pool.query(await readFile(new URL(`../database/migrations/${MIGRATION}.sql`, import.meta.url), "utf8"));

  expect((await note("Meet at gate B")).error).toBeNull();

  expect((await pool.query("select 1 from audit_entries where subject_id = $1", [id])).rows).toHaveLength(1);
});
