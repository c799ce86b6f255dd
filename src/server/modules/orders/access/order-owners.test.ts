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

/** The orders by owner, with the people who may see and change each one, besides its key. */
const OWNERS: Readonly<Record<string, { readonly sees: readonly Person[]; readonly changes: readonly Person[] }>> = {
  customerA: { sees: ["customerA"], changes: ["customerA"] },
  customerB: { sees: ["customerB"], changes: ["customerB"] },
  employeeX: { sees: ["employeeX", "coordinatorX"], changes: ["employeeX", "coordinatorX"] },
  coordinatorX: { sees: ["coordinatorX"], changes: ["coordinatorX"] },
  coordinatorY: { sees: ["coordinatorY"], changes: ["coordinatorY"] },
  agent: { sees: ["agent"], changes: ["agent"] },
  partnerP: { sees: ["partnerP"], changes: ["partnerP"] },
  partnerQ: { sees: ["partnerQ"], changes: ["partnerQ"] },
  dispatcher: { sees: ["dispatcher"], changes: ["dispatcher"] },
  "a visitor": { sees: [], changes: [] },
  "a visitor of P's page": { sees: ["partnerP"], changes: [] },
  "a visitor who names a customer": { sees: [], changes: [] },
};
/** Staff have their own bookings here; they reach those of others through the operator's calls alone. */
const isStaff = (person: Person) => ["admin", "dispatcher", "support", "accountant"].includes(person);
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
const ELSEWHERE = [403, ERRORS["staff-in-console"].number];

describe.each(EVERYBODY)("T-01, T-06: %s", (person) => {
  const visible = Object.keys(OWNERS).filter((owner) => OWNERS[owner]?.sees.includes(person));
  const unknown = isStaff(person) ? ELSEWHERE : UNKNOWN;

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
    const changes = OWNERS[owner]?.changes.includes(person) === true;
    const one = await list(as(person), `&order_id=${id}`);
    const view = await call(test.app, "GET", `/v4/orders/${id}?lang=en`, { headers: as(person) });
    const papers = await call(test.app, "GET", `/v4/documents/${transaction}?lang=en`, { headers: as(person) });
    const named = await call(test.app, "GET", `/v4/orders/of-transaction/${transaction}`, { headers: as(person) });
    for (const { status, error } of [one, view, named]) {
      expect([status, error?.code]).toEqual(sees ? [200, undefined] : unknown);
    }
    if (sees) expect([one.result?.orders[0]?.order_id, named.result]).toEqual([id, { order_id: id }]);

    const forbidden = sees ? [403, ERRORS.forbidden.number] : unknown;
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

describe("found 3: a token of the staff", () => {
  const STAFF = EVERYBODY.filter(isStaff);

  it.each(
    STAFF.flatMap((person) => (["no key", "the key", "a kept key"] as const).map((shown) => [person, shown] as const)),
  )(
    "of %s with %s is told to use the operator's calls by every call about an order, which stays as it is",
    async (person, shown) => {
      const { order_id: id, transaction, order_key: key } = orderOf("customerA");
      const state = () =>
        test.database.pool.query("select version, state, received from orders where order_id = $1", [id]);
      const before = (await state()).rows;
      const shownKeys: Record<typeof shown, Record<string, string>> = {
        "no key": {},
        "the key": { "order-key": key ?? "" },
        "a kept key": { cookie: `nameboard-order-${id}=${key}` },
      };
      const asked = { headers: { ...as(person), ...shownKeys[shown] } };
      const trip = { order_id: id, transaction };
      const bodied = { ...asked, body: trip };
      for (const prefix of ["/v4", "/v3", "/v1", "/transnextgen/v4", "/transnextgen/v1"]) {
        const answers = await Promise.all([
          call(test.app, "GET", `${prefix}/orders/${id}?lang=en`, asked),
          call(test.app, "GET", `${prefix}/orders/${id}?lang=en&user_id=5`, asked),
          call(test.app, "GET", `${prefix}/orders/of-transaction/${transaction}`, asked),
          call(test.app, "GET", `${prefix}/orders/trips?order_id=${id}`, asked),
          call(test.app, "GET", `${prefix}/orders/${id}/check-cancel`, asked),
          call(test.app, "POST", `${prefix}/orders/trips/cancel`, bodied),
          call(test.app, "POST", `${prefix}/orders/trips`, bodied),
          call(test.app, "PUT", `${prefix}/orders/trips`, bodied),
          call(test.app, "POST", `${prefix}/orders/approve/${transaction}`, { ...asked, body: {} }),
          call(test.app, "GET", `${prefix}/orders/pay-url?transaction=${transaction}`, asked),
          call(test.app, "GET", `${prefix}/documents/${transaction}`, asked),
          call(test.app, "POST", `${prefix}/documents/send/${transaction}`, { ...asked, body: {} }),
          ...(prefix === "/v4" ? [call(test.app, "POST", "/v4/orders/kept", bodied)] : []),
        ]);
        for (const [at, { status, error }] of answers.entries())
          expect([prefix, at, status, error?.code]).toEqual([prefix, at, ...ELSEWHERE]);
      }
      expect((await state()).rows).toEqual(before);
    },
  );

  it("finds nobody by name or e-mail", async () => {
    const own = orderOf("dispatcher").order_id;
    for (const person of STAFF)
      for (const query of ["&names=a", "&email=example", "&user_id=5"]) {
        const { result } = await list(as(person), query);
        expect(result?.orders.filter(({ order_id: id }) => id !== own)).toEqual([]);
      }
  });

  it("gets the same answer for an order that does not exist, in words that say where to go", async () => {
    const { status, error } = await call(test.app, "GET", "/v4/orders/1999999999?lang=en", { headers: as("support") });
    expect([status, error?.code]).toEqual(ELSEWHERE);
    expect(error?.message).toMatch(/console.*\/operator/);
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
