import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { findKeptOrders } from "#contract/orders/kept-orders.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { searchTrips } from "#contract/orders/trips.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { call, logInAs, placedOrder } from "../../../../../tests/support/factories.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

type Kept = EndpointResult<typeof findKeptOrders>;
type Found = EndpointResult<typeof searchTrips>;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(() => {
  test.clock.now = TEST_NOW;
});
afterAll(() => test.close());

const on = (day: number, headers: Record<string, string> = {}) =>
  placedOrder(
    test.app,
    {
      start_location: {
        address: "Шереметьево",
        location: "55.972599,37.4146",
        time: `2026-11-${day} 12:00`,
        flight_number: "SU 1",
      },
    },
    { headers },
  );
const cancel = async ({ order_id: id, order_key: key }: PlacedOrder) => {
  const { status } = await call(test.app, "POST", "/v4/orders/trips/cancel", {
    body: { order_id: id },
    headers: { "order-key": key ?? "" },
  });
  expect(status).toBe(200);
};
const cookieOf = ({ order_id: id, order_key: key }: PlacedOrder) => `nameboard-order-${id}=${key}`;
const kept = async (cookie: string, headers: Record<string, string> = {}) => {
  const { status, result } = await call<Kept>(test.app, "GET", "/v4/orders/kept?lang=en", {
    headers: { cookie, ...headers },
  });
  expect(status).toBe(200);
  return result.kept.map(({ order_id: id, is_ahead: isAhead, trip }) => [id, isAhead, trip.start_place.title]);
};

it("a device lists the trips it keeps: the next ride first, then those of the past and the cancelled, the last first", async () => {
  const [far, near, off, early] = [await on(29), await on(26), await on(28), await on(24)];
  await cancel(off);
  const cookies = [far, near, off, early].map(cookieOf).join("; ");
  test.clock.now = Date.UTC(2026, 10, 25, 6);
  expect(await kept(cookies)).toEqual([
    [near.order_id, true, "Sheremetyevo"],
    [far.order_id, true, "Sheremetyevo"],
    [off.order_id, false, "Sheremetyevo"],
    [early.order_id, false, "Sheremetyevo"],
  ]);
});

it("T-01: a key that is another order's, has run out, or comes from another site's page lists nothing", async () => {
  const [own, other] = [await on(24), await on(24)];
  expect(await kept(`nameboard-order-${other.order_id}=${own.order_key}; nameboard-order-1=${own.order_key}`)).toEqual(
    [],
  );
  expect(await kept(cookieOf(own), { "sec-fetch-site": "cross-site" })).toEqual([]);
  expect(await kept("")).toEqual([]);
  test.clock.now = Date.UTC(2027, 11, 25);
  expect(await kept(cookieOf(own))).toEqual([]);
});

it("an account lists what is ahead apart from what is past, each page from the nearest ride on", async () => {
  const headers = { authorization: await logInAs(test.app, "customer2") };
  const [far, near, off, early] = [
    await on(29, headers),
    await on(26, headers),
    await on(28, headers),
    await on(24, headers),
  ];
  await cancel(off);
  test.clock.now = Date.UTC(2026, 10, 25, 6);
  const list = async (query: string) => {
    const { result } = await call<Found>(test.app, "GET", `/v4/orders/trips?${query}`, { headers });
    return [result.orders.map((trip) => trip.order_id), result.page_data.total_items];
  };
  expect(await list("period=upcoming")).toEqual([[near.order_id, far.order_id], 2]);
  expect(await list("period=past")).toEqual([[off.order_id, early.order_id], 2]);
  expect(await list("period=upcoming&limit=1&page=2")).toEqual([[far.order_id], 2]);
  expect(await list("period=past&order_status=4,5")).toEqual([[off.order_id], 1]);
  expect((await list("limit=2"))[0]).toEqual([early.order_id, off.order_id]);
});
