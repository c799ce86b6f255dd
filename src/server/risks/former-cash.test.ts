import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readEnv } from "#server/env.ts";
import { formerCash } from "#server/risks/former-cash.ts";
import { anyPrice, attemptKey, placeOrder, tripBody } from "../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

const MIGRATION = new URL("../database/migrations/0090_cash_rights.sql", import.meta.url);
/** Accounts and companies as yesterday's version kept them, by number, and who of them paid in cash. */
const ACCOUNTS = {
  5: ["{}", "customerA"],
  6: ["{}", undefined],
  7: ['{"mayPayCardOnly": true}', undefined],
  30: ['{"mayPayCardAndCash": false, "mayPayCardOnly": false}', "agent"],
  1863: ["{}", "partnerP"],
  25526: ['{"mayPayCardAndCash": true}', "partnerQ"],
} as const satisfies Record<number, readonly [string, Person | undefined]>;
const COMPANIES = { 100: ["{}", undefined], 101: ["{}", "coordinatorY"] } as const;

let test: TestApp;
const rows = async <Row>(text: string, values: unknown[] = []) =>
  (await test.database.pool.query(text, values)).rows as Row[];
const settingsOf = async (table: string, key: string) =>
  Object.fromEntries(
    (
      await rows<{ id: number; cash: boolean | null }>(
        `select ${key} as id, (settings ->> 'mayPayCardAndCash')::boolean as cash from ${table} order by 1`,
      )
    ).map(({ id, cash }) => [id, cash]),
  );

beforeAll(async () => {
  test = await buildTestApp();
  for (const person of [undefined, ...Object.values(ACCOUNTS), ...Object.values(COMPANIES)].map((one) => one?.[1])) {
    const headers = person === undefined ? {} : await headersOf(test.app, person);
    const price = await anyPrice(test.app, { headers });
    const placed = await placeOrder(test.app, [tripBody(price.price_id)], { key: attemptKey(), headers });
    if (placed.error !== null) throw new Error(`${person ?? "a visitor"} was refused: ${placed.error.message}`);
  }
  await test.database.pool.query("update orders set pay_by = 'cash'");
  for (const [id, [settings]] of Object.entries(ACCOUNTS))
    await rows("update accounts set settings = $2 where user_id = $1", [id, settings]);
  for (const [id, [settings]] of Object.entries(COMPANIES))
    await rows("update companies set settings = $2 where company_id = $1", [id, settings]);
});
afterAll(() => test.close());

const told = (variables: Record<string, string> = {}, now = test.clock.now) =>
  formerCash({ env: readEnv({ DATA_DIR: "/nowhere", ...variables }), db: test.database.db, clock: () => now });

it("found 1: from yesterday's database those keep the right who paid in cash, and nobody gets one", async () => {
  await test.database.pool.query(await readFile(MIGRATION, "utf8"));
  const accounts = await settingsOf("accounts", "user_id");
  expect(accounts).toMatchObject({ 5: true, 6: null, 7: null, 30: true, 1863: null, 25526: true, 20: null, 90: null });
  expect(await settingsOf("companies", "company_id")).toMatchObject({ 100: null, 101: true });
});

it("found 1: the start names the setting that lets visitors and a partner pay the driver again, until that is decided", async () => {
  const [visitors, partner, ...others] = await told();
  expect(visitors).toMatch(/VISITORS_PAY_CASH=yes/);
  expect(partner).toMatch(/npm run account -- cash partner@demo\.test yes/);
  expect(others).toEqual([]);
  for (const word of ["yes", "no"]) expect(await told({ VISITORS_PAY_CASH: word })).toEqual([partner]);
  expect(await told({}, test.clock.now + 91 * 86_400_000)).toEqual([]);
  expect(() => readEnv({ VISITORS_PAY_CASH: "on" })).toThrow("VISITORS_PAY_CASH must be yes or no");
});
