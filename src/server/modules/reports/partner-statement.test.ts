import { afterAll, beforeAll, expect, it } from "vitest";
import type { PartnerStatement } from "#contract/reports/partner-statement.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import { anyPrice, attemptKey, call, placeOrder, tripBody } from "../../../../tests/support/factories.ts";
import { headersOf } from "../../../../tests/support/log-in.ts";
import { putTrips } from "../../../../tests/support/put-trips.ts";
import { buildTestApp, testGazetteer, type TestApp } from "../../../../tests/support/test-app.ts";
import { partnerStatement } from "./partner-statement.ts";

/** A partner whose rate adds 8 %, and another one. */
const [PARTNER, OTHER] = [1863, 25526];

let test: TestApp;
let partner: Record<string, string>;
const sold: { id: number; price: number; line: number }[] = [];
beforeAll(async () => {
  test = await buildTestApp();
  partner = await headersOf(test.app, "partnerP");
  for (const day of ["24", "24", "25", "26"]) await sell(PARTNER, day);
  await sell(OTHER, "24");
});
afterAll(() => test.close());

/** Sells a ride on a partner's page. */
async function sell(partnerId: number, day: string): Promise<void> {
  const { price_id: id, price } = await anyPrice(test.app, { query: `&user_id=${partnerId}` });
  const start = tripBody(id)["start_location"] as object;
  const trip = tripBody(id, { start_location: { ...start, time: `2026-11-${day} 18:40` } });
  const { result } = await placeOrder(test.app, [trip], { key: attemptKey(), top: { user_id: partnerId } });
  const { rows } = await sql("select lines from trips where order_id = $1", [result[0]?.order_id ?? 0]);
  const line = (rows[0] as { lines: PriceLine[] }).lines.find(({ kind }) => kind === "partner");
  sold.push({ id: result[0]?.order_id ?? 0, price, line: (line?.amount ?? 0) / 100 });
}

const sql = (text: string, values: unknown[]) => test.database.pool.query(text, values);
const ask = (period: string, headers = partner) =>
  call<PartnerStatement>(test.app, "GET", `/v4/partners/statement?lang=en&${period}`, { headers });

it("a partner sees the rides that were paid, by the day of the ride, each with the line of its rate, and nothing of anybody else's", async () => {
  const [first, second, third, unpaid] = sold;
  if (!first || !second || !third || !unpaid) throw new Error("Nothing was sold");
  expect((await ask("from=2026-11-24&to=2026-11-30")).result).toMatchObject({ totals: [], days: [], trips: [] });
  for (const { id } of [first, second, third, sold[4] ?? first])
    await sql("update orders set paid_at = now() where order_id = $1", [id]);
  await putTrips(test.database.pool, second.id, "cancelled", 0);
  await putTrips(test.database.pool, third.id, "no-show", (third.price / 2) * 100);

  const { result } = await ask("from=2026-11-24&to=2026-11-30");
  expect(result.trips.map(({ order_id: id, day, state, kept, share }) => [id, day, state, kept, share])).toEqual([
    [first.id, "2026-11-24", "ahead", first.price, first.line],
    [second.id, "2026-11-24", "cancelled", 0, 0],
    [third.id, "2026-11-25", "no-show", third.price / 2, third.line / 2],
  ]);
  expect(result.trips[0]).toMatchObject({ start: "Sheremetyevo", finish: "Moscow", time: "18:40", currency: "RUB" });
  expect(first.line).toBeGreaterThan(0);
  expect(result.totals).toEqual([
    { currency: "RUB", rides: 1, off: 2, kept: first.price + third.price / 2, share: first.line + third.line / 2 },
  ]);
  expect(result.days.map(({ day, rides, off }) => [day, rides, off])).toEqual([
    ["2026-11-24", 1, 1],
    ["2026-11-25", 0, 1],
  ]);
  expect(JSON.stringify(result)).not.toMatch(/Иванова|916|anna@|Метрополь/);
  expect((await ask("from=2026-11-25&to=2026-11-25")).result.trips).toHaveLength(1);
});

it("T-01: only a partner has a statement, and of a period that is one", async () => {
  for (const headers of [{}, await headersOf(test.app, "customerA"), await headersOf(test.app, "admin")])
    expect([401, 403]).toContain((await ask("from=2026-11-24&to=2026-11-24", headers)).error?.status);
  for (const period of [
    "from=2026-11-24&to=2026-11-23",
    "from=2026-11-24&to=2028-01-01",
    "from=2026-13-01&to=2026-13-02",
  ])
    expect((await ask(period)).error?.code).toBe(ERRORS["period-wrong"].number);
  const asked = { partnerId: PARTNER, period: { from: "2026-11-24", to: "2026-11-30" }, locale: "en" } as const;
  const { db } = test.database;
  await expect(
    partnerStatement({ db, clock: Date.now, gazetteer: await testGazetteer() }, asked, 2),
  ).rejects.toMatchObject({
    code: "too-many-rides",
  });
});
