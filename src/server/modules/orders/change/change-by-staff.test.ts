import type { Static } from "typebox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { findBoardTrips } from "#contract/console/board/find-board-trips.ts";
import type { previewAgreedPrice } from "#contract/console/changes/agree-price.ts";
import type { getTripChoices, previewChange } from "#contract/console/changes/change-order.ts";
import type { findTripProviders } from "#contract/console/drivers/trip-provider.ts";
import type { getDeskOrder } from "#contract/console/orders/get-desk-order.ts";
import type { DeskOrder } from "#contract/console/orders/order-actions.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import type { RentPriceItem } from "#contract/prices/rent.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { BookService } from "#domain/tariffs/tariff-book.ts";
import { jobsDone, openPayment, overpayInCash, viewOrder } from "../../../../../tests/server/payment-steps.ts";
import { createStubAcquirer } from "../../../../../tests/server/stub-acquirer.ts";
import { attemptKey, call, placedOrder, POINTS, tripBody } from "../../../../../tests/support/factories.ts";
import { headersOf, type Person } from "../../../../../tests/support/log-in.ts";
import { rideBook, rideTariff, useBook } from "../../../../../tests/support/ride-book.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

const BOOSTER: BookService = {
  id: 7001,
  providerId: 1,
  uid: "booster",
  slug: "booster",
  type: "booster",
  category: "baby_seat",
  name: { en: "Booster", ru: "Бустер" },
  price: 400_00,
  defaultInclude: false,
  most: 2,
  carClassIds: [],
};
const acquirer = createStubAcquirer();
let test: TestApp;
const headers: Partial<Record<Person, Record<string, string>>> = {};
beforeAll(async () => {
  test = await buildTestApp({ parts: { acquirer }, listen: true });
  const { tariffs, ...book } = rideBook();
  const dearer = rideTariff({ id: 104, providerId: 2, base: 1500_00 });
  const rented = tariffs.map((tariff, index) => ({
    ...tariff,
    rent: { perHour: 1000_00 * (index + 1), minimumHours: 1, deliveryFee: 500_00 },
  }));
  await useBook(test.database.db, { ...book, services: [BOOSTER], tariffs: [...rented, dearer] });
  for (const person of ["admin", "dispatcher", "support"] as const) headers[person] = await headersOf(test.app, person);
});
afterAll(() => test.close());

const rows = async (text: string, values: unknown[] = []) =>
  (await test.database.pool.query<Record<string, unknown>>(text, values)).rows;
const post = async <T>(order: PlacedOrder, path: string, body: object, who: Person) =>
  call<T>(test.app, "POST", `/operator/v1/orders/${order.order_id}${path}?lang=en`, {
    body: { trip_id: order.order_id, ...body },
    headers: { ...headers[who], "idempotency-key": attemptKey() },
  });
const preview = async (order: PlacedOrder, body: object, who: Person = "support") =>
  post<EndpointResult<typeof previewChange>>(order, "/change/preview", body, who);
const change = async (order: PlacedOrder, body: object, who: Person = "support") =>
  post<Static<typeof DeskOrder>>(order, "/change", body, who);
const shown = ({ version, change: { is }, fee }: EndpointResult<typeof previewChange>) => ({
  version,
  expected_total: is,
  expected_fee: fee,
});
const choicesOf = async (order: PlacedOrder) =>
  (
    await call<EndpointResult<typeof getTripChoices>>(
      test.app,
      "GET",
      `/operator/v1/orders/${order.order_id}/change/choices?trip_id=${order.order_id}&lang=en`,
      { headers: headers["support"] ?? {} },
    )
  ).result;
const paid = async () => {
  const order = await placedOrder(test.app);
  acquirer.set(await openPayment(test, order), { state: "succeeded" });
  await viewOrder(test, order);
  await jobsDone(test);
  return order;
};
const LATER = { start_location: { time: "2026-11-25 12:40" } };
const STOP = { change: { ...LATER, additional_locations: [{ address: "Khimki", location: "55.9,37.45" }] } };
const NO_STOP = { change: { additional_locations: [] } };
const DAY = { change: LATER };

describe("OPS-23: changing by the staff", () => {
  it("shows fields, price lines, sums and letter first, and does exactly that; the rest is owed, and given back once it is cheaper (OPS-24)", async () => {
    const order = await paid();
    const { result, error } = await preview(order, STOP);
    expect(error).toBeNull();
    const dearer = order.price + 300;
    expect(result).toMatchObject({
      change: {
        fields: [
          { field: "pickup_local", is: "25\u00A0November, 12:40" },
          { field: "stops", was: "", is: "Khimki" },
        ],
        lines: [
          { name: "Economy", was: order.price, is: order.price },
          { was: null, is: 300 },
        ],
        was: order.price,
        is: dearer,
      },
      fee: 0,
      paid: order.price,
      cost: dearer,
      letter: { to: "anna@example.com", lang: "ru" },
    });
    expect((await viewOrder(test, order)).total).toBe(order.price);
    expect((await change(order, { ...STOP, ...shown(result) })).error).toBeNull();
    expect(await viewOrder(test, order)).toMatchObject({
      total: dearer,
      payment: "part-paid",
      account: { paid: order.price, due: dearer - order.price },
      // Whoever has changed it has seen it.
      trips: [{ pickup_time: "2026-11-25 12:40", status: 6 }],
    });
    acquirer.set(await openPayment(test, order), { state: "succeeded" });
    expect((await viewOrder(test, order)).account).toMatchObject({ balance: "settled", due: 0 });

    const cheaper = await preview(order, NO_STOP);
    expect((await change(order, { ...NO_STOP, ...shown(cheaper.result) })).error).toBeNull();
    await jobsDone(test);
    expect(
      await rows("select amount::int, state, recorded_by from refunds where order_id = $1", [order.order_id]),
    ).toEqual([{ amount: (dearer - order.price) * 100, state: "recorded", recorded_by: "operator:92" }]);
  });

  it("says which class, services and stops can be had, and makes them what the staff chose, each piece a line of the price", async () => {
    const order = await placedOrder(test.app);
    const before = await choicesOf(order);
    expect(before).toMatchObject({
      additional_services: [{ id: 7001, category: "baby_seat", price: "400", most: 2 }],
      service_ids: [],
      stops: [],
      stops_most: 3,
    });
    const seats = { additional_services: [{ id: 7001 }, { id: 7001 }], additional_locations: [{ address: "Khimki" }] };
    const { result } = await preview(order, { change: seats });
    const total = order.price + 2 * 400 + 300;
    expect(result.change).toMatchObject({ was: order.price, is: total });
    expect(result.change.fields).toEqual([
      { field: "stops", was: "", is: "Khimki" },
      { field: "services", was: "", is: "Booster × 2" },
    ]);
    expect((await change(order, { change: seats, ...shown(result) })).error).toBeNull();
    expect(await viewOrder(test, order)).toMatchObject({ total });
    expect(await choicesOf(order)).toMatchObject({
      service_ids: [7001, 7001],
      stops: [{ address: "Khimki", location: "", place_id: null }],
    });
    const third = { additional_services: [{ id: 7001 }, { id: 7001 }, { id: 7001 }] };
    expect((await preview(order, { change: third })).error?.message).toContain("2");
    // Another class for the same way and time is another price.
    const query = new URLSearchParams({
      ...before.search,
      currency: before.currency,
      departure_time: "2026-11-24 18:40",
    });
    const found = await call<PriceItem[]>(test.app, "GET", `/operator/v1/prices?${query}&lang=en`, {
      headers: headers["support"] ?? {},
    });
    const van = found.result.find(({ car_class: { title } }) => title === "Minivan");
    const classed = await preview(order, { change: { price_id: van?.price_id } });
    expect(classed.result.change).toMatchObject({
      fields: [{ field: "car_class", was: "Economy", is: "Minivan" }],
      lines: expect.arrayContaining([{ name: "Minivan", was: null, is: van?.price }]),
    });
    const off = await preview(order, { change: { additional_services: [] } });
    expect(off.result.change).toMatchObject({ was: total, is: order.price + 300 });
    const another = { change: { price_id: van?.price_id }, ...shown(classed.result) };
    expect((await change(order, another)).error).toBeNull();
    const { result: desk } = await call<EndpointResult<typeof getDeskOrder>>(
      test.app,
      "GET",
      `/operator/v1/orders/${order.order_id}?lang=ru`,
      { headers: headers["dispatcher"] ?? {} },
    );
    expect(desk.history.flatMap(({ fields = [] }) => fields)).toEqual(
      expect.arrayContaining([
        { field: "car_class", was: "Эконом", is: "Минивэн" },
        { field: "services", was: "", is: "Бустер × 2" },
        { field: "amount", was: String(order.price), is: String(total) },
      ]),
    );
  });

  it("another class of a rent is another price for the same hours, asked for as its buyer", async () => {
    const RENT = { start_place_point: POINTS.moscow, duration: 10_800, currency: "RUB" };
    const asked = async (path: string, query: Record<string, unknown>, of: Record<string, string> = {}) => {
      const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const { result } = await call<RentPriceItem[]>(test.app, "GET", `${path}?${text}&lang=en`, { headers: of });
      return Object.fromEntries(result.map((price) => [price.car_class.title, price]));
    };
    const { Economy: own } = await asked("/v4/prices/rent", RENT);
    const time = "2026-11-25 10:00";
    const body = tripBody(own?.price_id ?? 0);
    const start = { address: "Tverskaya 1", location: POINTS.moscow, time };
    const placed = await call<PlacedOrder[]>(test.app, "POST", "/v4/orders?lang=ru&currency=RUB", {
      body: {
        trips: [{ ...body, start_location: start, finish_location: null, is_rent: true, duration: RENT.duration }],
      },
    });
    const [order] = placed.result;
    if (order === undefined) throw new Error("The rent was refused");
    const choices = await choicesOf(order);
    expect(choices).toMatchObject({ search: null, rent_search: { duration: RENT.duration } });
    const query = { ...choices.rent_search, currency: "RUB", departure_time: time };
    const { Minivan: other } = await asked("/operator/v1/prices/rent", query, headers["support"]);
    const shownFirst = await preview(order, { change: { price_id: other?.price_id } });
    expect(shownFirst.result.change).toMatchObject({
      fields: [{ field: "car_class", was: "Economy", is: "Minivan" }],
      was: own?.price,
      is: other?.price,
    });
    const deed = { change: { price_id: other?.price_id }, ...shown(shownFirst.result) };
    expect((await change(order, deed)).error).toBeNull();
    expect((await viewOrder(test, order)).total).toBe(other?.price);
  });

  it("what a paid order owes since it became dearer is written down as cash by whoever may, and exactly that goes back once it is cheaper (OPS-24)", async () => {
    const order = await paid();
    const dearer = await preview(order, STOP);
    await change(order, { ...STOP, ...shown(dearer.result) });
    const [{ version = 0 } = {}] = (await rows("select version from orders where order_id = $1", [order.order_id])) as {
      version?: number;
    }[];
    const cash = async (due: number, who: Person, seen = version) =>
      post(order, "/cash", { trip_id: undefined, expected_due: due, version: seen }, who);
    expect((await cash(300, "support")).error?.code).toBe(1006);
    expect((await cash(299, "dispatcher")).error?.code).toBe(5023);
    // The same sum of an order that somebody has changed since is not what was seen (OPR-04).
    expect((await cash(300, "dispatcher", version - 1)).error?.code).toBe(5023);
    const both = await Promise.all(["dispatcher", "admin"].map(async (who) => cash(300, who as Person)));
    expect(both.map(({ error }) => error?.code ?? 0).toSorted((one, other) => one - other)).toEqual([0, 6001]);
    expect(both.find(({ error }) => error === null)?.result).toMatchObject({ paid: order.price + 300, due: 0 });
    expect(await viewOrder(test, order)).toMatchObject({
      payment: "paid",
      account: { paid: order.price + 300, due: 0, balance: "settled" },
    });
    expect(
      await rows("select kind, author, amount::int from entries where order_id = $1 and kind = 'cash'", [
        order.order_id,
      ]),
    ).toEqual([{ kind: "cash", author: expect.stringMatching(/^operator:\d+$/), amount: 30_000 }]);
    const cheaper = await preview(order, NO_STOP);
    // Cards brought enough of it, so nothing of that is given back by hand.
    expect(cheaper.result.by_hand).toBe(0);
    await change(order, { ...NO_STOP, ...shown(cheaper.result) });
    await jobsDone(test);
    expect(await rows("select amount::int, state from refunds where order_id = $1", [order.order_id])).toEqual([
      { amount: 30_000, state: "recorded" },
    ]);
    const ofCash = await placedOrder(test.app);
    await overpayInCash(test.database.pool, ofCash.order_id, 50_000);
    expect((await preview(ofCash, STOP)).result).toMatchObject({ paid: ofCash.price + 500, by_hand: 200 });
  });

  it("refuses another price than the one that was shown, with both sums, and changes nothing", async () => {
    const order = await placedOrder(test.app);
    const { result } = await preview(order, STOP);
    const { error } = await change(order, { ...STOP, ...shown(result), expected_total: order.price });
    expect(error).toMatchObject({ code: 3004, details: { old_price: order.price, new_price: result.change.is } });
    expect((await change(order, { ...STOP, ...shown(result), version: result.version + 1 })).error?.code).toBe(5023);
    expect((await viewOrder(test, order)).trips[0]?.pickup_time).toBe("2026-11-24 18:40");
    expect((await preview(order, { change: { start_location: { time: "2026-11-24 18:40" } } })).error?.code).toBe(5061);
  });

  it("asks the fee of the terms once the free time is over, and gives it up for whoever may", async () => {
    const order = await paid();
    await rows("update trips set pickup_at = $2 where order_id = $1", [
      order.order_id,
      new Date(TEST_NOW + 3 * 3_600_000),
    ]);
    const { result } = await preview(order, DAY);
    expect(result).toMatchObject({ fee: order.price, terms_fee: order.price, cost: order.price * 2, may_waive: false });
    expect((await preview(order, { ...DAY, waive: true }, "dispatcher")).error?.code).toBe(5060);
    expect((await change(order, { ...DAY, ...shown(result), expected_fee: 0 })).error?.code).toBe(5025);
    // Names and numbers cost nothing at any time.
    expect((await preview(order, { change: { comment: "Two dogs" } })).result.fee).toBe(0);
    expect((await change(order, { ...DAY, ...shown(result) })).error).toBeNull();
    expect((await viewOrder(test, order)).account).toMatchObject({ due: order.price, balance: "part-paid" });
    const given = await rows("select kind, amount::int from entries where order_id = $1 and kind = 'fee'", [
      order.order_id,
    ]);
    expect(given).toEqual([{ kind: "fee", amount: order.price * 100 }]);
  });
});

describe("OPS-25: a price that is agreed on", () => {
  it("is one line in place of the ride's beside its stops, owed or given back to the last kopeck, with its reason in the history", async () => {
    const order = await paid();
    const stopped = await preview(order, STOP);
    await change(order, { ...STOP, ...shown(stopped.result) });
    const asked = { price: order.price - 100.5 };
    expect((await post(order, "/agreed-price/preview", asked, "support")).status).toBe(403);
    // A dispatcher's limit is nothing until the operator sets one.
    expect((await post(order, "/agreed-price/preview", asked, "dispatcher")).error?.code).toBe(5047);
    const { result } = await post<EndpointResult<typeof previewAgreedPrice>>(
      order,
      "/agreed-price/preview",
      asked,
      "admin",
    );
    const total = order.price + 300 - 100.5;
    expect(result).toMatchObject({
      tariff: order.price,
      cost: total,
      change: {
        is: total,
        lines: [
          { name: "Economy", was: order.price, is: null },
          { was: 300, is: 300 },
          { name: "Agreed price", was: null, is: asked.price },
        ],
      },
      letter: { to: "anna@example.com" },
    });
    const press = { ...asked, version: result.version, reason: "A regular guest", expected_total: total };
    expect((await post(order, "/agreed-price", { ...press, expected_total: 1 }, "admin")).error?.code).toBe(3004);
    expect((await post(order, "/agreed-price", press, "dispatcher")).error?.code).toBe(5047);
    expect((await post(order, "/agreed-price", press, "admin")).error).toBeNull();
    const view = await viewOrder(test, order);
    expect(view).toMatchObject({ total, trips: [{ lines: [{ price: asked.price }, { price: 300 }] }] });
    const desk = await call<EndpointResult<typeof getDeskOrder>>(
      test.app,
      "GET",
      `/operator/v1/orders/${order.order_id}?lang=en`,
      { headers: headers["admin"] ?? {} },
    );
    expect(desk.result.history).toContainEqual(
      expect.objectContaining({
        call: "agreePrice",
        reason: "A regular guest",
        after: { price: asked.price, tariff: order.price, currency: "RUB" },
      }),
    );
    // The staff reads why beside the line; the traveller reads the line alone.
    expect(desk.result.agreed).toMatchObject([
      { trip_id: order.order_id, reason: "A regular guest", tariff: order.price, by: { name: "Galina Demo" } },
    ]);
    expect(JSON.stringify(view)).not.toContain("regular guest");
    // The limit goes on from the tariff's price, and a stop that is taken off leaves the agreed price.
    const again = await post<EndpointResult<typeof previewAgreedPrice>>(
      order,
      "/agreed-price/preview",
      { price: 1 },
      "admin",
    );
    expect(again.result.tariff).toBe(order.price);
    expect((await preview(order, NO_STOP)).result.change.is).toBe(asked.price);
  });
});

it("OPS-18: another provider drives for the price, the lines and the terms that were sold, and board, letters and history follow", async () => {
  const order = await placedOrder(test.app);
  const id = order.order_id;
  const ask = async <T>(path: string) =>
    (await call<T>(test.app, "GET", `/operator/v1${path}`, { headers: headers["dispatcher"] ?? {} })).result;
  const act = async (path: string, body: object) => post<Static<typeof DeskOrder>>(order, path, body, "dispatcher");
  const sold = async () =>
    rows("select quote::text, lines::text, terms::text, amount, provider_id from trips where trip_id = $1", [id]);
  const before = await sold();
  const found = await ask<EndpointResult<typeof findTripProviders>>(`/orders/${id}/providers?trip_id=${id}&lang=en`);
  const { version, sold: price } = found;
  expect(price).toBe(order.price);
  expect(found.providers).toEqual([
    { id: 1, name: "First fleet", is_seller: true, is_driving: true, price, without: [] },
    { id: 2, name: "Second fleet", is_seller: false, is_driving: false, price: price + 500, without: [] },
  ]);

  const driver = { name: "Sergey", phone: "", car: "Camry", plate: "" };
  const named = await act("/driver", { version, driver, tell: false });
  const set = { version: named.result.version, provider_id: 2 };
  expect((await act("/provider", { ...set, version })).error?.code).toBe(5023);
  expect((await act("/provider", { ...set, provider_id: 999 })).error?.code).toBe(1000);
  expect((await act("/provider", { ...set, provider_id: 1 })).error?.code).toBe(5061);
  const { result } = await act("/provider", set);
  expect(result).toMatchObject({
    version: set.version + 1,
    trips: [{ provider: { id: 2, name: "Second fleet" }, sold_by: { id: 1, name: "First fleet" }, driver: null }],
  });
  expect(await sold()).toEqual(before);
  expect((await viewOrder(test, order)).trips[0]).toMatchObject({ provider: "Second fleet", price });
  const onBoard = async (provider: number) => {
    const { trips } = await ask<EndpointResult<typeof findBoardTrips>>(`/trips?provider=${provider}&limit=100`);
    return trips.some(({ trip_id: one }) => one === id);
  };
  expect([await onBoard(1), await onBoard(2)]).toEqual([false, true]);

  // Another detail of the ride leaves who drives; its seller may drive again.
  const comment = { change: { comment: "Two dogs" }, version: result.version };
  await act("/change", { ...comment, expected_total: price, expected_fee: 0 });
  const desk = await ask<EndpointResult<typeof getDeskOrder>>(`/orders/${id}`);
  expect(desk.trips[0]?.provider.id).toBe(2);
  expect(desk.history).toContainEqual(
    expect.objectContaining({
      call: "setTripProvider",
      trip_id: id,
      after: { provider: { en: "Second fleet", ru: "Второй парк" } },
    }),
  );
  const back = await act("/provider", { version: desk.version, provider_id: 1 });
  expect(back.result.trips[0]).toMatchObject({ provider: { id: 1 }, sold_by: null });
});
