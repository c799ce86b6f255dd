import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { API_PREFIXES } from "#contract/wire/endpoint.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { PAY_BYS } from "#domain/orders/pay-by.ts";
import { anyPrice, attemptKey, call, placedOrder, placeOrder, tripBody } from "../support/factories.ts";
import { headersOf, type Person } from "../support/log-in.ts";
import { offerMade } from "../support/offer-made.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

const NOT_OFFERED = ERRORS["cash-not-offered"].number;

/** Everybody who may not pay the driver, by the account that calls and the number that the call names. */
const WITHOUT: readonly (readonly [string, { readonly person?: Person; readonly names?: number }])[] = [
  ["a visitor", {}],
  ["a visitor who names an account with the right", { names: 30 }],
  ["a visitor who names a company's account with the right", { names: 20 }],
  ["a visitor who names a partner without the right", { names: 25_526 }],
  ["a visitor who names nobody", { names: 999_999 }],
  ["a customer", { person: "customerA" }],
  ["a partner without the right", { person: "partnerQ" }],
];

/** Everybody who may. */
const WITH: typeof WITHOUT = [
  ["an agent with the right", { person: "agent" }],
  ["an employee of a company with the right", { person: "coordinatorY" }],
  ["a partner with the right", { person: "partnerP" }],
  ["a visitor of the pages of that partner", { names: 1863 }],
];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const confirmedUnpaid = async (): Promise<number> => {
  const { rows } = await test.database.pool.query<{ many: number }>(
    "select count(*)::int as many from orders where state = 'confirmed' and paid_at is null",
  );
  return rows[0]?.many ?? -1;
};

/** The pieces of a call by one of these buyers, with a price of their own. */
async function buying({ person, names }: (typeof WITHOUT)[number][1]) {
  const headers = person === undefined ? {} : await headersOf(test.app, person);
  const query = names === undefined ? "" : `&user_id=${names}`;
  const price = await anyPrice(test.app, { headers, query });
  return { headers, trip: tripBody(price.price_id), top: names === undefined ? {} : { user_id: names } };
}

describe("ruling 33, found 1: nobody pays the driver without a right", () => {
  it.each(WITHOUT)("%s: an order in cash is refused under every prefix, in words of the language", async (_, who) => {
    const { headers, trip, top } = await buying(who);
    for (const prefix of API_PREFIXES) {
      const said = { headers, prefix, top: { ...top, pay_by: "cash" } };
      const { result, error } = await placeOrder(test.app, [trip], { key: attemptKey(), ...said });
      expect([prefix, result, error?.code]).toEqual([prefix, null, NOT_OFFERED]);
      expect(error?.message).toBe("Этот заказ нельзя оплатить наличными. Оплатите картой");
    }
    expect(await confirmedUnpaid()).toBe(0);
  });

  it.each(WITHOUT)("%s: an order that was placed for a card does not become one in cash", async (_, who) => {
    const { headers, trip, top } = await buying(who);
    const { result, error } = await placeOrder(test.app, [trip], { key: attemptKey(), headers, top });
    expect(error).toBeNull();
    const [order] = result;
    const shown = { ...headers, ...(order?.order_key && { "order-key": order.order_key }) };
    // The number of a partner with the right changes nothing about an order that is there.
    const named = who.person === undefined ? "?user_id=1863" : "";
    for (const prefix of API_PREFIXES) {
      const approved = await call(test.app, "POST", `${prefix}/orders/approve/${order?.transaction}${named}`, {
        body: { pay_by: "cash" },
        headers: shown,
      });
      expect([prefix, approved.error?.code]).toEqual([prefix, NOT_OFFERED]);
    }
    expect(await confirmedUnpaid()).toBe(0);
  });

  it("however the payment is spelled, a visitor's order is refused or waits for the card", async () => {
    const { price_id: id } = await anyPrice(test.app);
    const spellings = [
      "CASH",
      " cash ",
      "Cash",
      "cash\u0000",
      1,
      0,
      2,
      true,
      ["cash"],
      [],
      {},
      { "0": "cash" },
      null,
      "",
    ];
    for (const pay_by of spellings) {
      const { result } = await placeOrder(test.app, [tripBody(id, { pay_by: "cash" })], {
        key: attemptKey(),
        top: { pay_by },
      });
      expect([pay_by, result?.[0]?.status ?? 6]).toEqual([pay_by, 6]);
    }
    const others = { payBy: "cash", payment_method: "cash", payable_status: 1, to_card_and_cash: true, is_cash: true };
    const { result } = await placeOrder(test.app, [tripBody(id, others)], { key: attemptKey(), top: others });
    expect(result[0]?.status).toBe(6);
    expect(await confirmedUnpaid()).toBe(0);
  });

  it("a change of an order says nothing about its payment", async () => {
    const order = await placedOrder(test.app);
    for (const method of ["POST", "PUT"] as const) {
      await call(test.app, method, "/v4/orders/trips", {
        body: { order_id: order.order_id, comment: method, pay_by: "cash" },
        headers: { "order-key": order.order_key ?? "" },
      });
    }
    const { rows } = await test.database.pool.query("select pay_by, state from orders where order_id = $1", [
      order.order_id,
    ]);
    expect(rows).toEqual([{ pay_by: "card", state: "placed" }]);
  });

  it("the old JSON-RPC call orders for the card only", async () => {
    const { price_id: priceID } = await anyPrice(test.app);
    const ride = {
      priceID,
      pay_by: "cash",
      passengers: [{ name: "Anna", phone: "79161234567", email: "anna@example.com" }],
      arrivalNumber: "SU 2455",
      dateArrival: "2026-11-24 18:40",
      locationAddress: "Sheremetyevo",
      destinationAddress: "Tverskaya, 1",
    };
    const answer = await test.app.inject({
      method: "POST",
      url: "/rpc",
      payload: {
        jsonrpc: "2.0",
        id: 1,
        method: "BatchReservations",
        params: { data: [ride], pay_by: "cash" },
        pay_by: "cash",
      },
    });
    const [placed] = answer.json<{ result: { OrderID: number }[] }>().result;
    const { rows } = await test.database.pool.query("select pay_by, state from orders where order_id = $1", [
      placed?.OrderID,
    ]);
    expect(rows).toEqual([{ pay_by: "card", state: "placed" }]);
  });

  it("a car by the hour is no exception", async () => {
    const { result } = await call<{ price_id: number }[]>(
      test.app,
      "GET",
      "/v4/prices/rent?start_place_point=55.75222,37.61556&duration=14400&lang=ru&currency=RUB",
    );
    const trip = tripBody(result[0]?.price_id ?? 0, { finish_location: null, is_rent: true, duration: 14_400 });
    const { error } = await placeOrder(test.app, [trip], { key: attemptKey(), top: { pay_by: "cash" } });
    expect(error?.code).toBe(NOT_OFFERED);
  });

  it("an offer is taken for the card only, and its page says so", async () => {
    const { id, key, day } = await offerMade(test);
    const headers = { "order-key": key };
    const shown = await call<{ pay_by: string[] }>(test.app, "GET", `/v4/offers/${id}?lang=en`, { headers });
    expect([shown.error, shown.result?.pay_by]).toEqual([null, ["card"]]);
    const ride = {
      start_location: { time: `${day} 12:00`, flight_number: "SU 2455" },
      finish_location: { address: "Tverskaya, 1" },
      passengers: [{ name: "Anna Ivanova", phone: "+7 916 123-45-67", email: "anna@example.com" }],
    };
    const { error } = await call(test.app, "POST", `/v4/offers/${id}/accept?lang=en`, {
      body: { trips: [ride], pay_by: "cash" },
      headers: { ...headers, "idempotency-key": attemptKey() },
    });
    expect(error?.code).toBe(NOT_OFFERED);
    expect(await confirmedUnpaid()).toBe(0);
  });
});

describe("found 1: a right to pay the driver", () => {
  it.each(WITH)("%s: the order is confirmed at once, or after it was placed for the card", async (_, who) => {
    const { headers, trip, top } = await buying(who);
    const cash = await placeOrder(test.app, [trip], { key: attemptKey(), headers, top: { ...top, pay_by: "cash" } });
    expect([cash.error, cash.result[0]?.status]).toEqual([null, 2]);
    const { result } = await placeOrder(test.app, [trip], { key: attemptKey(), headers, top });
    const [order] = result as [PlacedOrder];
    const approved = await call<{ status: number }>(test.app, "POST", `/v4/orders/approve/${order.transaction}`, {
      body: {},
      headers: { ...headers, ...(order.order_key && { "order-key": order.order_key }) },
    });
    expect([approved.error, approved.result.status]).toEqual([null, 2]);
  });

  it("visitors have it where the operator's setting says so, and those of a partner without the right still have none", async () => {
    const open = await buildTestApp({ variables: { VISITORS_PAY_CASH: "yes" } });
    const cash = async (query: string, top: object) => {
      const price = await anyPrice(open.app, { query });
      return placeOrder(open.app, [tripBody(price.price_id)], { key: attemptKey(), top: { ...top, pay_by: "cash" } });
    };
    expect((await cash("", {})).result[0]?.status).toBe(2);
    expect((await cash("&user_id=25526", { user_id: 25_526 })).error?.code).toBe(NOT_OFFERED);
    await open.close();
  });

  it.each([
    ["a visitor", {}, "", false],
    ["a visitor of a partner's page", {}, "?user_id=1863", true],
    ["a customer", { person: "customerA" as Person }, "", false],
    ["an agent", { person: "agent" as Person }, "", true],
  ])("the settings of %s say what the server takes", async (_, { person }: { person?: Person }, query, may) => {
    const headers = person === undefined ? {} : await headersOf(test.app, person);
    const { result } = await call<{ to_card_and_cash: boolean }>(
      test.app,
      "GET",
      `/v4/partners/get-setting-user${query}`,
      { headers },
    );
    expect(result.to_card_and_cash).toBe(may);
  });
});

it("the database keeps each way to pay, and no other", async () => {
  const { rows } = await test.database.pool.query<{ rule: string }>(
    "select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'orders_pay_by_check'",
  );
  expect(rows[0]?.rule.match(/(?<=')\w+(?=')/g)).toEqual([...PAY_BYS]);
});
