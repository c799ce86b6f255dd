import { afterAll, beforeAll, expect, it } from "vitest";
import type { findPresent } from "#contract/console/board/find-present.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { createOrderChanges } from "#server/live/order-changes.ts";
import { createPresence } from "#server/live/presence.ts";
import { call, eventually } from "../../../tests/support/factories.ts";
import { headersOf } from "../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it("OPR-05: whoever has an order open is named to the others who have, and to nobody else", async () => {
  const look = async (who: "dispatcher" | "support", order = 7) =>
    (
      await call<EndpointResult<typeof findPresent>>(test.app, "GET", `/operator/v1/orders/${order}/here`, {
        headers: await headersOf(test.app, who),
      })
    ).result.names;
  expect(await look("dispatcher")).toEqual([]);
  expect(await look("dispatcher")).toEqual([]);
  const [name] = await look("support");
  expect(name).not.toBe("");
  expect(await look("support", 8)).toEqual([]);
  expect(await look("dispatcher")).toHaveLength(1);
});

it("OPR-05: servers tell each other, a coming is told once, and whoever has left is shown no more after 20 seconds", async () => {
  const { database } = test;
  const trouble = (error: unknown) => {
    throw error;
  };
  let now = Date.now();
  const servers = [1, 2].map(() => {
    const changes = createOrderChanges(database, trouble);
    return { changes, presence: createPresence({ db: database.db, clock: () => now, changes }) };
  });
  const [one, other] = servers.map(({ presence }) => presence);
  const came: number[] = [];
  other?.onCome((order) => came.push(order));
  // A server listens from the first asking on.
  await eventually(async () => {
    await other?.come(1, 91);
    expect(await one?.come(1, 92)).toEqual([91]);
  });
  // What was said before the other listened is lost, so the one says it again, as a page does.
  await eventually(async () => {
    await one?.come(1, 92);
    expect(await other?.come(1, 91)).toEqual([92]);
  });
  await one?.come(1, 92);
  expect(came).toEqual([1, 1]);
  // The last word of the one may still be on its way to the other when the clock moves.
  await eventually(async () => {
    now += 20_000;
    expect(await other?.come(1, 91)).toEqual([]);
  });
  await Promise.all(servers.map(({ changes }) => changes.close()));
});
