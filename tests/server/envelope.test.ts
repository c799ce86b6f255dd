import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TSchema } from "typebox";
import { Check, Errors } from "typebox/value";
import { API } from "#contract/api.ts";
import { API_PREFIXES, type Endpoint } from "#contract/endpoint.ts";
import { ErrorEnvelope, successEnvelope } from "#contract/envelope.ts";
import { ERRORS } from "#contract/errors.ts";
import type { PlacedOrder } from "#contract/orders.ts";
import { anyPrice, attemptKey, placedOrder, POINTS, tripBody } from "../support/factories.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

let test: TestApp;
let order: PlacedOrder;
let priceId: number;
beforeAll(async () => {
  test = await buildTestApp();
  order = await placedOrder(test.app);
  priceId = (await anyPrice(test.app)).price_id;
});
afterAll(() => test.close());

/** One call of an endpoint, below a prefix. */
interface Ask {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

const ROUTE_REQUEST = {
  start: { title: "Sheremetyevo", location: POINTS.sheremetyevo },
  finish: { title: "Sydney", location: POINTS.sydney },
  contact: { name: "Anna Ivanova", phone: "+7 916 123-45-67", email: "anna@example.com" },
};

const GOOD: Readonly<Record<string, () => readonly Ask[]>> = {
  findTransportNodes: () => [
    { path: "/transport-nodes?term=LHR" },
    { path: "/transport-nodes" },
    { path: "/transport-nodes?term=qqqqqq&lang=en" },
  ],
  findPlaces: () => [
    { path: "/places/find?term=Шереметьево" },
    { path: "/places/find?term=" },
    { path: "/places/find?term=%F0%9F%9A%95" },
  ],
  getPlace: () => [],
  getCountryByPoint: () => [
    { path: "/places/get-country-by-point?point=55.75,37.61" },
    { path: "/places/get-country-by-point?point=0,-20&lang=en" },
  ],
  checkLocationFromPlaces: () => [
    { path: "/places/check-location-from-places", body: { place_ids: ["g524901"], place_id: "g524901" } },
    { path: "/places/check-location-from-places?lang=en", body: { place_ids: 524_901, place_id: 498_817 } },
  ],
  getNavigationPath: () => [
    { path: `/navigation-paths?start_point=${POINTS.sheremetyevo}&finish_point=${POINTS.moscow}` },
  ],
  searchPrices: () => [
    {
      path: `/prices?start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}&lang=en&alternative_currency=usd`,
    },
    {
      path: `/prices?start_place_point=${POINTS.heathrow}&finish_place_point=${POINTS.london}&currency=GBP&alternative_currency=XXX`,
    },
    { path: `/prices?start_place_point=${POINTS.atlantic}&finish_place_point=${POINTS.moscow}` },
    {
      path: `/prices?start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}&departure_time=2026-11-24%2023:30&flexible_tariff=0&current_price_id=${priceId}&passengers_count=4`,
    },
  ],
  getPriceLines: () => [{ path: `/prices/${priceId}/lines` }, { path: `/prices/${priceId}/lines?lang=en` }],
  requestRoute: () => [
    { path: "/route-requests", body: ROUTE_REQUEST, headers: { "idempotency-key": attemptKey() } },
    { path: "/route-requests?lang=en", body: { ...ROUTE_REQUEST, round_trip: true, text: "skis" } },
  ],
  searchRentPrices: () => [
    { path: `/prices/rent?start_place_point=${POINTS.moscow}&lang=en&duration=7200&alternative_currency=usd` },
    { path: `/prices/rent?start_place_point=${POINTS.sheremetyevo}&departure_time=2026-11-24 23:30&user_id=5` },
    { path: `/prices/rent?start_place_point=${POINTS.atlantic}` },
  ],
  calculateNewPrice: () => [
    { path: "/prices/calculation-new-price", body: { hash: "WELCOME10", data_prices: [{ price_audit_id: priceId }] } },
    {
      path: "/prices/calculation-new-price?lang=en",
      body: {
        currency: "EUR",
        hash: "WELCOME10",
        data_prices: [{ price_audit_id: String(priceId), number_subaddress: "1", place_audit_id: null, duration: "" }],
      },
    },
  ],
  getMiles: () => [
    { path: "/partners/miles?priority_s7=1230&price=2000" },
    { path: "/partners/miles?price=2000&currency=XXX&lang=en" },
  ],
  checkTime: () => [
    { path: "/orders/check-time", body: { price_id: priceId, pickup_time: "2026-11-24 18:40" } },
    {
      path: "/orders/check-time",
      body: { price_id: priceId, pickup_time: "2020-01-01 00:00", departure_time: "2026-11-24 20:00" },
    },
  ],
  placeOrder: () => [
    { path: "/orders", body: { trips: [tripBody(priceId)] }, headers: { "idempotency-key": attemptKey() } },
    {
      path: "/orders?lang=en",
      body: { pay_by: "cash", trips: [tripBody(priceId)] },
      headers: { "idempotency-key": attemptKey() },
    },
  ],
  getAttempt: () => [{ path: `/orders/attempt/${attemptKey()}` }],
  getOrder: () => [{ path: `/orders/${order.order_id}?lang=en`, headers: { "order-key": order.order_key ?? "" } }],
  getPayUrl: () => [{ path: `/orders/pay-url?transaction=${order.transaction}` }],
};

const BAD: Readonly<Record<string, () => readonly (readonly [number, Ask])[]>> = {
  findTransportNodes: () => [[400, { path: `/transport-nodes?term=${"x".repeat(1001)}` }]],
  findPlaces: () => [[400, { path: `/places/find?term=${"x".repeat(1001)}` }]],
  getPlace: () => [[404, { path: "/places/nowhere-at-all" }]],
  getCountryByPoint: () => [[400, { path: "/places/get-country-by-point?point=nowhere" }]],
  checkLocationFromPlaces: () => [
    [400, { path: "/places/check-location-from-places", body: { place_ids: [] } }],
    [404, { path: "/places/check-location-from-places", body: { place_ids: ["g99999999"], place_id: "g524901" } }],
  ],
  getNavigationPath: () => [[400, { path: "/navigation-paths?start_point=1,1&finish_point=100,1" }]],
  searchPrices: () => [
    [400, { path: "/prices" }],
    [400, { path: "/prices?start_place_point=91,0&finish_place_point=0,0" }],
  ],
  getPriceLines: () => [
    [200, { path: "/prices/7/lines" }],
    [400, { path: "/prices/abc/lines" }],
    [400, { path: "/prices/2147483648/lines" }],
  ],
  requestRoute: () => [
    [400, { path: "/route-requests", body: {} }],
    [200, { path: "/route-requests", body: { ...ROUTE_REQUEST, contact: { name: "" } } }],
  ],
  searchRentPrices: () => [
    [400, { path: "/prices/rent" }],
    [400, { path: "/prices/rent?start_place_point=91,0" }],
    [400, { path: `/prices/rent?start_place_point=${POINTS.moscow}&duration=90000` }],
  ],
  calculateNewPrice: () => [
    [400, { path: "/prices/calculation-new-price", body: { hash: "WELCOME10" } }],
    [200, { path: "/prices/calculation-new-price", body: { hash: "NONE", data_prices: [{ price_audit_id: 1 }] } }],
    [200, { path: "/prices/calculation-new-price", body: { hash: "WELCOME10", data_prices: [{ price_audit_id: 1 }] } }],
  ],
  getMiles: () => [
    [400, { path: "/partners/miles?priority_s7=1230" }],
    [200, { path: "/partners/miles?priority_s7=1231&price=2000&lang=en" }],
  ],
  checkTime: () => [
    [400, { path: "/orders/check-time", body: {} }],
    [200, { path: "/orders/check-time", body: { price_id: 1, pickup_time: "2026-11-24 18:40" } }],
  ],
  placeOrder: () => [
    [400, { path: "/orders", body: { trips: [] } }],
    [200, { path: "/orders", body: { trips: [tripBody(1)] } }],
    [200, { path: "/orders", body: { trips: [tripBody(priceId)], expected_total: 1 } }],
  ],
  getAttempt: () => [[400, { path: "/orders/attempt/short" }]],
  getOrder: () => [
    [400, { path: "/orders/abc" }],
    [401, { path: `/orders/${order.order_id}` }],
    [404, { path: `/orders/${order.order_id}`, headers: { "order-key": "A".repeat(22) } }],
  ],
  getPayUrl: () => [
    [404, { path: "/orders/pay-url?transaction=5" }],
    [400, { path: "/orders/pay-url?transaction=abc" }],
    [400, { path: "/orders/pay-url?transaction=2147483648" }],
  ],
};

async function ask(endpoint: Endpoint, prefix: string, { path, body, headers }: Ask) {
  const response = await test.app.inject({
    method: endpoint.method,
    url: `${prefix}${path}`,
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>(), headers: response.headers };
}

function complaints(schema: TSchema, value: unknown): unknown {
  return Check(schema, value) ? "fits" : [...Errors(schema, value)];
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe.each(API.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (name, endpoint) => {
  it("answers what its schema says, with error null, under every prefix and with a slash at the end", async () => {
    const found = name === "getPlace" ? await placeAsks() : (GOOD[name]?.() ?? []);
    expect(found.length).toBeGreaterThan(0);
    for (const good of found) {
      for (const prefix of API_PREFIXES) {
        // One attempt key is one order under all prefixes, so that this also shows one meaning of all of them.
        const { status, body } = await ask(endpoint, prefix, good);
        expect([prefix, good.path, status, body["error"]]).toEqual([prefix, good.path, 200, null]);
        expect(Object.keys(body)).toEqual(["result", "error", "x-uuid"]);
        expect(body["x-uuid"]).toMatch(UUID);
        expect(complaints(successEnvelope(endpoint.result), body)).toBe("fits");
        checkIds(body["result"]);
      }
      const [path = "", query] = good.path.split("?");
      const slashed = await ask(endpoint, "/v4", {
        ...good,
        path: `${path}/${query === undefined ? "" : `?${query}`}`,
      });
      expect([slashed.status, slashed.body["error"]]).toEqual([200, null]);
    }
  });

  it("refuses in the envelope, with result null and every member of the error", async () => {
    const found = BAD[name]?.() ?? [];
    expect(found.length).toBeGreaterThan(0);
    for (const [status, bad] of found) {
      for (const prefix of ["/v1", "/transnextgen/v4"]) {
        const answer = await ask(endpoint, prefix, bad);
        expect([bad.path, answer.status]).toEqual([bad.path, status]);
        expect(complaints(ErrorEnvelope, answer.body)).toBe("fits");
        expect(answer.body["result"]).toBeNull();
        expect(answer.body["x-uuid"]).toMatch(UUID);
        const error = answer.body["error"] as { code: number; message: string };
        const code = Object.entries(ERRORS).find(([, spec]) => spec.number === error.code)?.[0] ?? "";
        expect([...endpoint.errors, "malformed", "unauthorised"]).toContain(code);
        expect(error.message).not.toMatch(/errors\.|\{|undefined/);
      }
    }
  });

  it("drops members it does not know and counts them, and never lets them through", async () => {
    const [first] = name === "getPlace" ? await placeAsks() : (GOOD[name]?.() ?? []);
    if (first === undefined) throw new Error("nothing to ask");
    const before = await unknownCount(name);
    const path = `${first.path}${first.path.includes("?") ? "&" : "?"}role=admin&is_paid=1`;
    const body = first.body === undefined ? {} : { body: { ...(first.body as object), status: 2, owner: { id: 1 } } };
    const { status } = await ask(endpoint, "/v4", { ...first, ...body, path });
    expect(status).toBe(200);
    expect((await unknownCount(name)) - before).toBe(first.body === undefined ? 2 : 4);
  });
});

async function placeAsks(): Promise<Ask[]> {
  const response = await test.app.inject({ url: "/v4/transport-nodes?term=SVO" });
  const [found] = response.json<{ result: { place_id: string }[] }>().result;
  return [
    { path: `/places/${encodeURIComponent(found?.place_id ?? "")}` },
    { path: `/places/${encodeURIComponent(found?.place_id ?? "")}?lang=en` },
  ];
}

async function unknownCount(endpoint: string): Promise<number> {
  const { body } = await test.app.inject({ url: "/metrics" });
  return Number(new RegExp(`contract_unknown_members_total\\{endpoint="${endpoint}"\\} (\\d+)`).exec(body)?.[1] ?? 0);
}

/** Contract 1.7: clients read every id into 32 bits. */
function checkIds(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [member, inner] of Object.entries(value)) {
    if (typeof inner === "number" && /(_id|^id|transaction)$/.test(member)) {
      expect([member, Number.isInteger(inner), inner < 2 ** 31, inner >= 0]).toEqual([member, true, true, true]);
    }
    checkIds(inner);
  }
}

it("T-05: unknown members inside a trip are dropped and counted one by one", async () => {
  const before = await unknownCount("placeOrder");
  const trip = tripBody(priceId, { partner_id: 7, send_params: { a: 1 }, comment: "counted" });
  const response = await test.app.inject({ method: "POST", url: "/v4/orders", payload: { trips: [trip] } });
  expect(response.statusCode).toBe(200);
  expect((await unknownCount("placeOrder")) - before).toBe(2);
});
