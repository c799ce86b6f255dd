import { expect, it } from "vitest";
import type { findBoardTrips } from "#contract/console/board/find-board-trips.ts";
import type { getBoard } from "#contract/console/board/get-board.ts";
import type { searchOrders } from "#contract/console/search/search-orders.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { TRIP_MOVES } from "#domain/orders/trip-state.ts";
import { makeCompany } from "../../scripts/demo/demo-company.ts";
import type { DemoOrder } from "../../scripts/demo/demo-facts.ts";
import { createDemoPlanner } from "../../scripts/demo/demo-plans.ts";
import { refuseProduction } from "../../scripts/demo/refuse-production.ts";
import { writeCompany } from "../../scripts/demo/write-company.ts";
import { writeRequests } from "../../scripts/demo/write-requests.ts";
import { call } from "../support/factories.ts";
import { headersOf } from "../support/log-in.ts";
import { buildTestApp, TEST_NOW, testGround } from "../support/test-app.ts";

it("invented orders pass every rule of the database, wait in each group of work, stand in each state, and write to nobody", async () => {
  const test = await buildTestApp();
  const now = TEST_NOW;
  const planner = await createDemoPlanner(test.database, { ground: await testGround(), paths: undefined }, () => now);
  const drawn: DemoOrder[] = [];
  const company = async function* () {
    for await (const order of makeCompany(planner, { count: 70, now })) yield drawn[drawn.push(order) - 1] ?? order;
  };
  const made = await writeCompany(test.database.pool, company(), { now, told: () => undefined });
  await planner.close();
  expect(await writeRequests(test.database.pool, { count: 70, now })).toBe(2);
  expect(made.orders).toBe(70);
  const headers = await headersOf(test.app, "dispatcher");
  const read = async <T>(path: string) => (await call<T>(test.app, "GET", `/operator/v1/${path}`, { headers })).result;

  const { groups, all } = await read<EndpointResult<typeof getBoard>>("board");
  expect(all).toBe(made.trips);
  expect(groups.filter(({ count }) => count === 0)).toEqual([]);
  for (const state of Object.keys(TRIP_MOVES)) {
    const { total, trips } = await read<EndpointResult<typeof findBoardTrips>>(`trips?lang=en&limit=1&state=${state}`);
    expect([state, total > 0, trips[0]?.state]).toEqual([state, true, state]);
  }
  type Hits = EndpointResult<typeof searchOrders>;
  const { hits } = await read<Hits>("search?q=whitfield&lang=en");
  expect(hits.some(({ trip }) => trip.name === "James Whitfield")).toBe(true);
  const { rows } = await test.database.pool.query(
    "select (select count(*) from outbox)::int as events, (select count(*) from messages where state = 'waiting')::int as letters",
  );
  expect(rows).toEqual([{ events: 0, letters: 0 }]);
  await test.close();

  // One version of an order cannot tell apart two of its trips that were changed, and a large company would meet that.
  const [plan] = drawn.flatMap(({ trips }) => trips.map((trip) => trip.plan));
  if (plan === undefined) throw new Error("nothing was planned");
  const changed: number[] = [];
  for await (const { trips } of makeCompany({ planOf: async () => plan }, { count: 30_000, now }))
    changed.push(trips.filter(({ isChanged }) => isChanged).length);
  expect(Math.max(...changed)).toBe(1);
});

it("a production server refuses invented orders, unless it is named", () => {
  expect(() => refuseProduction({ production: true }, false)).toThrow(/--in-production/);
  expect(() => refuseProduction({ production: true }, true)).not.toThrow();
  expect(() => refuseProduction({ production: false }, false)).not.toThrow();
});
