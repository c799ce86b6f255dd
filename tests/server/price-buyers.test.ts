import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_PREFIXES } from "#contract/wire/endpoint.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import {
  anyPrice,
  attemptKey,
  backBody,
  call,
  placedOrder,
  placeOrder,
  searchPrices,
  tripBody,
} from "../support/factories.ts";
import { headersOf } from "../support/log-in.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

const FOREIGN = ERRORS["quote-foreign"].number;
/** Adds to every price, and its visitors may pay the driver. */
const DEARER = 1863;
/** Sells at the operator's own prices. */
const PLAIN = 25_526;
const NOBODY = 999_999;

/** Whom the search names, then whom the order names. */
const CROSSED: readonly (readonly [number | undefined, number | undefined])[] = [
  [undefined, DEARER],
  [undefined, PLAIN],
  [DEARER, PLAIN],
  [PLAIN, DEARER],
  [NOBODY, DEARER],
  [DEARER, NOBODY],
];
const MATCHING: typeof CROSSED = [
  [undefined, undefined],
  [DEARER, DEARER],
  [PLAIN, PLAIN],
  [NOBODY, NOBODY],
  // A client that names its number in the search alone takes it from the price.
  [DEARER, undefined],
  // A number that is no partner's changes neither price nor rights.
  [undefined, NOBODY],
];

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const priceOf = (user: number | string | undefined) =>
  anyPrice(test.app, { query: user === undefined ? "" : `&user_id=${user}` });
const named = (user: number | string | undefined) => (user === undefined ? {} : { user_id: user });
const countOrders = async () => (await test.database.pool.query("select count(*) from orders")).rows[0] as unknown;

describe("T-11: a visitor's price is sold with the partner it was asked for", () => {
  it.each(CROSSED)("a price asked for %s is not sold to %s by any call that charges it", async (asked, user) => {
    const price = await priceOf(asked);
    const before = await countOrders();
    for (const prefix of API_PREFIXES) {
      for (const said of [
        { trip: named(user), top: {} },
        { trip: {}, top: named(user) },
      ]) {
        const body = tripBody(price.price_id, { ...said.trip });
        const { error } = await placeOrder(test.app, [body], { prefix, key: attemptKey(), top: said.top });
        expect([prefix, error?.code]).toEqual([prefix, FOREIGN]);
      }
      const query = `?lang=en${user === undefined ? "" : `&user_id=${user}`}`;
      const check = await call(test.app, "POST", `${prefix}/orders/check-time${query}`, {
        body: { price_id: price.price_id, pickup_time: "2026-11-24 18:40" },
      });
      expect(check.error?.code).toBe(FOREIGN);
      const advice = `price_id=${price.price_id}&departure_time=2026-11-24 18:40`;
      const recommended = await call(test.app, "GET", `${prefix}/orders/recommended-time${query}&${advice}`);
      expect(recommended.error?.code).toBe(FOREIGN);
    }
    const params = {
      data: [
        {
          priceID: price.price_id,
          ...(user !== undefined && { userID: user }),
          passengers: [{ phone: "+7 916 123-45-67", email: "info@example.com", name: "Anna" }],
          arrivalNumber: "SU 2455",
          dateArrival: "2026-11-24 18:40",
          destinationAddress: "Metropol",
        },
      ],
    };
    const rpc = await test.app.inject({
      method: "POST",
      url: "/rpc",
      payload: { jsonrpc: "2.0", id: 1, method: "BatchReservations", params },
    });
    expect(rpc.json<{ error: { code: number } }>().error.code).toBe(FOREIGN);
    expect(await countOrders()).toEqual(before);
  });

  it.each(MATCHING)("a price asked for %s is sold to %s", async (asked, user) => {
    const price = await priceOf(asked);
    for (const prefix of API_PREFIXES) {
      const { result, error } = await placeOrder(test.app, [tripBody(price.price_id)], {
        prefix,
        key: attemptKey(),
        top: named(user),
      });
      expect([prefix, error, result[0]?.price]).toEqual([prefix, null, price.price]);
      expect(result[0]?.user_id).toBe(user ?? asked ?? 0);
    }
  });

  it("one order that names nobody is not made of prices for different partners", async () => {
    const [dear, plain] = [await priceOf(DEARER), await priceOf(undefined)];
    for (const [there, back] of [
      [dear, plain],
      [plain, dear],
    ] as const) {
      const trips = [tripBody(there.price_id), backBody(back)];
      const { error } = await placeOrder(test.app, trips, { key: attemptKey() });
      expect(error?.code).toBe(FOREIGN);
    }
  });

  it("a number with zeros before it is the number", async () => {
    const [price, spelled] = [await priceOf(DEARER), await priceOf("0001863")];
    expect(spelled.price).toBe(price.price);
    const { error } = await placeOrder(test.app, [tripBody(spelled.price_id)], {
      key: attemptKey(),
      top: { user_id: DEARER },
    });
    expect(error).toBeNull();
  });
});

describe("T-11: an account's price has the account's own rate", () => {
  it("a price for nobody is sold to an account at the same rate, and not to a partner that adds to it", async () => {
    const price = await priceOf(undefined);
    for (const [person, code] of [
      ["customerA", undefined],
      ["agent", undefined],
      ["partnerP", FOREIGN],
    ] as const) {
      const headers = await headersOf(test.app, person);
      const { error } = await placeOrder(test.app, [tripBody(price.price_id)], { key: attemptKey(), headers });
      expect([person, error?.code]).toEqual([person, code]);
    }
  });

  it("an order is changed at its own partner's rate, whoever asked for the new price", async () => {
    const change = async (asked: number | undefined, top: Record<string, unknown>) => {
      const order = await placedOrder(test.app, {}, { top });
      const prices = await searchPrices(test.app, { query: asked === undefined ? "" : `&user_id=${asked}` });
      const price = prices.find(({ car_class }) => car_class.car_class_id === 5);
      const { error } = await call<unknown>(test.app, "POST", "/v4/orders/trips", {
        body: { order_id: order.order_id, price_id: price?.price_id },
        headers: { "order-key": order.order_key ?? "" },
      });
      return error?.details?.["new_price"];
    };
    const [plain, dear] = await Promise.all([change(undefined, {}), change(DEARER, { user_id: DEARER })]);
    expect(Number(dear)).toBeGreaterThan(Number(plain));
    expect(await change(DEARER, {})).toBe(plain);
    expect(await change(undefined, { user_id: DEARER })).toBe(dear);
  });
});
