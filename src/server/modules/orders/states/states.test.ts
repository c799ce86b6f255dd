import type { Static } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { getDeskOrder } from "#contract/console/orders/get-desk-order.ts";
import type { DeskOrder } from "#contract/console/orders/order-actions.ts";
import type { previewNoShow } from "#contract/console/states/no-show.ts";
import type { getTripPhoto } from "#contract/console/states/trip-photos.ts";
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

const preview = async (order: PlacedOrder, body: object, who: Person = "dispatcher") =>
  call<EndpointResult<typeof previewNoShow>>(
    test.app,
    "POST",
    `/operator/v1/orders/${order.order_id}/no-show/preview?lang=en`,
    { body: { trip_id: order.order_id, ...body }, headers: headers[who] ?? {} },
  );

/** A JPEG of nothing, with such a part before its picture. */
const jpeg = (marker: number) =>
  Buffer.from([0xff, 0xd8, 0xff, marker, 0, 4, 1, 2, 0xff, 0xda, 0xff, 0xd9]).toString("base64");

describe("OPS-16: a traveller who did not come", () => {
  it("is said after the free waiting, by the later arrival, for the fee of the terms: 5 on the wire", async () => {
    const order = await atPickup();
    const free = (await desk(order)).steps[0]?.no_show?.free_minutes ?? 0;
    const said = { waited: free, note: "Called twice", expected_fee: order.price };
    test.clock.now += (free - 1) * 60_000;
    expect((await post(order, "/no-show", said)).error).toMatchObject({
      code: 5043,
      message: expect.stringMatching(/can be said from 2\d\sNovember, \d\d:\d\d/),
    });
    test.clock.now += 60_000;
    expect((await post(order, "/no-show", { ...said, waited: free - 1 })).error?.code).toBe(5044);
    const [{ late } = {}] = await rows(
      "select to_char((pickup_at + interval '5 min') at time zone pickup_zone, 'YYYY-MM-DD HH24:MI') as late from trips where trip_id = $1",
      [order.order_id],
    );
    expect((await post(order, "/no-show", { ...said, arrived: late })).error?.code).toBe(5043);
    const shown = await preview(order, { waited: free });
    expect(shown.result).toMatchObject({ fee: order.price, refund: 0, may_waive: false });
    expect((await post(order, "/no-show", { ...said, expected_fee: 0 })).error?.code).toBe(5025);
    expect((await post(order, "/no-show", said)).error).toBeNull();
    expect(await viewOrder(test, order)).toMatchObject({ state: "no-show", status: 5 });
    await jobsDone(test);
    expect(await rows("select 1 from refunds where order_id = $1", [order.order_id])).toEqual([]);
    expect((await desk(order)).history).toContainEqual(
      expect.objectContaining({
        call: "sayNoShow",
        reason: "Called twice",
        after: expect.objectContaining({ waited: free }),
      }),
    );
  });

  it("is 4 on the wire where an owner gives the fee up; put right, it costs its price again and asks for nothing back", async () => {
    const order = await atPickup();
    test.clock.now += 3 * HOUR;
    const said = { waited: 120, note: "Card of the hotel was lost", waive: true, expected_fee: 0 };
    expect((await preview(order, { waited: 120, waive: true })).error?.code).toBe(5060);
    expect((await preview(order, { waited: 120, waive: true }, "admin")).result).toMatchObject({
      fee: 0,
      refund: order.price,
    });
    expect((await post(order, "/no-show", said, "admin")).error).toBeNull();
    expect(await viewOrder(test, order)).toMatchObject({ state: "no-show", status: 4 });
    await jobsDone(test);
    const asked = async () => rows("select amount::int from refunds where order_id = $1", [order.order_id]);
    expect(await asked()).toEqual([{ amount: order.price * 100 }]);
    expect((await post(order, "/state/correct", { reason: "They were in the other hall" })).error).toBeNull();
    await jobsDone(test);
    expect(await asked()).toEqual([]);
    expect(await viewOrder(test, order)).toMatchObject({ state: "confirmed", account: { balance: "settled" } });
  });

  it("takes six photos without camera data, which nobody but the staff sees", async () => {
    const order = await atPickup();
    const send = async (photo: string) => post(order, "/photos", { photo, version: undefined });
    expect((await send(jpeg(0xe0))).error?.code).toBe(5040);
    test.clock.now += 3 * HOUR;
    await post(order, "/no-show", { waited: 120, note: "Nobody", expected_fee: order.price });
    expect((await send(jpeg(0xe1))).error?.code).toBe(5045);
    expect((await send(Buffer.from("<svg/>").toString("base64"))).error?.code).toBe(5045);
    const large = Buffer.concat([Buffer.from(jpeg(0xe0), "base64"), Buffer.alloc(300_000)]).toString("base64");
    for (const photo of [large, ...Array.from({ length: 5 }, () => jpeg(0xe0))])
      expect((await send(photo)).error).toBeNull();
    expect((await send(jpeg(0xe0))).error?.code).toBe(5046);
    const { photos } = await desk(order);
    expect(photos).toHaveLength(6);
    const path = `/operator/v1/orders/${order.order_id}/photos/${photos[0]?.photo_id ?? 0}`;
    const { result } = await call<EndpointResult<typeof getTripPhoto>>(test.app, "GET", path, {
      headers: headers["dispatcher"] ?? {},
    });
    expect(result).toEqual({ type: "image/jpeg", photo: large });
    expect((await call(test.app, "GET", path)).error?.code).toBe(1002);
  });
});

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
    expect(error).toMatchObject({
      code: 5041,
      message: expect.stringMatching(/can be said from \d+\sNovember, \d\d:\d\d/),
    });
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
