import ICAL from "ical.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { OrderView } from "#contract/orders/order-view.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { TripItem } from "#contract/orders/trips.ts";
import { API_PREFIXES } from "#contract/wire/endpoint.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { anyPrice, attemptKey, call, placeOrder, startIn, tripBody } from "../support/factories.ts";
import { headersOf } from "../support/log-in.ts";
import { rideBook, rideTariff, useBook } from "../support/ride-book.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";
import { jobsDone, press } from "./payment-steps.ts";

const RIDE = { price: 1710, withStop: 2210 };
const STOP = { address: "Khimki", location: "55.8970,37.4297" };

let test: TestApp;
let traveller: Record<string, string>;
let staff: Record<string, string>;

beforeAll(async () => {
  test = await buildTestApp({ listen: true });
  test.clock.now = Date.now();
  await useBook(test.database.db, rideBook({ tariffs: [rideTariff({ id: 101, stopFee: 500_00 })] }));
  [traveller, staff] = await Promise.all([headersOf(test.app, "customerA"), headersOf(test.app, "dispatcher")]);
});
afterAll(() => test.close());

async function read<T>(path: string, headers: Record<string, string>): Promise<T> {
  const { result, error } = await call<T>(test.app, "GET", path, { headers });
  expect([path, error]).toEqual([path, null]);
  return result;
}

/** What the page of an order tells, asked with the currency that the browser prefers. */
async function toldByPage(id: number, currency: string) {
  const view = await read<OrderView>(`/v4/orders/${id}?lang=en&currency=${currency}`, traveller);
  const [trip] = view.trips;
  return { status: trip?.status, price: trip?.price, currency: view.currency, pickup: trip?.pickup_time.slice(0, 16) };
}

async function toldByList(id: number, prefix: string) {
  const { orders } = await read<{ orders: TripItem[] }>(
    `${prefix}/orders/trips?lang=en&currency=USD&order_id=${id}`,
    traveller,
  );
  const [item] = orders;
  return {
    status: item?.status,
    price: item?.price.price,
    currency: item?.currency,
    pickup: item?.date_arrival.slice(0, 16),
  };
}

async function toldByConsole(id: number) {
  const { view, trips } = await read<DeskOrderView>(`/operator/v1/orders/${id}?lang=en`, staff);
  return {
    status: view.trips[0]?.status,
    price: view.trips[0]?.price,
    currency: view.currency,
    pickup: trips[0]?.pickup.local.slice(0, 16),
  };
}

async function calendarOf(id: number) {
  const { payload } = await test.app.inject({ url: `/orders/${id}/trips.ics?lang=en`, headers: traveller });
  const [event] = new ICAL.Component(ICAL.parse(payload)).getAllSubcomponents("vevent");
  const value = (name: string) => event?.getFirstPropertyValue(name)?.toString();
  return { mark: value("status"), pickup: value("dtstart")?.slice(0, 16).replace("T", " ") };
}

it("found 8, 9, 10: after each event of an order its page, list, console and calendar tell the same, and each e-mail follows", async () => {
  const { price_id: priceId } = await anyPrice(test.app, { headers: traveller });
  const start = startIn(test.clock.now, 6);
  const placed = await placeOrder(test.app, [tripBody(priceId, { start_location: start })], {
    key: attemptKey(),
    headers: traveller,
  });
  expect(placed.error).toBeNull();
  const [{ order_id: id, transaction }] = placed.result as [PlacedOrder];
  let pickup = String(start["time"]);

  const toldTheSame = async (event: string, status: number, price: number, mark: string) => {
    await jobsDone(test);
    const expected = { status, price, currency: "RUB", pickup };
    const told = {
      page: await toldByPage(id, "RUB"),
      pageInDollars: await toldByPage(id, "USD"),
      console: await toldByConsole(id),
      ...Object.fromEntries(
        await Promise.all(API_PREFIXES.map(async (prefix) => [prefix, await toldByList(id, prefix)] as const)),
      ),
    };
    for (const [source, says] of Object.entries(told))
      expect({ event, source, says }).toEqual({ event, source, says: expected });
    expect({ event, ...(await calendarOf(id)) }).toEqual({ event, mark, pickup });
  };
  const change = async (what: object) => {
    const { error } = await call(test.app, "POST", "/v4/orders/trips?lang=en", {
      body: { order_id: id, ...what },
      headers: traveller,
    });
    expect([what, error]).toEqual([what, null]);
  };
  const pay = async (action: string) => {
    const url = `/v4/orders/pay-url?transaction=${transaction}&lang=en`;
    const page = await read<{ url: string }>(url, traveller);
    expect(await press(test, page.url.split("/").at(-1) ?? "", action)).toBeLessThan(400);
  };
  const costOfCancelling = async () => {
    const { fee, refund } = await read<{ fee: number; refund: number }>(
      `/v4/orders/${id}/check-cancel?lang=en`,
      traveller,
    );
    return { fee, refund };
  };

  await toldTheSame("placed", 6, RIDE.price, "TENTATIVE");
  expect(await costOfCancelling()).toEqual({ fee: 0, refund: 0 });
  await pay("decline");
  await toldTheSame("a declined card", 6, RIDE.price, "TENTATIVE");
  await pay("pay");
  await toldTheSame("paid", 2, RIDE.price, "CONFIRMED");
  expect(await costOfCancelling()).toEqual({ fee: 0, refund: RIDE.price });
  await change({ comment: "arrive <19:00, call >18:00" });
  await toldTheSame("a note", 2, RIDE.price, "CONFIRMED");
  pickup = pickup.replace(/\d\d$/, (minutes) => (minutes === "59" ? "58" : "59"));
  await change({ start_location: { ...start, time: pickup } });
  await toldTheSame("another time", 2, RIDE.price, "CONFIRMED");
  await change({ additional_locations: [STOP], expected_total: RIDE.withStop });
  await toldTheSame("a stop that is not paid", 6, RIDE.withStop, "TENTATIVE");
  expect(await costOfCancelling()).toEqual({ fee: 0, refund: RIDE.price });
  await pay("pay");
  await toldTheSame("the stop paid", 2, RIDE.withStop, "CONFIRMED");
  const seen = await costOfCancelling();
  expect(seen).toEqual({ fee: 0, refund: RIDE.withStop });
  const cancelled = await call(test.app, "POST", "/v4/orders/trips/cancel?lang=en", {
    body: { order_id: id, expected_fee: seen.fee, expected_refund: seen.refund },
    headers: traveller,
  });
  expect(cancelled.error).toBeNull();
  await toldTheSame("cancelled", 4, RIDE.withStop, "CANCELLED");

  const { rows } = await test.database.pool.query<{ kind: string }>(
    "select kind from messages where subject_kind = 'order' and subject_id = $1 order by message_id",
    [id],
  );
  expect(rows.map(({ kind }) => kind).filter((kind) => !kind.endsWith("-operator"))).toEqual([
    "order-received",
    "order-paid",
    "order-changed",
    "order-changed",
    "order-changed",
    "order-paid",
    "order-cancelled",
    "refund-returned",
    "refund-returned",
  ]);
  const mails = (await createFileMailer({ dir: test.mailDir }).list()).filter(
    ({ to, subject }) => to === "customer@demo.test" && subject.includes(String(id)),
  );
  // The newest first: the paid ride, its note and all before them name the first time.
  expect(mails.map(({ text }) => text.includes(pickup.slice(11)))).toEqual([
    ...Array.from({ length: 6 }, () => true),
    ...Array.from({ length: 3 }, () => false),
  ]);
});
