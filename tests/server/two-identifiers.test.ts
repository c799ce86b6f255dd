import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { attemptKey, call, logInAs, placedOrder } from "../support/factories.ts";
import { headersOf } from "../support/log-in.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

let test: TestApp;
let own: PlacedOrder;
let other: PlacedOrder;
let key: Record<string, string>;
beforeAll(async () => {
  test = await buildTestApp();
  own = await placedOrder(test.app);
  other = await placedOrder(test.app);
  key = { "order-key": own.order_key ?? "" };
});
afterAll(() => test.close());

/** Everything of both orders, as the database has it. */
const stored = async (): Promise<string> => {
  const { rows } = await test.database.pool.query(
    `select (select jsonb_agg(to_jsonb(o) order by order_id) from orders o)::text as orders,
            (select jsonb_agg(to_jsonb(t) order by trip_id) from trips t)::text as trips`,
  );
  return JSON.stringify(rows);
};

const UNKNOWN = ERRORS["order-unknown"].number;
const MALFORMED = ERRORS.malformed.number;

describe("found 13: a call that names two things is refused unless they belong together", () => {
  it("cancelling: an order and another's trip, in every way to say so, for whoever asks", async () => {
    const account = { authorization: `Bearer ${await logInAs(test.app, "customer")}` };
    const [mine, theirs] = [own.order_id, other.order_id];
    const before = await stored();
    for (const headers of [key, { ...key, ...account }]) {
      for (const [body, code] of [
        [{ order_id: mine, trip_id: theirs }, MALFORMED],
        [{ order_id: theirs, trip_id: mine }, MALFORMED],
        [{ order_id: mine, trip_id: 1 }, MALFORMED],
        [{ order_id: mine, transaction: other.transaction }, UNKNOWN],
        [{ trip_id: mine, transaction: other.transaction }, UNKNOWN],
        [{ order_id: mine, with_trips: [theirs] }, UNKNOWN],
        [{ trip_id: mine, with_trips: [theirs], transaction: own.transaction }, UNKNOWN],
      ] as const) {
        for (const prefix of ["/v1", "/v3", "/v4", "/transnextgen/v3"]) {
          const { error } = await call(test.app, "POST", `${prefix}/orders/trips/cancel?lang=en`, { body, headers });
          expect([body, error?.code]).toEqual([body, code]);
        }
      }
    }
    expect(await stored()).toBe(before);
  });

  it("changing: a trip and another's transaction, also to confirm an e-mail", async () => {
    const before = await stored();
    for (const more of [{ comment: "new" }, { email_token: "A".repeat(43) }]) {
      for (const method of ["POST", "PUT"] as const) {
        const { error } = await call(test.app, method, "/v4/orders/trips?lang=en", {
          body: { order_id: own.order_id, transaction: other.transaction, ...more },
          headers: key,
        });
        expect(error?.code).toBe(UNKNOWN);
      }
    }
    expect(await stored()).toBe(before);
  });

  it("changing: an order and another's trip, wherever the trip stands in the body", async () => {
    const [mine, theirs] = [own.order_id, other.order_id];
    const before = await stored();
    for (const body of [
      { order_id: mine, trip_id: theirs, comment: "new" },
      { order_id: theirs, trip_id: mine, comment: "new" },
      { order_id: mine, trip: { trip_id: theirs, comment: "new" } },
      { order_id: mine, trips: [{ trip_id: theirs, comment: "new" }] },
    ]) {
      for (const method of ["POST", "PUT"] as const) {
        const { error } = await call(test.app, method, "/v4/orders/trips?lang=en", { body, headers: key });
        expect([body, error?.code]).toEqual([body, MALFORMED]);
      }
    }
    expect(await stored()).toBe(before);
    const { error } = await call(test.app, "PUT", "/v4/orders/trips?lang=en", {
      body: { order_id: mine, trip_id: mine },
      headers: key,
    });
    expect(error).toBeNull();
  });

  it("what cancelling costs: a trip and another's", async () => {
    const { error } = await call(
      test.app,
      "GET",
      `/v4/orders/${own.order_id}/check-cancel?with_trips=${other.order_id}&lang=en`,
      { headers: key },
    );
    expect(error?.code).toBe(UNKNOWN);
  });

  it("paying: a transaction and another's order", async () => {
    const ask = async (query: string) =>
      (await call<{ url: string } | null>(test.app, "GET", `/v4/orders/pay-url?lang=en&${query}`, { headers: key }))
        .error?.code;
    expect(await ask(`transaction=${other.transaction}&order_id=${own.order_id}`)).toBe(UNKNOWN);
    expect(await ask(`transaction=${own.transaction}&order_id=${other.order_id}`)).toBe(UNKNOWN);
    expect(await ask(`transaction=${own.transaction}&order_id=${own.order_id}`)).toBeUndefined();
  });

  it("documents: a transaction in the query and another in the body", async () => {
    const { error } = await call(test.app, "POST", `/v4/documents/send?transaction=${own.transaction}&lang=en`, {
      body: { transaction: other.transaction },
      headers: key,
    });
    expect(error?.code).toBe(MALFORMED);
  });

  it("a pass of an order for another's trip", async () => {
    for (const file of ["pass.pkpass", "google-pass"]) {
      const { statusCode } = await test.app.inject({
        url: `/orders/${own.order_id}/${file}?trip=${other.order_id}`,
        headers: key,
      });
      expect(statusCode).toBe(404);
    }
  });

  it("in the console: an order and a trip of another one", async () => {
    const staff = await headersOf(test.app, "admin");
    const trip = { trip_id: other.order_id };
    const at = `/operator/v1/orders/${own.order_id}`;
    const before = await stored();
    const tries: readonly (readonly ["GET" | "POST", string, object?])[] = [
      ["POST", `${at}/confirm`, { trip_ids: [other.order_id] }],
      ["POST", `${at}/cancel/preview`, { trip_ids: [other.order_id], reason: "traveller" }],
      [
        "POST",
        `${at}/driver`,
        { ...trip, driver: { name: "Ivan", phone: "+79161234567", car: "", plate: "" }, tell: false },
      ],
      ["POST", `${at}/marks`, { ...trip, add: ["vip"] }],
      ["POST", `${at}/state`, { ...trip, state: "under-way" }],
      ["POST", `${at}/state/correct`, { ...trip, reason: "wrong" }],
      ["POST", `${at}/provider`, { ...trip, provider_id: 1 }],
      ["POST", `${at}/no-show/preview`, { ...trip, waited: 60 }],
      ["POST", `${at}/photos`, { ...trip, photo: "/9j/4AAQ" }],
      ["GET", `${at}/providers?trip_id=${other.order_id}`],
      ["GET", `${at}/change/choices?trip_id=${other.order_id}`],
      ["GET", `${at}/photos/1`],
      ["GET", `${at}/letters/1`],
      ["GET", `/operator/v1/tester/sold?trip_id=${own.order_id}&price_id=1`],
    ];
    const version = await test.database.pool.query("select version from orders where order_id = $1", [own.order_id]);
    const ends: (readonly [string, unknown, unknown])[] = [];
    for (const [method, url, body] of tries) {
      const answer = await call(test.app, method, `${url}${url.includes("?") ? "&" : "?"}lang=en`, {
        ...(body !== undefined && { body: { ...(version.rows[0] as object), ...body } }),
        headers: { ...staff, "idempotency-key": attemptKey() },
      });
      ends.push([url.slice(at.length), answer.error?.code ?? "done", answer.error?.details]);
    }
    expect(ends.filter(([, code]) => code !== UNKNOWN && code !== ERRORS["letter-unknown"].number)).toEqual([]);
    expect(await stored()).toBe(before);
  });
});
