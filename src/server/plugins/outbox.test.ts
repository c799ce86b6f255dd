import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { openPayment, payUrl, press } from "../../../tests/server/payment-steps.ts";
import { eventually, placedOrder } from "../../../tests/support/factories.ts";
import { buildTestApp } from "../../../tests/support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";

let own: TestDatabase;
let database: Database;
beforeEach(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { max: 8 });
});
afterEach(async () => {
  await database.close();
  await own.drop();
});

/** Leaves an order whose event was being handled by a server that was killed this many minutes ago. */
async function orderInDeadHands(minutes: number): Promise<number> {
  const killed = await buildTestApp({ parts: { database } });
  const order = await placedOrder(killed.app);
  await killed.close();
  const { rowCount } = await database.pool.query(
    "update graphile_worker._private_jobs set locked_by = 'worker-of-the-dead', locked_at = now() - $1 * interval '1 minute', attempts = 1",
    [minutes],
  );
  // Its event is to be published, and its traveller written to.
  expect(rowCount).toBe(2);
  return order.order_id;
}

const sentTo = async (orderId: number): Promise<unknown[]> =>
  (
    await database.pool.query("select kind, state from messages where subject_kind = 'order' and subject_id = $1", [
      orderId,
    ])
  ).rows;

const SENT = [{ kind: "order-received", state: "sent" }];

describe("a job that a killed server was running", () => {
  it("I12: is taken up at once by a server that has the database to itself", async () => {
    const orderId = await orderInDeadHands(0);
    const next = await buildTestApp({ listen: true, parts: { database } });
    await eventually(async () => expect(await sentTo(orderId)).toEqual(SENT));
    await next.close();
  });

  it("I12: is taken up after five minutes where other servers share the database", async () => {
    const orderId = await orderInDeadHands(6);
    const next = await buildTestApp({ listen: true, parts: { database }, variables: { DATABASE_URL: own.url } });
    await eventually(async () => expect(await sentTo(orderId)).toEqual(SENT));
    await next.close();
  });

  it("is left alone while another server may be running it", async () => {
    const orderId = await orderInDeadHands(4);
    const next = await buildTestApp({ listen: true, parts: { database }, variables: { DATABASE_URL: own.url } });
    // Another event goes through meanwhile, so this server does run its jobs.
    const order = await placedOrder(next.app);
    await eventually(async () => expect(await sentTo(order.order_id)).toEqual(SENT));
    expect(await sentTo(orderId)).toEqual([]);
    await next.close();
  });
});

describe("a job runner whose first question fails", () => {
  it("R-11, R-16: does its jobs once its database answers, though the library keeps that failure for good", async () => {
    await database.pool.query(`
      create sequence failures;
      create function fail() returns trigger language plpgsql as $$ begin
        if current_query() like '%existing.identifier%' then
          perform nextval('failures');
          raise exception 'too slow';
        end if;
        return null;
      end $$;
      create trigger fail before insert on graphile_worker._private_tasks for each statement execute function fail()`);
    const next = await buildTestApp({ listen: true, parts: { database } });
    await eventually(async () => {
      const { rows } = await database.pool.query("select is_called from failures");
      expect(rows).toEqual([{ is_called: true }]);
    });
    await database.pool.query("drop trigger fail on graphile_worker._private_tasks");
    const order = await placedOrder(next.app);
    await eventually(async () => expect(await sentTo(order.order_id)).toEqual(SENT), 20_000);
    await next.close();
  });
});

describe("an event", () => {
  it("is heard of before all that came earlier, where somebody who has paid waits for what follows", async () => {
    const test = await buildTestApp({ parts: { database } });
    for (let order = 0; order < 3; order++) await placedOrder(test.app);
    const paid = await placedOrder(test.app);
    await press(test, await openPayment(test, paid), "pay");
    // Asking for the payment page once more makes the server ask the acquirer.
    await payUrl(test, paid.transaction);
    const { rows } = await database.pool.query(
      `select name from graphile_worker._private_jobs join outbox on event_id::text = payload->>'eventId'
       where run_at <= now() order by priority, run_at, id`,
    );
    expect(rows).toEqual(["payment.settled", ...Array(4).fill("order.placed")].map((name) => ({ name })));
    await test.close();
  });

  it("I6: has its effect once although it is published twice", async () => {
    const test = await buildTestApp({ listen: true, parts: { database } });
    const order = await placedOrder(test.app);
    await eventually(async () => expect(await sentTo(order.order_id)).toEqual(SENT));
    await database.pool.query(
      "select graphile_worker.add_job('publish_event', json_build_object('eventId', event_id)) from outbox, generate_series(1, 3) where subject_kind = 'order' and subject_id = $1",
      [order.order_id],
    );
    await eventually(async () => {
      const { rows } = await database.pool.query("select 1 from graphile_worker._private_jobs where run_at <= now()");
      expect(rows).toEqual([]);
    });
    expect(await sentTo(order.order_id)).toEqual(SENT);
    const { body } = await test.app.inject({ url: "/metrics" });
    expect(body).toContain('domain_events_total{event="order.placed"} 1\n');
    await test.close();
  });
});
