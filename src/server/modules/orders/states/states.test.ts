import type { Static } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { getDeskOrder } from "#contract/operator/get-desk-order.ts";
import type { DeskOrder } from "#contract/operator/order-actions.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { jobsDone, openPayment, viewOrder } from "../../../../../tests/server/payment-steps.ts";
import { createStubAcquirer } from "../../../../../tests/server/stub-acquirer.ts";
import { attemptKey, call, placedOrder } from "../../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

const HOUR = 3_600_000;

const acquirer = createStubAcquirer();
let test: TestApp;
const headers: Partial<Record<Person, Record<string, string>>> = {};
beforeAll(async () => {
  test = await buildTestApp({ parts: { acquirer }, listen: true });
  for (const person of ["admin", "dispatcher"] as const) headers[person] = await headersOf(test.app, person);
});
afterAll(() => test.close());

const rows = async (text: string, values: unknown[] = []) =>
  (await test.database.pool.query<Record<string, unknown>>(text, values)).rows;
const post = async (order: PlacedOrder, path: string, body: object, who: Person = "dispatcher", key = attemptKey()) =>
  call<Static<typeof DeskOrder>>(test.app, "POST", `/operator/v1/orders/${order.order_id}${path}?lang=en`, {
    body: { trip_id: order.order_id, version: await versionOf(order), ...body },
    headers: { ...headers[who], "idempotency-key": key },
  });
const versionOf = async ({ order_id: id }: PlacedOrder) =>
  Number((await rows("select version from orders where order_id = $1", [id]))[0]?.["version"]);
const desk = async ({ order_id: id }: PlacedOrder) =>
  (
    await call<EndpointResult<typeof getDeskOrder>>(test.app, "GET", `/operator/v1/orders/${id}?lang=en`, {
      headers: headers["dispatcher"] ?? {},
    })
  ).result;
/** A paid and confirmed order whose pick-up is now. */
const atPickup = async (): Promise<PlacedOrder> => {
  const order = await placedOrder(test.app);
  acquirer.set(await openPayment(test, order), { state: "succeeded" });
  await viewOrder(test, order);
  await jobsDone(test);
  await rows("update trips set pickup_at = $2 where order_id = $1", [order.order_id, new Date(test.clock.now)]);
  return order;
};

describe("states by hand", () => {
  it("OPS-14: a trip goes under way and is completed, the order with it, on the desk and for its traveller", async () => {
    const order = await atPickup();
    expect((await desk(order)).steps).toMatchObject([{ next: { state: "under-way" }, back: null }]);
    expect((await post(order, "/state", { state: "completed" })).error?.code).toBe(5040);
    const key = attemptKey();
    const version = await versionOf(order);
    for (const _ of [1, 2])
      expect((await post(order, "/state", { state: "under-way", version }, "dispatcher", key)).error).toBeNull();
    expect(await viewOrder(test, order)).toMatchObject({ state: "under-way", status: 1 });
    expect((await post(order, "/state", { state: "completed", version })).error?.code).toBe(5023);
    expect((await post(order, "/state", { state: "completed" })).result.trips[0]?.state).toBe("completed");
    expect(await viewOrder(test, order)).toMatchObject({ state: "completed", status: 3 });
    const told = (await desk(order)).history.flatMap(({ state, call: deed }) => state ?? deed ?? []);
    expect(told.toSorted()).toEqual(["completed", "confirmed", "under-way"]);
    expect(
      await rows("select call from audit_entries where subject_id = $1 order by entry_id", [order.order_id]),
    ).toEqual([{ call: "setTripState" }, { call: "setTripState" }]);
  });

  it("OPS-14: long before the pick-up it is refused, with the moment from which it may be said", async () => {
    const order = await atPickup();
    await rows("update trips set pickup_at = $2 where order_id = $1", [
      order.order_id,
      new Date(test.clock.now + 30 * HOUR),
    ]);
    const { error } = await post(order, "/state", { state: "under-way" });
    expect(error).toMatchObject({ code: 5041, message: expect.stringMatching(/can be said from 22\sNovember, 09:00/) });
    expect((await viewOrder(test, order)).state).toBe("confirmed");
  });

  it("OPS-15: a wrong state goes one step back with a reason within 24 hours, and not after them", async () => {
    const order = await atPickup();
    await post(order, "/state", { state: "under-way" });
    await post(order, "/state", { state: "completed" });
    expect((await post(order, "/state/correct", { reason: " " })).error?.code).toBe(1000);
    expect((await post(order, "/state/correct", { reason: "Pressed on the wrong row" })).error).toBeNull();
    expect(await viewOrder(test, order)).toMatchObject({ state: "under-way", status: 1 });
    const [first] = (await desk(order)).history.filter(({ what }) => what === "deed");
    expect(first).toMatchObject({
      call: "correctTripState",
      reason: "Pressed on the wrong row",
      after: { was: "completed", state: "under-way" },
    });
    await post(order, "/state", { state: "completed" });
    test.clock.now += 24 * HOUR + 1000;
    headers["dispatcher"] = await headersOf(test.app, "dispatcher");
    const { error } = await post(order, "/state/correct", { reason: "Too late" });
    expect(error).toMatchObject({ code: 5042, message: expect.stringContaining("within 24 hours") });
    expect((await desk(order)).steps[0]?.back).toBeNull();
  });
});
