import { afterAll, beforeAll, expect, it } from "vitest";
import type { placeOrderFor } from "#contract/console/phone/place-order-for.ts";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { PHONE_PLANS } from "#web/trip/phone/phone-plans.ts";
import { sentTypedPhone, typedPhoneFault } from "#web/trip/phone/typed-phone.ts";
import { anyPrice, attemptKey, call, POINTS, tripBody } from "../../../../../tests/support/factories.ts";
import { headersOf } from "../../../../../tests/support/log-in.ts";
import { SEEN_PHONES } from "../../../../../tests/support/phone-table.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

/** Rides begin in Russia, and the operator is at home in the Emirates. */
const HOMES = ["RU", "AE"];

const ROWS = SEEN_PHONES.filter(({ at, typed, number }) =>
  number === undefined ? at === "RU" : HOMES.includes(at) || /^\s*[+(]?\+|^00|^\d{12,}$/.test(typed),
);

const VERSIONS = ["v1", "v3", "v4"] as const;

let test: TestApp;
let headers: Record<string, string>;
let price: PriceItem;
let deskPrice: PriceItem;

beforeAll(async () => {
  test = await buildTestApp({ variables: { OPERATOR_COUNTRY: "AE", CALLS_PER_MINUTE: "100000" } });
  headers = await headersOf(test.app, "dispatcher");
  price = await anyPrice(test.app);
  const ends = { start_place_point: POINTS.sheremetyevo, finish_place_point: POINTS.moscow, currency: "RUB" };
  const { result } = await call<PriceItem[]>(
    test.app,
    "GET",
    `/operator/v1/prices?${new URLSearchParams({ lang: "en", ...ends }).toString()}`,
    { headers },
  );
  deskPrice = result[0] as PriceItem;
});
afterAll(() => test.close());

const people = (phone: string, at: number) => [{ name: "Anna", phone, email: `anna${at}@example.org` }];

const keptOf = async (orderId: number | undefined): Promise<unknown> => {
  const { rows } = await test.database.pool.query<{ customer_phone: string }>(
    "select customer_phone from orders join trips using (order_id) where trip_id = $1 or order_id = $1 limit 1",
    [orderId],
  );
  return rows[0]?.customer_phone;
};

const byApi = async (version: string, phone: string, at: number): Promise<unknown> => {
  const trip = tripBody(price.price_id, { passengers: people(phone, at) });
  const { result, error } = await call<PlacedOrder[] | null>(test.app, "POST", `/${version}/orders?lang=en`, {
    body: { trips: [trip] },
    headers: { "idempotency-key": attemptKey() },
  });
  return result === null ? error?.details : keptOf(result[0]?.order_id);
};

const byTelephone = async (phone: string, at: number): Promise<unknown> => {
  const trip = tripBody(deskPrice.price_id, { passengers: people(phone, at) });
  const { result, error } = await call<EndpointResult<typeof placeOrderFor> | null>(
    test.app,
    "POST",
    "/operator/v1/orders?lang=en",
    {
      body: { trips: [trip], letter_lang: "en", told: true },
      headers: { ...headers, "idempotency-key": attemptKey() },
    },
  );
  return result === null ? error?.details : keptOf(result.order_id);
};

it("the table has numbers to accept and to refuse", () => {
  expect(ROWS.length).toBeGreaterThan(40);
});

it.each(ROWS.map((row, at) => [row.typed, row.number, at] as const))(
  "ruling 32: %j is %s by the page, by each version of the API and by telephone",
  async (typed, number, at) => {
    const reading = { pickup: "RU", locale: "en", operator: "AE", plans: PHONE_PLANS } as const;
    const refused = { field: "phone" };
    expect(typedPhoneFault(typed, reading) === undefined).toBe(number !== undefined);
    const wire = await byApi(VERSIONS[at % 3] ?? "v4", typed, at);
    if (number === undefined) {
      // Ten and eleven digits are taken as typed from a client, where the page asks for the country.
      const digits = typed.replaceAll(/\D/g, "");
      const isTyped = /^[\d\s()-]+$/.test(typed) && [10, 11, 13, 16].includes(digits.length);
      expect([wire, await byTelephone(typed, at)]).toEqual(isTyped ? [digits, digits] : [refused, refused]);
    } else {
      expect([wire, await byTelephone(typed, at)]).toEqual([number, number]);
      expect(await byApi("v4", sentTypedPhone(typed, reading), at + 1000)).toBe(number);
    }
  },
);
