import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { TripItem } from "#contract/orders/trips.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import {
  attemptKey,
  call,
  placedOrder,
  placeOrder,
  anyPrice,
  tripBody,
} from "../../../../../tests/support/factories.ts";
import { headersOf, PEOPLE, type Person } from "../../../../../tests/support/log-in.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
const headers: Partial<Record<Person, Record<string, string>>> = {};
const orders: Record<string, PlacedOrder> = {};

/** The orders by owner, with the people who may see and change each one, besides its key and an administrator. */
const OWNERS: Readonly<Record<string, { readonly sees: readonly Person[]; readonly changes: readonly Person[] }>> = {
  customerA: { sees: ["customerA"], changes: ["customerA"] },
  customerB: { sees: ["customerB"], changes: ["customerB"] },
  employeeX: { sees: ["employeeX", "coordinatorX"], changes: ["employeeX", "coordinatorX"] },
  coordinatorX: { sees: ["coordinatorX"], changes: ["coordinatorX"] },
  coordinatorY: { sees: ["coordinatorY"], changes: ["coordinatorY"] },
  agent: { sees: ["agent"], changes: ["agent"] },
  partnerP: { sees: ["partnerP"], changes: ["partnerP"] },
  partnerQ: { sees: ["partnerQ"], changes: ["partnerQ"] },
  "a visitor": { sees: [], changes: [] },
  "a visitor of P's page": { sees: ["partnerP"], changes: [] },
  "a visitor who names a customer": { sees: [], changes: [] },
};
/** Staff that may see whom an order is for; accountants may not, and reach orders in the console alone. */
const isDesk = (person: Person) => ["admin", "dispatcher", "support"].includes(person);
const EVERYBODY = Object.keys(PEOPLE) as Person[];

beforeAll(async () => {
  test = await buildTestApp();
  for (const person of EVERYBODY) headers[person] = await headersOf(test.app, person);
  for (const owner of Object.keys(OWNERS)) {
    const hint = { "a visitor of P's page": 1863, "a visitor who names a customer": 5 }[owner];
    orders[owner] = await placedOrder(test.app, owner in PEOPLE ? { cost_center: COST_CENTER[owner] } : {}, {
      headers: headers[owner as Person] ?? {},
      top: hint === undefined ? {} : { user_id: hint },
    });
  }
});
afterAll(() => test.close());

const COST_CENTER: Readonly<Record<string, string>> = { employeeX: "Sales East", coordinatorX: "Legal" };

const orderOf = (owner: string): PlacedOrder => {
  const order = orders[owner];
  if (order === undefined) throw new Error(`no order of ${owner}`);
  return order;
};
const as = (person: Person) => headers[person] ?? {};
const list = (shown: Record<string, string>, query = "") =>
  call<{ orders: TripItem[]; page_data: { total_items: number } } | null>(
    test.app,
    "GET",
    `/v4/orders/trips?lang=en&limit=100${query}`,
    { headers: shown },
  );
const UNKNOWN = [404, ERRORS["order-unknown"].number];

describe.each(EVERYBODY)("T-01, T-06: %s", (person) => {
  const visible = Object.keys(OWNERS).filter(
    (owner) => isDesk(person) || OWNERS[owner]?.sees.includes(person) === true,
  );

  it("lists exactly the orders it may see", async () => {
    const { result } = await list(as(person));
    expect(new Set(result?.orders.map((trip) => trip.order_id))).toEqual(
      new Set(visible.map((owner) => orderOf(owner).order_id)),
    );
    expect(result?.page_data.total_items).toBe(visible.length);
  });

  it.each(Object.keys(OWNERS))("ROL-12: reaches the order of %s as the table says", async (owner) => {
    const { order_id: id, transaction } = orderOf(owner);
    const sees = visible.includes(owner);
    const changes = isDesk(person) || OWNERS[owner]?.changes.includes(person) === true;
    const one = await list(as(person), `&order_id=${id}`);
    const view = await call(test.app, "GET", `/v4/orders/${id}?lang=en`, { headers: as(person) });
    const papers = await call(test.app, "GET", `/v4/documents/${transaction}?lang=en`, { headers: as(person) });
    const named = await call(test.app, "GET", `/v4/orders/of-transaction/${transaction}`, { headers: as(person) });
    for (const { status, error } of [one, view, named]) {
      expect([status, error?.code]).toEqual(sees ? [200, undefined] : UNKNOWN);
    }
    if (sees) expect([one.result?.orders[0]?.order_id, named.result]).toEqual([id, { order_id: id }]);

    const forbidden = sees ? [403, ERRORS.forbidden.number] : UNKNOWN;
    // Documents are about people, so whoever may only read gets none.
    expect([papers.status, papers.error?.code]).toEqual(changes ? [200, undefined] : forbidden);
    const check = await call(test.app, "GET", `/v4/orders/${id}/check-cancel`, { headers: as(person) });
    const update = await call(test.app, "GET", `/v4/orders/${id}/check-update`, { headers: as(person) });
    // An empty change and a cancellation for a wrong transaction get exactly as far as the rights allow.
    const change = await call(test.app, "POST", "/v4/orders/trips", {
      headers: as(person),
      body: { order_id: id, transaction },
    });
    for (const { status, error } of [check, update, change]) {
      expect([status, error?.code]).toEqual(changes ? [200, undefined] : forbidden);
    }
    const cancel = await call(test.app, "POST", "/v4/orders/trips/cancel", {
      headers: as(person),
      body: { order_id: id, transaction: 1 },
    });
    expect([cancel.status, cancel.error?.code]).toEqual(changes ? UNKNOWN : forbidden);
  });
});

describe("somebody without an account", () => {
  it("is asked to log in, whatever transaction is named (ruling 7)", async () => {
    const { order_id: id, transaction } = orderOf("a visitor");
    const calls = [
      call(test.app, "GET", `/v4/orders/trips?order_id=${id}&user_id=5`),
      call(test.app, "POST", "/v4/orders/trips/cancel", { body: { order_id: id, transaction } }),
      call(test.app, "PUT", "/v4/orders/trips", { body: { order_id: id, transaction } }),
      call(test.app, "POST", `/v4/orders/approve/${transaction}`, { body: {} }),
      call(test.app, "GET", `/v4/documents/${transaction}`),
      call(test.app, "POST", `/v4/documents/send/${transaction}`, { body: {} }),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(401);
  });

  it("opens one order with its key and no other, in every call", async () => {
    const own = orderOf("a visitor");
    const shown = { "order-key": own.order_key ?? "" };
    const mine = await list(shown, `&order_id=${own.order_id}`);
    expect(mine.result?.orders.map((trip) => trip.order_id)).toEqual([own.order_id]);
    expect((await list(shown)).result).toMatchObject({ orders: [], page_data: { total_items: 0, page_count: 0 } });
    for (const owner of Object.keys(OWNERS).filter((name) => name !== "a visitor")) {
      const { order_id: id, transaction } = orderOf(owner);
      const other = await list(shown, `&order_id=${id}`);
      const cancel = await call(test.app, "POST", "/v4/orders/trips/cancel", {
        headers: shown,
        body: { order_id: String(id), transaction: String(transaction) },
      });
      for (const { status, error } of [other, cancel]) expect([status, error?.code]).toEqual(UNKNOWN);
    }
  });

  it("somebody else's order and one that does not exist get byte for byte the same answer", async () => {
    const shown = { "order-key": orderOf("a visitor").order_key ?? "" };
    const ask = async (id: number) => {
      const { body, statusCode } = await test.app.inject({ url: `/v4/orders/trips?order_id=${id}`, headers: shown });
      return [statusCode, body.replace(/"x-uuid":"[^"]+"/, "")];
    };
    expect(await ask(orderOf("customerA").order_id)).toEqual(await ask(1_999_999_999));
  });
});

describe("whose a new order is", () => {
  const stored = async (order: PlacedOrder) => {
    const { rows } = await test.database.pool.query<Record<string, unknown>>(
      "select account_id, company_id, partner_id, cost_center from orders where order_id = $1",
      [order.order_id],
    );
    return rows[0];
  };

  it("the session's account and its company own the order; a hint does not make anyone the owner (ruling 4)", async () => {
    const nobody = { account_id: null, company_id: null, partner_id: null };
    expect(await stored(orderOf("employeeX"))).toMatchObject({ account_id: 20, company_id: 100, partner_id: null });
    expect(await stored(orderOf("partnerP"))).toMatchObject({ account_id: 1863, partner_id: 1863 });
    expect(await stored(orderOf("a visitor"))).toMatchObject(nobody);
    expect(await stored(orderOf("a visitor who names a customer"))).toMatchObject(nobody);
    expect(await stored(orderOf("a visitor of P's page"))).toMatchObject({ account_id: null, partner_id: 1863 });
    expect(orderOf("customerA").user_id).toBe(5);
  });

  it("a session that names another user in the body is refused and stores nothing", async () => {
    const price = await anyPrice(test.app);
    const { status, error } = await placeOrder(test.app, [tripBody(price.price_id)], {
      key: attemptKey(),
      headers: as("customerA"),
      top: { user_id: 6 },
    });
    expect([status, error?.code]).toEqual([200, ERRORS["user-differs"].number]);
  });

  it("R-02: two accounts that order the same within a minute get two orders", async () => {
    const price = await anyPrice(test.app);
    const [one, other] = await Promise.all(
      (["customerB", "agent"] as const).map((person) =>
        placeOrder(test.app, [tripBody(price.price_id)], { headers: as(person) }),
      ),
    );
    expect(one?.result[0]?.order_id).not.toBe(other?.result[0]?.order_id);
    expect(one?.result[0]?.order_key).toMatch(/^[\w-]{22}$/);
    expect(other?.result[0]?.order_key).toMatch(/^[\w-]{22}$/);
  });
});
